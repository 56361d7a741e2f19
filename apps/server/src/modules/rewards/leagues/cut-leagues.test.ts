import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutLeagues } from './cut-leagues.ts'

const sizes = (counts: Record<number, number>) =>
  cutLeagues(Object.entries(counts).map(([level, count]) => ({ level: Number(level), count }))).map(
    ({ from, to }) => to - from + 1,
  )

test.each([
  [{}, []],
  [{ 1: 0 }, []],
  [{ 1: 1 }, [1]],
  [{ 1: 5 }, [5]],
  [{ 1: 35 }, [35]],
  [{ 1: 36 }, [18, 18]],
  [{ 1: 61 }, [30, 31]],
  [{ 1: 100 }, [33, 33, 34]],
  // Too few of a level play with those below, and the last with those above.
  [{ 3: 4, 2: 5, 1: 3 }, [12]],
  [{ 3: 4, 2: 20 }, [24]],
  [{ 2: 20, 1: 4 }, [24]],
  [{ 2: 30, 1: 30 }, [30, 30]],
  [{ 7: 1, 1: 40 }, [20, 21]],
])('of %j leagues of %j are made', (counts, expected) => {
  expect(sizes(counts)).toEqual(expected)
})

const levels = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2000 })), {
    minLength: 7,
    maxLength: 7,
  })
  .map((counts) => counts.map((count, index) => ({ level: index + 1, count })))

test('everybody is in one league, none is too large, and none too small but in a small school', () => {
  fc.assert(
    fc.property(levels, (counts) => {
      const all = counts.reduce((sum, { count }) => sum + count, 0)
      const cuts = cutLeagues(counts)
      let next = 1
      for (const { from, to, top, bottom } of cuts) {
        expect(from).toBe(next)
        next = to + 1
        expect(to - from + 1).toBeLessThanOrEqual(35)
        expect(to - from + 1).toBeGreaterThanOrEqual(Math.min(15, all))
        expect(top).toBeGreaterThanOrEqual(bottom)
      }
      expect(next).toBe(all + 1)
    }),
  )
})

test('whoever is in a league has a level between its highest and its lowest', () => {
  fc.assert(
    fc.property(levels, (counts) => {
      const order = counts
        .toSorted((one, other) => other.level - one.level)
        .flatMap(({ level, count }) => Array.from({ length: count }, () => level))
      for (const { from, to, top, bottom } of cutLeagues(counts)) {
        const inside = order.slice(from - 1, to)
        expect(Math.max(...inside)).toBeLessThanOrEqual(top)
        expect(Math.min(...inside)).toBeGreaterThanOrEqual(bottom)
      }
    }),
  )
})
