import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { attemptOf, tryOf } from './attempt-fixtures.ts'
import { findStoredAttempt, keepAttempt, keepVerdict } from './stored-attempt.ts'

const start = new Date('2026-11-20T10:00:00Z').getTime()
const minutes = (count: number) => count * 60_000
const at = (ms: number) => new Date(ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  queryClient.clear()
})
afterEach(() => void vi.useRealTimers())

/** An attempt of ten minutes, from a server whose clock is an hour ahead of this device's. */
const given = () =>
  attemptOf({
    now: at(start + minutes(60)),
    expires_at: at(start + minutes(70)),
    question_ids: [1, 2],
    answered: {},
  })

test('a test goes on by the school’s clock, with what was said of its answers', () => {
  keepAttempt(3, given())
  keepVerdict(3, tryOf(1))
  keepVerdict(3, tryOf(99))
  vi.advanceTimersByTime(minutes(4))
  expect(findStoredAttempt(3)).toEqual({
    ...given(),
    now: at(start + minutes(64)),
    answered: { 1: tryOf(1) },
  })
  expect(findStoredAttempt(4)).toBeUndefined()
})

test('once its time is out, or it is over, there is none', () => {
  keepAttempt(3, given())
  vi.advanceTimersByTime(minutes(10))
  expect(findStoredAttempt(3)).toBeUndefined()
  keepAttempt(3, given())
  keepAttempt(3, null)
  keepVerdict(3, tryOf(1))
  expect(findStoredAttempt(3)).toBeUndefined()
})
