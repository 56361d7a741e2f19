import { examSkills, limits, type ExamSkill } from '@qadam/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawQuestions, type Drawable } from './draw.ts'
import { placementQuestions } from './placement-bank.ts'

const { questionsInPart } = limits.exam
const skill = fc.constantFrom(...examSkills)
const bank = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 200 }), skill }), {
  maxLength: 60,
  selector: ({ id }) => id,
})
const seen = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 4 })))
  .map((pairs) => new Map(pairs))
const ids = (questions: readonly Drawable[]) => questions.map(({ id }) => id)
const countsOf = (questions: readonly Drawable[]) => {
  const counts = new Map<ExamSkill, number>()
  for (const { skill: one } of questions) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

describe('a draw', () => {
  test('is ten different questions of the bank, or all where there are fewer', () => {
    fc.assert(
      fc.property(bank, seen, fc.nat(), (questions, before, seed) => {
        const drawn = drawQuestions(questions, before, questionsInPart, seed)
        expect(new Set(drawn).size).toBe(Math.min(questionsInPart, questions.length))
        expect(drawn.every((one) => questions.includes(one))).toBe(true)
      }),
    )
  })

  test('repeats nothing while others are left, and then what was asked the longest ago', () => {
    fc.assert(
      fc.property(bank, seen, fc.nat(), (questions, before, seed) => {
        const drawn = drawQuestions(questions, before, questionsInPart, seed)
        const rankOf = ({ id }: Drawable) => before.get(id) ?? 0
        const newest = Math.max(-1, ...drawn.map(rankOf))
        const left = questions.filter((one) => !drawn.includes(one))
        for (const one of left) expect(rankOf(one)).toBeGreaterThanOrEqual(newest)
      }),
    )
  })

  test('asks as much of each skill as of the others, as far as there are', () => {
    fc.assert(
      fc.property(bank, fc.nat(), (questions, seed) => {
        const drawn = countsOf(drawQuestions(questions, new Map(), questionsInPart, seed))
        const there = countsOf(questions)
        for (const [one, count] of there) {
          const asked = drawn.get(one) ?? 0
          // More of another only where this one has no more.
          if (asked < count) for (const other of drawn.values()) expect(other).toBeLessThanOrEqual(asked + 1)
        }
      }),
    )
  })

  test('is the same for the same seed, in whatever order the bank is read', () => {
    fc.assert(
      fc.property(bank, seen, fc.nat(), (questions, before, seed) => {
        const once = drawQuestions(questions, before, questionsInPart, seed)
        expect(ids(drawQuestions(questions.toReversed(), before, questionsInPart, seed))).toEqual(ids(once))
      }),
    )
  })
})

test('three sittings of the built-in bank ask no question twice, and two of each skill a time', () => {
  for (const part of [1, 2, 3]) {
    const own = placementQuestions
      .filter((question) => question.part === part)
      .map(({ number, skill: one }) => ({ id: number, skill: one }))
    const before = new Map<number, number>()
    for (const sitting of [1, 2, 3]) {
      const drawn = drawQuestions(own, before, questionsInPart, sitting * part)
      expect([...countsOf(drawn).values()]).toEqual([2, 2, 2, 2, 2])
      for (const { id } of drawn) {
        expect(before.has(id)).toBe(false)
        before.set(id, sitting)
      }
    }
    expect(before.size).toBe(30)
  }
})

test('every question comes up about as often as the others, on any place', () => {
  const own = Array.from({ length: 30 }, (_, id) => ({ id, skill: examSkills[id % 5] ?? 'verbs' }))
  const draws = 3000
  const times = own.map(() => 0)
  const first = own.map(() => 0)
  for (let seed = 0; seed < draws; seed += 1) {
    const drawn = drawQuestions(own, new Map(), questionsInPart, seed * 7919)
    for (const { id } of drawn) times[id] = (times[id] ?? 0) + 1
    const opening = drawn[0]?.id ?? 0
    first[opening] = (first[opening] ?? 0) + 1
  }
  for (const count of times) expect(Math.abs(count - draws / 3)).toBeLessThan(draws / 20)
  for (const count of first) expect(Math.abs(count - draws / 30)).toBeLessThan(draws / 50)
})
