import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptsLeft } from './attempts-left.ts'

const now = new Date('2026-09-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('attempts come back an hour after they were spent', () => {
  expect(attemptsLeft(3, [ago(3599), ago(60)], now)).toEqual({
    max: 3,
    left: 1,
    refill_at: new Date(now.getTime() + 1000),
  })
  expect(attemptsLeft(3, [ago(3600), ago(60)], now).left).toBe(2)
})

test('with none spent there is nothing to wait for', () => {
  expect(attemptsLeft(3, [], now)).toEqual({ max: 3, left: 3, refill_at: null })
})

test('whatever was spent, all are back within the hour and never more than all', () => {
  const starts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 12 })
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 5 }), (seconds, max) => {
      const spent = seconds.map(ago)
      const left = attemptsLeft(max, spent, now)
      expect(left.left).toBeGreaterThanOrEqual(0)
      expect(left.left).toBeLessThanOrEqual(max)
      expect(attemptsLeft(max, spent, new Date(now.getTime() + 3_600_000)).left).toBe(max)
      // Also where the school has lowered their number since.
      if (left.refill_at) expect(attemptsLeft(max, spent, left.refill_at).left).toBeGreaterThan(left.left)
    }),
  )
})
