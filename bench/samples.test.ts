import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, summarise } from './samples.ts'

const rounds = fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 5, maxLength: 5 })

test('the median of an odd and of an even number of rounds', () => {
  expect(summarise([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 })
  expect(summarise([4, 1, 2, 3])).toEqual({ median: 2.5, least: 1, most: 4 })
})

test('what lies among the others has not moved, what lies beyond all of them has', () => {
  expect(judge([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])).toBe('same')
  expect(judge([1, 2, 3, 4, 5], [5.1, 6, 7, 8, 9])).toBe('more')
  expect(judge([5.1, 6, 7, 8, 9], [1, 2, 3, 4, 5])).toBe('less')
})

test('seen from the other side, more is less', () => {
  const turned = { more: 'less', less: 'more', same: 'same' }
  fc.assert(
    fc.property(rounds, rounds, (one, other) => {
      expect(judge(other, one)).toBe(turned[judge(one, other)])
    }),
  )
})

test('rounds of the same kind move by chance once in 126 times, not more often', () => {
  let seed = 7
  // Park and Miller's generator: the same rounds in each run.
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const round = () => Array.from({ length: 5 }, () => 10 + random())
  const moved = Array.from({ length: 4000 }, () => judge(round(), round())).filter((one) => one !== 'same')
  expect(moved.length / 4000).toBeLessThan(2 / 126)
  expect(moved.length).toBeGreaterThan(0)
})
