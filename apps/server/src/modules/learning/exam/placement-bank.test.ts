import { buffer } from 'node:stream/consumers'
import { examSkills, limits } from '@qadam/contract'
import { checkArchive, writeZip } from '@qadam/course-archive'
import { describe, expect, test } from 'vitest'
import { placementParts, placementQuestions, type PlacementQuestion } from './placement-bank.ts'
import { askQuestions } from './question.ts'

const { exam } = limits

test('the bank is three parts of thirty questions, as many of each skill', () => {
  expect(placementParts.map(({ part }) => part)).toEqual([1, 2, 3])
  for (const { part } of placementParts) {
    const own = placementQuestions.filter((question) => question.part === part)
    expect(own).toHaveLength(3 * exam.questionsInPart)
    for (const skill of examSkills) expect(own.filter((one) => one.skill === skill)).toHaveLength(6)
  }
})

test('every question has a number of its own, by which schools know that they have it', () => {
  const numbers = placementQuestions.map(({ number }) => number).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 90 }, (_, index) => index + 1))
  // Schools were given these under these numbers.
  const first = placementQuestions.find(({ number }) => number === 1)
  const last = placementQuestions.find(({ number }) => number === 90)
  expect([first?.question, last?.part]).toEqual(['Hello! My name ___ Malika.', 3])
})

test('no question is there twice', () => {
  const plain = placementQuestions.map(({ question, options }) => `${question} ${options[0]}`.toLowerCase())
  expect(new Set(plain).size).toBe(plain.length)
})

/** The bank as a course of three lessons. What its questions lack of a lesson's, hint and praise, is filled in. */
const asCourse = (questions: readonly PlacementQuestion[]) =>
  writeZip({
    id: 'placement',
    number: 1,
    title: { uz: 'Imtihon' },
    description: { uz: 'Uch qism.' },
    cover: { hue: 0, seed: 0 },
    media: [],
    modules: [
      {
        id: 'parts',
        number: 1,
        title: { uz: 'Qismlar' },
        description: { uz: 'Uch qism.' },
        lessons: placementParts.map(({ part, description }) => ({
          id: `part-${part}`,
          type: 'Learn' as const,
          title: { uz: `Part ${part}`, ru: `Part ${part}` },
          questions: [
            { id: 'intro', type: 'info' as const, text: description },
            ...questions.filter((one) => one.part === part).map(asLessonQuestion),
          ],
        })),
      },
    ],
  })

const both = (text: string) => ({ uz: text, ru: text })
const asLessonQuestion = ({ number, question, options }: PlacementQuestion) => ({
  id: `question-${number}`,
  type: 'selected-file' as const,
  text: both(question),
  hint: both('1'),
  success: both('1'),
  options: options.map((text, place) => ({
    id: `option-${place}`,
    text: both(text),
    ...(place === 0 && { right: true as const }),
  })),
})

test('the checker of course archives finds no fault in it', async () => {
  expect(await checkArchive(await buffer(asCourse(placementQuestions)))).toEqual([])
})

test('the checker would find an option that is there twice', async () => {
  const [first, ...rest] = placementQuestions
  if (!first) throw new Error('the bank is empty')
  const faults = await checkArchive(
    await buffer(asCourse([{ ...first, options: ['is', 'is', 'are', 'be'] }, ...rest])),
  )
  expect(faults).toMatchObject([{ question: 'question-1', message: 'two options say the same' }])
})

describe.each(placementQuestions)('question $number', ({ question, options }) => {
  test('has four options that differ, and one place to fill or one thing to say', () => {
    expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(exam.optionsInQuestion)
    expect(question.match(/___/g)).toHaveLength(1)
    for (const text of [question, ...options]) expect(text).toMatch(/^[^'"`а-яё\t]*[^\s]$/i)
  })

  test('does not betray its answer by length', () => {
    const [right, ...wrong] = options.map(({ length }) => length)
    expect(right).toBeLessThanOrEqual(Math.max(...wrong) + 8)
  })
})

test('the place of the right option is not bound to the key, over many sittings', () => {
  const bank = placementQuestions.slice(0, 10).map(({ number, skill, question, options }) => ({
    id: number,
    skill,
    question,
    revision: 0,
    options: options.map((value, id) => ({ id, value })),
    answer_id: 0,
  }))
  const places = [0, 0, 0, 0]
  const sittings = 300
  for (let seed = 0; seed < sittings; seed += 1) {
    for (const { options } of askQuestions(bank, 1, seed * 7919)) {
      const place = options.findIndex(({ id }) => id === 0)
      places[place] = (places[place] ?? 0) + 1
    }
  }
  const expected = (sittings * bank.length) / 4
  for (const count of places) expect(Math.abs(count - expected)).toBeLessThan(expected / 5)
})
