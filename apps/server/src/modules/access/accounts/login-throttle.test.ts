import { limits } from '@qadam/contract'
import { describe, expect, test } from 'vitest'
import { secondsToWait, type LoginFailure } from './login-throttle.ts'

const now = new Date('2026-03-10T07:00:00Z')

function failures(
  count: number,
  kind: Pick<LoginFailure, 'samePhone' | 'sameAddress'>,
  secondsAgo = 60,
): LoginFailure[] {
  return Array.from({ length: count }, (_, index) => ({
    ...kind,
    failedAt: new Date(now.getTime() - (secondsAgo + index) * 1000),
  }))
}

describe('sign-in', () => {
  test.each([
    ['a phone from one address', { samePhone: true, sameAddress: true }, 10],
    ['a phone from anywhere', { samePhone: true, sameAddress: false }, 50],
    ['an address', { samePhone: false, sameAddress: true }, 300],
  ])('of %s may fail so often and no more', (_, kind, allowed) => {
    expect(secondsToWait(failures(allowed - 1, kind), now)).toBe(0)
    expect(secondsToWait(failures(allowed, kind), now)).toBeGreaterThan(0)
  })

  test('goes on when the oldest counted failure leaves the window', () => {
    const list = failures(10, { samePhone: true, sameAddress: true })
    const wait = secondsToWait(list, now)
    expect(wait).toBe(limits.login.window_s - 69)
    expect(secondsToWait(list, new Date(now.getTime() + wait * 1000))).toBe(0)
    expect(secondsToWait(list, new Date(now.getTime() + (wait - 1) * 1000))).toBe(1)
  })

  test('is not held up by failures of long ago', () => {
    const old = failures(400, { samePhone: true, sameAddress: true }, limits.login.window_s)
    expect(secondsToWait(old, now)).toBe(0)
  })
})
