import type { ArchiveQuestion } from '@qadam/course-archive'
import { SchoolError } from '@qadam/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredMedia } from '../../../files/media-store.ts'
import { gradeAnswer } from './grade-answer.ts'
import { loadQuestion } from './load-question.ts'
import { renderMarkdown } from './render-markdown.ts'
import { presentQuestion, reveal } from './present-question.ts'
import { seededRandom, seedOf } from './shuffle.ts'
import { readQuestion } from './read-question.ts'
import type { StoredQuestion } from './stored-question.ts'

const text = (uz: string) => ({ uz })
const told = { text: text('Savol?'), hint: text('Maslahat'), success: text('Barakalla') }
const noMedia = (path: string) => {
  throw new Error(`no media ${path}`)
}

function stored(
  question: ArchiveQuestion,
  seed = 7,
  media: typeof noMedia | (() => StoredMedia) = noMedia,
): StoredQuestion {
  const { content, key } = loadQuestion(question, media, undefined, seededRandom(seed), renderMarkdown)
  return readQuestion({ id: 5, lesson_id: 1, order_number: 1, type: question.type, content, key })
}

const viewing = { lang: 'uz' as const, mediaUrl: (key: string) => key }
const optionIds = (question: StoredQuestion) =>
  presentQuestion(question, { ...viewing, seed: 1 }, undefined, 'given').other.options.map(
    (option) => option.id,
  )

const single = stored({
  ...told,
  id: 'q',
  type: 'selected-file',
  options: [
    { id: 'a', text: text('bir') },
    { id: 'b', text: text('ikki'), right: true },
    { id: 'c', text: text('uch') },
  ],
})
const multiple = stored({
  ...told,
  id: 'q',
  type: 'selected-multiple',
  options: [
    { id: 'a', text: text('bir'), right: true },
    { id: 'b', text: text('ikki') },
    { id: 'c', text: text('uch'), right: true },
  ],
})
/** With a feedback on each option, as an author leaves it who marks others as right afterwards. */
const explained = (type: 'selected-file' | 'selected-multiple', right: readonly string[]) =>
  stored({
    ...told,
    id: 'q',
    type,
    options: [
      ['a', 'bir'],
      ['b', 'ikki'],
      ['c', 'uch'],
    ].map(([id = '', uz = '']) => ({
      id,
      text: text(uz),
      feedback: text(`${id} emas`),
      ...(right.includes(id) && { right: true as const }),
    })),
  })
const idsByText = (question: StoredQuestion) => {
  const { options } = presentQuestion(question, { ...viewing, seed: 1 }, undefined, 'given').other
  return (uz: string) => options.find(({ value }) => value === uz)?.id
}
const order = stored({
  ...told,
  id: 'q',
  type: 'selected-drag',
  options: ['a', 'b', 'c'].map((id) => ({ id, text: text(`qator ${id}`) })),
})
const blanks = stored({
  ...told,
  id: 'q',
  type: 'selected-code-drag',
  template: { language: 'python', code: 'print(___ + ___)' },
  options: [
    { id: 'a', code: '2' },
    { id: 'b', code: '3' },
    { id: 'c', code: '2' },
  ],
  blanks: ['a', 'c'],
})

describe('code that is written once a language', () => {
  const question = stored({
    ...told,
    id: 'q',
    type: 'selected-code-drag',
    template: { language: 'html', code: { uz: '<h1>___</h1>', ru: '<h1 lang="ru">___</h1>' } },
    options: [
      { id: 'a', code: { uz: 'Narxlar', ru: 'Цены' } },
      { id: 'b', code: 'h1' },
    ],
    blanks: ['a'],
  })
  const shownIn = (lang: 'uz' | 'ru') =>
    presentQuestion(question, { ...viewing, lang, seed: 1 }, undefined, 'given').other

  test('is shown in the language of the reader', () => {
    expect(shownIn('uz').template?.code).toBe('<h1>___</h1>')
    expect(shownIn('ru').template?.code).toBe('<h1 lang="ru">___</h1>')
    expect(new Set(shownIn('uz').options.map(({ value }) => value))).toEqual(new Set(['Narxlar', 'h1']))
    expect(new Set(shownIn('ru').options.map(({ value }) => value))).toEqual(new Set(['Цены', 'h1']))
  })

  test('is graded the same for both', () => {
    expect(gradeAnswer(question, keyOf(question)).correct).toBe(true)
  })

  test('a row that holds a plain string is read as before', () => {
    const row = { ...question, key: question.key, content: question.content }
    const old = readQuestion({
      ...row,
      content: {
        ...question.content,
        fields: {
          template: { language: 'html', code: '<p>___</p>' },
          pieces: [{ id: 1, stable_id: 'a', code: 'x' }],
        },
      },
    })
    const { template, options } = presentQuestion(
      old,
      { ...viewing, lang: 'ru', seed: 1 },
      undefined,
      'given',
    ).other
    expect([template?.code, options[0]?.value]).toEqual(['<p>___</p>', 'x'])
  })
})

const keyOf = (question: StoredQuestion) => reveal(question, { correct: true }, 'given', viewing).answer_id

describe('the server grades by its own key', () => {
  test.each([single, multiple, order, blanks])('the revealed key of $type is graded right', (question) => {
    expect(gradeAnswer(question, keyOf(question)).correct).toBe(true)
  })

  test('every other single choice is wrong', () => {
    const wrong = optionIds(single).filter((id) => id !== keyOf(single))
    expect(wrong).toHaveLength(2)
    for (const id of wrong) expect(gradeAnswer(single, id).correct).toBe(false)
  })

  test('several choices are all or nothing, in any order', () => {
    const ids = optionIds(multiple)
    const key = new Set(keyOf(multiple) as number[]) // this type reveals a list
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 1 }), (chosen) => {
        const isKey = chosen.length === key.size && chosen.every((id) => key.has(id))
        expect(gradeAnswer(multiple, chosen).correct).toBe(isKey)
      }),
    )
  })

  test('an order is right in one arrangement only', () => {
    const key = keyOf(order) as number[] // as above
    fc.assert(
      fc.property(fc.shuffledSubarray(key, { minLength: 3 }), (arranged) => {
        expect(gradeAnswer(order, arranged).correct).toBe(arranged.join() === key.join())
      }),
    )
  })

  test('two pieces of the same code may change places, one piece cannot fill two blanks', () => {
    const [first, second] = keyOf(blanks) as [number, number] // two blanks
    expect(gradeAnswer(blanks, [second, first]).correct).toBe(true)
    expect(gradeAnswer(blanks, [first, first]).correct).toBe(false)
  })

  test('an answer of the wrong shape is refused, never counted', () => {
    for (const broken of [null, undefined, {}, 'abc', '', -1, 0, 1.5, [], ['x'], Number.NaN, '[1']) {
      expect(() => gradeAnswer(single, broken)).toThrow(SchoolError)
    }
    expect(() => gradeAnswer(multiple, 3)).toThrow(SchoolError)
  })

  test('forms may send ids as text and lists as JSON', () => {
    expect(gradeAnswer(single, String(keyOf(single))).correct).toBe(true)
    expect(gradeAnswer(multiple, JSON.stringify(keyOf(multiple))).correct).toBe(true)
  })
})

describe('what leaves the server', () => {
  test('before the answer there is no key, no hint and no success message', () => {
    for (const question of [single, multiple, order, blanks]) {
      const shown = presentQuestion(question, { ...viewing, seed: 3 }, undefined, 'given')
      expect(shown.other).toMatchObject({ answer_id: null, hint: null, success_message: null })
      expect(JSON.stringify(shown)).not.toMatch(/Maslahat|Barakalla|stable_id|right/)
    }
  })

  test('a wrong answer brings its hint and not the key', () => {
    const revealed = reveal(single, { correct: false }, 'given', viewing)
    expect(revealed.answer_id).toBeNull()
    expect(revealed.success_message).toBeNull()
    expect(revealed.hint).toContain('Maslahat')
  })

  test('the review of a passed test shows keys of wrong answers too', () => {
    expect(reveal(single, { correct: false }, 'all', viewing).answer_id).toBe(keyOf(single))
  })

  test('of a wrong option that was chosen its own feedback is told, and of the others nothing', () => {
    const question = explained('selected-file', ['b'])
    const idOf = idsByText(question)
    const told = (answer: unknown, review: 'given' | 'all' = 'given') =>
      reveal(question, gradeAnswer(question, answer), review, viewing).feedback?.trim()
    expect(told(idOf('bir'))).toBe('<p>a emas</p>')
    expect(told(idOf('uch'))).toBe('<p>c emas</p>')
    expect(told(idOf('uch'), 'all')).toBe('<p>c emas</p>')
    expect(told(idOf('ikki'), 'all')).toBeUndefined()
    expect(reveal(question, undefined, 'all', viewing).feedback).toBeUndefined()
    expect(JSON.stringify(question.content)).not.toContain('emas')
  })

  test('what is said in a recording leaves with the key alone, of the text and of each option', () => {
    const sound = (words: string) => text(`![Yozuv](media/a.mp3 "${words}")`)
    const question = stored(
      {
        ...told,
        id: 'q',
        type: 'selected-file',
        text: {
          uz: 'Tinglang ![Yozuv](media/a.mp3 "One two") ![Yozuv](media/a.mp3 "three")',
          ru: 'Слушайте',
        },
        tip: sound('TIP'),
        options: [
          { id: 'a', text: sound('Alpha'), right: true },
          { id: 'b', text: text('matn') },
        ],
      },
      3,
      () => ({ key: 'ab1', width: null, height: null, duration_s: 2 }),
    )
    const [alpha] = question.key.transcripts?.flatMap(({ option_id }) => option_id ?? []) ?? []
    const showing = { ...viewing, seed: 1 }
    for (const given of [undefined, { answer: 0, correct: false, answered_at: new Date() }]) {
      const shown = JSON.stringify(presentQuestion(question, showing, given, 'given'))
      expect(shown).toContain('<audio')
      expect(shown).not.toMatch(/One two|three|Alpha|TIP|transcript/)
    }
    const transcripts = [
      { option_id: null, text: 'One two three' },
      { option_id: alpha, text: 'Alpha' },
    ]
    expect(reveal(question, { correct: true }, 'given', viewing)).toMatchObject({ transcripts })
    expect(presentQuestion(question, showing, undefined, 'all').other).toMatchObject({ transcripts })
  })

  test('what is said in a text to be read stands in it', () => {
    const question = stored(
      { id: 'q', type: 'info', text: text('![Yozuv](media/a.mp3 "Hello")') },
      3,
      () => ({ key: 'ab1', width: null, height: null, duration_s: 2 }),
    )
    expect(presentQuestion(question, { ...viewing, seed: 1 }, undefined, 'given').question).toContain(
      'data-transcript="Hello"',
    )
  })

  test('whoever ticks all options is told of one of them, always the same', () => {
    const question = explained('selected-multiple', ['b'])
    const all = optionIds(question)
    const toldOf = (answer: readonly number[]) =>
      reveal(question, { correct: false, answer }, 'given', viewing).feedback
    expect(toldOf(all)).toMatch(/^<p>[ac] emas<\/p>\s*$/)
    expect(toldOf(all.toReversed())).toBe(toldOf(all))
  })

  test('what was said of an option that is right by now is told no more', () => {
    const question = explained('selected-file', ['a'])
    const answer = idsByText(question)('bir')
    expect(reveal(question, { correct: false, answer }, 'all', viewing).feedback).toBeUndefined()
  })

  test('neither the id nor the shown place of the right option is bound to the key', () => {
    const rankCounts = [0, 0, 0]
    const placeCounts = [0, 0, 0]
    const rounds = 3000
    for (let round = 0; round < rounds; round += 1) {
      const question = stored(
        {
          ...told,
          id: 'q',
          type: 'selected-file',
          options: [
            { id: 'a', text: text('bir'), right: true },
            { id: 'b', text: text('ikki') },
            { id: 'c', text: text('uch') },
          ],
        },
        seedOf(round, 1),
      )
      const shown = presentQuestion(question, { ...viewing, seed: seedOf(round, 2) }, undefined, 'given')
        .other.options
      const ids = shown.map((option) => option.id)
      const key = keyOf(question) as number // this type reveals one id
      const rank = [...ids].sort((one, other) => one - other).indexOf(key)
      rankCounts[rank] = (rankCounts[rank] ?? 0) + 1
      placeCounts[ids.indexOf(key)] = (placeCounts[ids.indexOf(key)] ?? 0) + 1
    }
    const bound = 4 * Math.sqrt(rounds * (1 / 3) * (2 / 3))
    for (const count of [...rankCounts, ...placeCounts]) {
      expect(Math.abs(count - rounds / 3)).toBeLessThan(bound)
    }
  })

  test('loading again keeps the ids that answers name', () => {
    const question: ArchiveQuestion = {
      ...told,
      id: 'q',
      type: 'selected-file',
      options: [
        { id: 'a', text: text('bir'), right: true },
        { id: 'b', text: text('ikki') },
      ],
    }
    const first = loadQuestion(question, noMedia, undefined, seededRandom(1), renderMarkdown)
    const again = loadQuestion(
      { ...question, options: [{ id: 'c', text: text('yangi') }, ...question.options] },
      noMedia,
      first,
      seededRandom(2),
      renderMarkdown,
    )
    expect(again.key.answer).toEqual(first.key.answer)
  })
})
