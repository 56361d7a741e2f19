import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawQuestions } from './draw-questions.ts'

/** Lessons with questions of distinct ids. */
const lessons = fc
  .array(fc.nat(8), { maxLength: 8 })
  .map((sizes) =>
    sizes.map((size, lesson) => Array.from({ length: size }, (_, index) => lesson * 100 + index)),
  )
const counts = fc.integer({ min: 1, max: 30 })

test('so many are drawn, each once, and all where there are fewer', () => {
  fc.assert(
    fc.property(lessons, counts, fc.integer(), (all, count, seed) => {
      const drawn = drawQuestions(all, count, seed)
      expect(drawn).toHaveLength(Math.min(count, all.flat().length))
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(all.flat()).toEqual(expect.arrayContaining(drawn))
    }),
  )
})

test('no lesson gives two more than another that has some left', () => {
  fc.assert(
    fc.property(lessons, counts, fc.integer(), (all, count, seed) => {
      const drawn = new Set(drawQuestions(all, count, seed))
      const shares = all.map((questions) => questions.filter((id) => drawn.has(id)).length)
      for (const [lesson, share] of shares.entries())
        if (share < (all[lesson]?.length ?? 0)) expect(Math.max(...shares)).toBeLessThanOrEqual(share + 1)
    }),
  )
})

test('a seed draws the same again, and others draw otherwise', () => {
  const all = [Array.from({ length: 20 }, (_, id) => id), Array.from({ length: 20 }, (_, id) => 100 + id)]
  expect(drawQuestions(all, 8, 7)).toEqual(drawQuestions(all, 8, 7))
  const draws = Array.from({ length: 20 }, (_, seed) => String(drawQuestions(all, 8, seed)))
  expect(new Set(draws).size).toBe(20)
})
