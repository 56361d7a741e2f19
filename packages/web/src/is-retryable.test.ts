import { expect, test } from 'vitest'
import { CallError, type CallCode } from './call-error.ts'
import { isRetryable } from './is-retryable.ts'

test.each<[CallCode, number, boolean]>([
  ['network', 0, true],
  ['server.busy', 503, true],
  ['internal', 500, true],
  ['auth.throttled', 429, true],
  ['auth.required', 401, true],
  ['reply.invalid', 200, false],
  ['validation.failed', 400, false],
  ['lesson.closed', 403, false],
  ['conflict', 409, false],
  ['account.frozen', 403, false],
])('%s (%i) may be tried again: %s', (code, status, isWorthIt) => {
  expect(isRetryable(new CallError({ code, status, message: '' }))).toBe(isWorthIt)
})

test('a fault of the app itself is final', () => {
  expect(isRetryable(new TypeError('undefined is not a function'))).toBe(false)
})
