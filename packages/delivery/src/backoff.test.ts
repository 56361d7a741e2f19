import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Backoff, backoff_ms } from './backoff.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const options = { first_ms: 1000, longest_ms: 8000 }

test('pauses double up to the longest one', () => {
  const pauses = [0, 1, 2, 3, 4, 500, 2000].map((failures) => backoff_ms(failures, options, () => 1))
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 8000, 8000, 8000])
})

test('chance spreads each pause between its half and the whole', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (n, chance) => {
        const whole = backoff_ms(n, options, () => 1)
        const pause = backoff_ms(n, options, () => chance)
        expect(pause).toBeGreaterThanOrEqual(whole / 2)
        expect(pause).toBeLessThanOrEqual(whole)
      },
    ),
  )
})

test('of two tries asked for only the later one comes, and none after a stop', () => {
  const backoff = new Backoff(options, () => 1)
  const tried: string[] = []
  backoff.later(() => tried.push('first'))
  backoff.later(() => tried.push('second'))
  vi.advanceTimersByTime(2000)
  expect([tried, backoff.isPending]).toEqual([['second'], false])
  backoff.later(() => tried.push('third'))
  backoff.stop()
  vi.advanceTimersByTime(60_000)
  expect(tried).toEqual(['second'])
})

test('after a reset the pause is short again', () => {
  const backoff = new Backoff(options, () => 1)
  const retry = vi.fn<() => void>()
  for (let failures = 0; failures < 5; failures += 1) backoff.later(retry)
  backoff.reset()
  backoff.later(retry)
  vi.advanceTimersByTime(1000)
  expect(retry).toHaveBeenCalledOnce()
})
