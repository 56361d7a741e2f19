import { CallError } from '@qadam/web/call-error'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { signIn, signInErrorText } from './sign-in.ts'

beforeAll(startI18n)
afterEach(() => {
  session.logout()
  vi.unstubAllGlobals()
})

const throttledFor = (details: Record<string, unknown>) =>
  signInErrorText(new CallError({ code: 'auth.throttled', status: 429, message: '', details }), i18next.t)

test('a throttled sign-in says how long to wait, in seconds below a minute', () => {
  expect(throttledFor({ retry_after_s: 10 })).toContain('10 soniyadan')
  expect(throttledFor({ retry_after_s: 0.2 })).toContain('1 soniyadan')
  expect(throttledFor({ retry_after_s: 60 })).toContain('1 daqiqadan')
  expect(throttledFor({ retry_after_s: 540 })).toContain('9 daqiqadan')
  expect(throttledFor({})).toContain('15 daqiqadan')
})

test('who chose another language than the school knows is signed in once the school knows it', async () => {
  const user = userFixture({ lang: 'ru', token: 'a-token' })
  const success = (data: object) => Response.json({ success: true, data })
  let know: (() => void) | undefined
  const tokens: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    if (address.includes('action=login')) return success(user)
    tokens.push(headers['X-Student-Auth'])
    await new Promise<void>((resolve) => (know = resolve))
    return success({ lang: 'uz' })
  })
  const signedIn = signIn({ phone: '900000001', password: 'demo1234', keep: false, languageChosen: true })
  await vi.waitFor(() => expect(know).toBeDefined())
  // With the session the first calls begin.
  expect([session.get(), tokens]).toEqual([null, ['a-token']])
  know?.()
  await signedIn
  expect(session.get()?.user.lang).toBe('uz')
})

test('who chose a language is signed in where it can’t be saved, and it is tried again', async () => {
  const user = userFixture({ lang: 'ru', token: 'a-token' })
  let saves = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('action=login')) return Response.json({ success: true, data: user })
    saves += 1
    throw new TypeError('network')
  })
  await signIn({ phone: '900000001', password: 'demo1234', keep: false, languageChosen: true })
  expect(session.get()?.token).toBe('a-token')
  await vi.waitFor(() => expect(saves).toBe(2))
})
