import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discriminationOf, flagsOf, type QuestionSums } from './question-health.ts'

interface Pair {
  x: 0 | 1
  y: number
}

const sumsOf = (pairs: readonly Pair[]): QuestionSums => {
  const sum = (value: (pair: Pair) => number) => pairs.reduce((total, pair) => total + value(pair), 0)
  return {
    tries: pairs.length,
    correct: sum(({ x }) => x),
    pairs: pairs.length,
    sum_x: sum(({ x }) => x),
    sum_y: sum(({ y }) => y),
    sum_yy: sum(({ y }) => y * y),
    sum_xy: sum(({ x, y }) => x * y),
  }
}

/** By its definition: the distance of the two means, in spreads of all, weighed by how many answered which. */
function pointBiserial(pairs: readonly Pair[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const ys = pairs.map(({ y }) => y)
  const right = pairs.filter(({ x }) => x === 1).map(({ y }) => y)
  const wrong = pairs.filter(({ x }) => x === 0).map(({ y }) => y)
  const spread = Math.sqrt(mean(ys.map((y) => (y - mean(ys)) ** 2)))
  const share = right.length / pairs.length
  return ((mean(right) - mean(wrong)) / spread) * Math.sqrt(share * (1 - share))
}

const pair = fc.record({
  x: fc.constantFrom(0 as const, 1 as const),
  y: fc.integer({ min: 0, max: 4 }).map((n) => n / 4),
})

test('the discrimination from kept sums is the point-biserial correlation', () => {
  fc.assert(
    fc.property(fc.array(pair, { minLength: 20, maxLength: 200 }), (pairs) => {
      const found = discriminationOf(sumsOf(pairs))
      const isOneSided =
        new Set(pairs.map(({ x }) => x)).size < 2 || new Set(pairs.map(({ y }) => y)).size < 2
      if (isOneSided) expect(found).toBeUndefined()
      else expect(found).toBeCloseTo(pointBiserial(pairs), 6)
    }),
  )
})

test('from a few answers nothing is said', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 19 }), (pairs) => {
      expect(discriminationOf(sumsOf(pairs))).toBeUndefined()
      expect(flagsOf(sumsOf(pairs))).toEqual([])
    }),
  )
})

const many = (count: number, x: 0 | 1, y: number) => Array.from({ length: count }, (): Pair => ({ x, y }))

test('a question is suspicious where it is contrary, tells nobody apart, or is answered by none or all', () => {
  expect(flagsOf(sumsOf([...many(20, 1, 0.2), ...many(20, 0, 0.9)]))).toEqual(['contrary'])
  expect(flagsOf(sumsOf([...many(20, 1, 0.9), ...many(20, 0, 0.2)]))).toEqual([])
  expect(
    flagsOf(sumsOf([...many(10, 1, 0.5), ...many(10, 1, 0.6), ...many(10, 0, 0.5), ...many(10, 0, 0.6)])),
  ).toEqual(['undiscerning'])
  expect(flagsOf(sumsOf([...many(2, 1, 1), ...many(18, 0, 0.1)]))).toEqual(['hard'])
  expect(flagsOf(sumsOf(many(30, 1, 0.5)))).toEqual(['easy'])
})
