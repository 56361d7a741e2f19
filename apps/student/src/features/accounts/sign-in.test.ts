import { CallError } from '@qadam/web/call-error'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startI18n } from '../../platform/i18n/start.ts'
import { signInErrorText } from './sign-in.ts'

beforeAll(startI18n)

const throttledFor = (details: Record<string, unknown>) =>
  signInErrorText(new CallError({ code: 'auth.throttled', status: 429, message: '', details }), i18next.t)

test('a throttled sign-in says how long to wait, in seconds below a minute', () => {
  expect(throttledFor({ retry_after_s: 10 })).toContain('10 soniyadan')
  expect(throttledFor({ retry_after_s: 0.2 })).toContain('1 soniyadan')
  expect(throttledFor({ retry_after_s: 60 })).toContain('1 daqiqadan')
  expect(throttledFor({ retry_after_s: 540 })).toContain('9 daqiqadan')
  expect(throttledFor({})).toContain('15 daqiqadan')
})
