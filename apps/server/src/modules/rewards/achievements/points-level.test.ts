import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelOf } from './points-level.ts'

/** As many as the column of points can hold. */
const points = fc.nat(2 ** 31 - 1)

test.each([
  [0, 1, 0, 100],
  [99, 1, 0, 100],
  [100, 2, 100, 300],
  [299, 2, 100, 300],
  [300, 3, 300, 600],
  [1000, 5, 1000, 1500],
])('%i points are level %i', (given, number, points_from, points_to) => {
  expect(levelOf(given)).toEqual({ number, points: given, points_from, points_to })
})

test('points lie within their level, and more points are never a lower one', () => {
  fc.assert(
    fc.property(points, points, (some, others) => {
      const [fewer, more] = [levelOf(Math.min(some, others)), levelOf(Math.max(some, others))]
      expect(fewer.number).toBeLessThanOrEqual(more.number)
      for (const level of [fewer, more]) {
        expect(level.points_from).toBeLessThanOrEqual(level.points)
        expect(level.points_to).toBeGreaterThan(level.points)
      }
    }),
  )
})

test('a level ends where the next begins, whose step is greater: there is no highest one', () => {
  fc.assert(
    fc.property(points, (given) => {
      const level = levelOf(given)
      const next = levelOf(level.points_to)
      expect([next.number, next.points_from]).toEqual([level.number + 1, level.points_to])
      expect(next.points_to - next.points_from).toBeGreaterThan(level.points_to - level.points_from)
      expect(levelOf(level.points_to - 1).number).toBe(level.number)
    }),
  )
})
