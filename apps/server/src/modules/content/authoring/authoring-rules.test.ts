import { draftQuestion, type DraftLesson, type DraftQuestion } from '@qadam/contract'
import { checkLesson } from '@qadam/course-archive/lesson-faults'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choice, everyType, smallLesson } from '../../../../test/drafts.ts'
import { archiveForm } from './archive-form.ts'
import { isPermutation } from '../../base/school/index.ts'
import { isReordering } from './course-order.ts'
import { checkDraft } from './lesson-check.ts'
import { changedQuestions, retypedQuestions } from './published-changes.ts'
import { newStableId, titleOfCopy } from './stable-ids.ts'
import { documentOf } from './import-course.ts'

describe('an order', () => {
  const orders = fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 })
    .chain((lessons) =>
      fc.tuple(
        fc.constant(lessons),
        fc.shuffledSubarray(lessons, { minLength: lessons.length, maxLength: lessons.length }),
        fc.array(fc.nat({ max: lessons.length }), { maxLength: 3 }),
      ),
    )
  const cut = (lessons: readonly number[], at: readonly number[]) => {
    const cuts = [0, ...at.toSorted((one, other) => one - other), lessons.length]
    return cuts.slice(1).map((end, index) => ({ id: index + 1, lessons: lessons.slice(cuts[index], end) }))
  }

  test('that has each lesson once is one, however the lessons are dealt to the modules', () => {
    fc.assert(
      fc.property(orders, ([lessons, shuffled, cuts]) => {
        const rest = cut(lessons, []).concat(cuts.map((_one, index) => ({ id: index + 2, lessons: [] })))
        expect(isReordering(rest, cut(shuffled, cuts).toReversed())).toBe(true)
      }),
    )
  })

  test('that loses, doubles or brings one is none', () => {
    fc.assert(
      fc.property(orders, fc.nat(), ([lessons, shuffled], pick) => {
        const [first = 0, ...rest] = shuffled
        expect(isPermutation(lessons, rest)).toBe(false)
        expect(isPermutation(lessons, [...rest, 100])).toBe(false)
        const doubled = rest[pick % Math.max(1, rest.length)]
        if (doubled !== undefined) expect(isPermutation(lessons, [doubled, ...rest])).toBe(false)
        expect(isPermutation(lessons, [first, ...rest, first])).toBe(false)
      }),
    )
  })
})

describe('a draft', () => {
  const media = [
    { path: 'media/rasm.png', mime: 'image/png' },
    { path: 'media/dars.mp4', mime: 'video/mp4', duration_s: 40 },
  ]

  test.for(everyType())(
    'of every type is a lesson of the course archive, and back the same draft',
    (document) => {
      const { lesson, faults } = checkDraft(checkLesson, 'dars', document, media)
      expect(faults.filter(({ level }) => level === 'error')).toEqual([])
      if (!lesson) throw new Error('it is not whole')
      expect(lesson.id).toBe('dars')
      expect(documentOf(lesson)).toEqual(document)
    },
  )

  test('may hold what is empty, or was left by another type: neither is in the archive', () => {
    const question: DraftQuestion = {
      ...choice('savol'),
      tip: { uz: ' ', ru: '' },
      text: { uz: 'Savol', ru: ' ' },
      starter: { 'main.py': 'x' },
      captions: {},
      blanks: ['a'],
    }
    expect(archiveForm('dars', { ...smallLesson(), questions: [question] }).questions).toEqual([
      { ...choice('savol'), text: { uz: 'Savol' } },
    ])
  })

  test('with any field emptied is refused by name, or is whole without it', () => {
    const [learn] = everyType()
    fc.assert(
      fc.property(
        fc.nat({ max: learn.questions.length - 1 }),
        fc.constantFrom('text', 'hint', 'success', 'options', 'media', 'template', 'picture', 'tip'),
        (index, field) => {
          const emptied: DraftLesson = {
            ...learn,
            questions: learn.questions.map((question, place) => {
              if (place !== index) return question
              const value = field === 'text' ? { uz: '' } : undefined
              return draftQuestion.parse({ ...question, [field]: value })
            }),
          }
          const { lesson, faults } = checkDraft(checkLesson, 'dars', emptied, media)
          const errors = faults.filter(({ level }) => level === 'error')
          expect(lesson === undefined).toBe(errors.length > 0)
          for (const { question } of errors) expect(question).toBe(learn.questions[index]?.id)
        },
      ),
    )
  })
})

describe('what is published anew', () => {
  const live = smallLesson()

  test('tells of a key that changed and of a question that is gone, not of a text', () => {
    const [info, savol] = live.questions
    if (!info || !savol) throw new Error('there are no questions')
    const next = (...questions: DraftQuestion[]) => ({ ...live, questions })
    expect(changedQuestions(live, live)).toEqual([])
    expect(changedQuestions(null, live)).toEqual([])
    expect(changedQuestions(live, next({ ...info, text: { uz: 'Boshqa' } }, savol))).toEqual([])
    expect(changedQuestions(live, next(savol, info))).toEqual([])
    expect(changedQuestions(live, next(info, choice('savol', 'c')))).toEqual([
      { kind: 'key_changed', question: 'savol' },
    ])
    expect(changedQuestions(live, next(savol))).toEqual([{ kind: 'removed', question: 'info' }])
  })

  test('is another question where its type is another', () => {
    const retyped = { ...choice('savol'), type: 'selected-drag' as const }
    const types = new Map(live.questions.map(({ id, type }) => [id, type]))
    expect(retypedQuestions(types, { ...live, questions: [retyped] })).toEqual(['savol'])
    expect(retypedQuestions(types, live)).toEqual([])
    expect(retypedQuestions(new Map(), live)).toEqual([])
  })
})

test('an id is a slug of the title, and never the same twice', () => {
  const random = () => 0.5
  expect(newStableId('Oʻzgaruvchilar va turlar!', random)).toMatch(/^ozgaruvchilar-va-turlar-[a-z2-9]{6}$/)
  expect(newStableId('Переменные', random)).toMatch(/^[a-z2-9]{6}$/)
  fc.assert(
    fc.property(fc.string(), (title) => {
      const id = newStableId(title, random)
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.length).toBeLessThanOrEqual(64)
      expect(newStableId(title, Math.random)).not.toBe(newStableId(title, Math.random))
    }),
  )
})

test('the title of a copy stays within the limit', () => {
  expect(titleOfCopy({ uz: 'Dars', ru: 'Урок' }, 300)).toEqual({ uz: 'Dars (nusxa)', ru: 'Урок (копия)' })
  expect(titleOfCopy({ uz: 'x'.repeat(300) }, 300).uz).toHaveLength(300)
})
