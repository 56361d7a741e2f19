import {
  firstStudentActions,
  laterStudentActions,
  lessonStudentActions,
  turnedAwayHeader,
  type StudentActions,
} from '@qadam/contract'
import { createCaller } from '@qadam/web/caller'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, isTransient } from './call-error.ts'
import { call } from './call.ts'
import { session } from './session.ts'
import { hasMetUnreadable } from './unreadable.ts'
import { userFixture } from '@qadam/web/user-fixture'

const user = userFixture()
const fetched = vi.fn<typeof fetch>()

function reply(status: number, body: unknown, headers: Record<string, string> = {}): void {
  fetched.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )
}

function failureOf(promise: Promise<unknown>): Promise<CallError> {
  return promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (error instanceof CallError ? error : Promise.reject(error)),
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  session.start(user, false)
})
afterEach(() => {
  session.logout()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  test('names its action, carries the token and the language, and gives the parsed data', async () => {
    reply(200, { success: true, data: { ...user, token: null, coins: 12, something_new: 1 } })
    const profile = await call('profile', {})
    expect(profile.coins).toBe(12)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/student?action=profile')
    expect(init?.method).toBe('POST')
    expect(new Headers(init?.headers).get('X-Student-Auth')).toBe('token-7')
    expect(new Headers(init?.headers).get('Accept-Language')).toBe('uz')
    expect(new Headers(init?.headers).get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  })

  test('outlives the page where it is to', async () => {
    reply(200, { success: true, data: null })
    await call('event_log', { event_action: 'test_left' }, { keepalive: true })
    expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(true)
  })

  test('carries code, fields and details of a refusal', async () => {
    reply(409, {
      success: false,
      error: { code: 'attempts.exhausted', message: 'Kuting', refill_at: '2026-01-01T00:00:00Z' },
    })
    expect(await failureOf(call('test_start', { lesson_id: 1 }))).toMatchObject({
      code: 'attempts.exhausted',
      status: 409,
      message: 'Kuting',
      details: { refill_at: '2026-01-01T00:00:00Z' },
    })
    reply(400, {
      success: false,
      error: { code: 'validation.failed', message: 'x', fields: { lesson_id: 'y' } },
    })
    expect((await failureOf(call('test_start', { lesson_id: 1 }))).fields).toEqual({ lesson_id: 'y' })
  })

  test('says how long a throttled student has to wait', async () => {
    reply(429, { success: false, error: { code: 'auth.throttled', message: 'x' } }, { 'Retry-After': '540' })
    expect((await failureOf(call('login', { phone: '1', password: '2' }))).details.retry_after_s).toBe(540)
  })

  describe('that a busy server turned away', () => {
    const turnAway = () =>
      reply(
        503,
        { success: false, error: { code: 'server.busy', message: 'x', retry_after_s: 2 } },
        { [turnedAwayHeader]: '1', 'Retry-After': '2' },
      )
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('is sent again as it was, after the pause that is asked for', async () => {
      turnAway()
      reply(200, { success: true, data: { lang: 'ru' } })
      const started = call('update_lang', { lang: 'ru' })
      await vi.advanceTimersByTimeAsync(1999)
      expect(fetched).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(1001)
      await started
      expect(fetched.mock.calls[1]?.[1]?.body).toBe(fetched.mock.calls[0]?.[1]?.body)
    })

    test('three times fails', async () => {
      for (let times = 0; times < 3; times += 1) turnAway()
      const failed = failureOf(call('courses', {}))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await failed).toMatchObject({
        code: 'server.busy',
        details: { retry_after_s: 2, turned_away: true },
      })
      expect(fetched).toHaveBeenCalledTimes(3)
    })

    test('and is aborted in the pause is not sent again', async () => {
      turnAway()
      const leaving = new AbortController()
      const aborted = call('courses', {}, { signal: leaving.signal }).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(100)
      leaving.abort(new Error('left'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await aborted).toMatchObject({ message: 'left' })
      expect(fetched).toHaveBeenCalledTimes(1)
    })
  })

  test('refused by a busy server that may have begun it is not sent again', async () => {
    reply(503, { success: false, error: { code: 'server.busy', message: 'x' } }, { 'Retry-After': '2' })
    expect((await failureOf(call('update_lang', { lang: 'ru' }))).code).toBe('server.busy')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('without a network fails as network and keeps the session', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const error = await failureOf(call('courses', {}))
    expect(error.code).toBe('network')
    expect(isTransient(error)).toBe(true)
    expect(session.get()?.token).toBe('token-7')
  })

  test('refused for its token ends the session', async () => {
    reply(401, { success: false, error: { code: 'auth.required', message: 'x' } })
    expect((await failureOf(call('courses', {}))).code).toBe('auth.required')
    expect(session.get()).toBeNull()
  })

  test.each([
    ['course_modules', { course_id: 1 }],
    ['next_lesson_access', { completed_lesson_id: 1 }],
    ['event_log', { event_action: 'lesson_opened' }],
    ['profile', {}],
  ] as const)('%s is not even asked without a token', async (name, input) => {
    session.logout()
    expect(await failureOf(call(name, input))).toMatchObject({ code: 'auth.required', status: 401 })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('what anyone may ask is asked without a token', async () => {
    session.logout()
    reply(200, { success: true, data: { lang: 'ru' } })
    await call('update_lang', { lang: 'ru' })
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('X-Student-Auth')).toBe(false)
  })

  test('refused for a wrong password leaves the session alone', async () => {
    reply(401, { success: false, error: { code: 'auth.invalid_credentials', message: 'x' } })
    await failureOf(call('login', { phone: '1', password: '2' }))
    expect(session.get()?.token).toBe('token-7')
  })

  test.each([429, 500, 503])('answered %i keeps the session', async (status) => {
    reply(status, { success: false, error: { code: 'server.busy', message: 'x' } })
    await failureOf(call('courses', {}))
    expect(session.get()).not.toBeNull()
  })

  test('answered by a page of a proxy counts as a busy server', async () => {
    reply(502, '<html>Bad Gateway</html>')
    expect(await failureOf(call('courses', {}))).toMatchObject({ code: 'server.busy', status: 502 })
  })

  // A hotel's network, a school's filter, a proxy during a deployment.
  test.each([200, 302, 404])(
    'answered %i by something else than the school may be tried again',
    async (status) => {
      reply(status, '<html>Wi-Fi: sign in</html>')
      const error = await failureOf(call('courses', {}))
      expect(error).toMatchObject({ code: 'network', status: 0 })
      expect(isTransient(error)).toBe(true)
    },
  )

  test.each([400, 413])('answered %i by a proxy, as what is too large is, is refused', async (status) => {
    reply(status, '<html>Too Large</html>')
    expect(isTransient(await failureOf(call('courses', {})))).toBe(false)
  })

  test('answered with another shape than the contract says is refused, and noted: the app may be older', async () => {
    reply(413, '<html>Too Large</html>')
    await failureOf(call('courses', {}))
    expect(hasMetUnreadable()).toBe(false)
    reply(200, { success: true, data: [{ id: 'one' }] })
    expect((await failureOf(call('courses', {}))).code).toBe('reply.invalid')
    expect(hasMetUnreadable()).toBe(true)
  })

  test('given up by its caller throws the abort itself', async () => {
    const controller = new AbortController()
    fetched.mockImplementationOnce((_url, init) => {
      controller.abort()
      return Promise.reject(init?.signal?.reason ?? new Error('no signal'))
    })
    await expect(call('courses', {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('an action of a later screen', () => {
  const silent = { get: () => ({ token: 'token-7' }), confirm: () => undefined, refuse: () => undefined }
  const callerWith = (later: () => Promise<typeof laterStudentActions>) =>
    createCaller<StudentActions>({
      actions: firstStudentActions,
      later,
      endpoint: '/api/student',
      tokenHeader: 'X-Student-Auth',
      session: silent,
      language: () => 'uz',
    })

  test('is brought with the first call that asks for one, and once', async () => {
    const later = vi.fn(() => Promise.resolve(laterStudentActions))
    const { call: ask } = callerWith(later)
    reply(200, { success: true, data: { ...user, token: null } })
    await ask('profile', {})
    expect(later).not.toHaveBeenCalled()
    for (let times = 0; times < 2; times += 1) {
      reply(200, { success: true, data: [] })
      await ask('payments', {}).catch(() => undefined)
    }
    expect(later).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('or comes with the files of a screen, and brings no others then', async () => {
    const later = vi.fn(() => Promise.resolve(laterStudentActions))
    const { call: ask, know } = callerWith(later)
    know(lessonStudentActions)
    reply(200, { success: true, data: { completed: true } })
    expect(await ask('info_read', { question_id: 1 })).toEqual({ completed: true })
    expect(later).not.toHaveBeenCalled()
  })

  test('stays where a screen brings its own while the others are on their way', async () => {
    const arrive = Promise.withResolvers<typeof laterStudentActions>()
    const { call: ask, know } = callerWith(() => arrive.promise)
    reply(200, { success: true, data: [] })
    const payments = ask('payments', {}).catch(() => undefined)
    know(lessonStudentActions)
    arrive.resolve(laterStudentActions)
    await payments
    reply(200, { success: true, data: { completed: true } })
    expect(await ask('info_read', { question_id: 1 })).toEqual({ completed: true })
  })

  test('is there for a reply to what was asked without a call, once it is prepared', async () => {
    const { prepare, readReply } = callerWith(() => Promise.resolve(laterStudentActions))
    const text = JSON.stringify({ success: true, data: { used: 1, quota: 2 } })
    const read = () => readReply('project_media_room', new Response('', { status: 200 }), text, 'token-7')
    expect(read).toThrow('project_media_room')
    await prepare('project_media_room')
    expect(read).toThrow(CallError)
  })

  test('that does not arrive fails as the network does, and is asked for again', async () => {
    const later = vi
      .fn<() => Promise<typeof laterStudentActions>>(() => Promise.resolve(laterStudentActions))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { call: ask } = callerWith(later)
    const failure = await failureOf(ask('payments', {}))
    expect([failure.code, isTransient(failure)]).toEqual(['network', true])
    expect(fetched).not.toHaveBeenCalled()
    reply(200, { success: true, data: [] })
    await ask('payments', {}).catch(() => undefined)
    expect(fetched).toHaveBeenCalledOnce()
  })
})
