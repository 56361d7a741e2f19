import { limits } from '@qadam/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore, type Channel, type SessionStore } from './session-store.ts'
import type { SafeStorage } from './storage.ts'
import { userFixture } from './user-fixture.ts'

const madina = userFixture({ id: 1, token: 'token-1', first_name: 'Madina', points: 10, coins: 5 })
const lifetime_ms = limits.session.lifetime_s * 1000

function memory(): SafeStorage & { size: () => number } {
  const stored = new Map<string, string>()
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    size: () => stored.size,
  }
}

/** The tabs of one browser: a message reaches every tab but its sender. */
function createBrowser() {
  const local = memory()
  const tabs = new Set<(event: { data: unknown }) => void>()
  function open({ session = memory() } = {}): { store: SessionStore; session: ReturnType<typeof memory> } {
    let own: ((event: { data: unknown }) => void) | undefined
    const channel: Channel = {
      postMessage: (data) => tabs.forEach((hear) => hear !== own && hear({ data: structuredClone(data) })),
      addEventListener: (_type, listener) => {
        own = listener
        tabs.add(listener)
      },
    }
    return { store: createSessionStore({ key: 'test', session, local, channel, now: Date.now }), session }
  }
  return { local, open }
}

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => vi.useRealTimers())

describe('a session', () => {
  test('survives a reload of its tab and dies with the browser session', () => {
    const browser = createBrowser()
    const tab = browser.open()
    tab.store.start(madina, false)
    expect(browser.local.size()).toBe(0)
    expect(browser.open({ session: tab.session }).store.get()?.token).toBe('token-1')
  })

  test('kept on the device is there in a browser opened anew', () => {
    const browser = createBrowser()
    const tab = browser.open()
    tab.store.start(madina, true)
    expect(tab.session.size()).toBe(0)
    expect(
      createSessionStore({
        key: 'test',
        session: memory(),
        local: browser.local,
        channel: null,
        now: Date.now,
      }).get()?.token,
    ).toBe('token-1')
  })

  test('is discarded 500 minutes after login, however often its data was refreshed', () => {
    const { store, session } = createBrowser().open()
    store.start(madina, false)
    vi.advanceTimersByTime(lifetime_ms - 1)
    store.update({ ...madina, token: null, points: 99 })
    expect(store.get()?.user.points).toBe(99)
    vi.advanceTimersByTime(1)
    expect(store.get()).toBeNull()
    expect(session.size()).toBe(0)
  })

  test('lasts as long as the server says, beyond what one timer can wait', () => {
    const { store } = createBrowser().open()
    const month_s = 30 * 24 * 3600
    let told = 0
    store.subscribe(() => (told += 1))
    store.start({ ...madina, session_s: month_s }, true)
    expect(store.get()?.user).toEqual({ ...madina, token: null })
    told = 0
    vi.advanceTimersByTime(month_s * 1000 - 1)
    expect([store.get()?.token, told]).toEqual(['token-1', 0])
    vi.advanceTimersByTime(1)
    // Nobody asked for it.
    expect(told).toBe(1)
    expect(store.signedOut()).toMatchObject({ reason: 'ended', kept: true })
  })

  test('stored beyond its expiry is not taken up', () => {
    const browser = createBrowser()
    browser.open().store.start(madina, true)
    vi.setSystemTime(Date.now() + lifetime_ms)
    expect(browser.open().store.get()).toBeNull()
  })

  test('stored in a shape nobody knows counts as none', () => {
    const session = memory()
    session.write('qadam.session', '{"token":1}')
    expect(createBrowser().open({ session }).store.get()).toBeNull()
    session.write('qadam.session', 'not json')
    expect(createBrowser().open({ session }).store.get()).toBeNull()
  })
})

describe('a new tab', () => {
  test('takes the session over from an open one', async () => {
    const browser = createBrowser()
    browser.open().store.start(madina, false)
    const second = browser.open()
    await vi.advanceTimersByTimeAsync(200)
    await second.store.known
    expect(second.store.get()?.token).toBe('token-1')
  })

  test('knows after a moment that nobody is signed in', async () => {
    const alone = createBrowser().open()
    await vi.advanceTimersByTimeAsync(200)
    await alone.store.known
    expect(alone.store.get()).toBeNull()
  })

  test('signed out on /login is signed in as soon as another one is', () => {
    const browser = createBrowser()
    const waiting = browser.open()
    browser.open().store.start(madina, false)
    expect(waiting.store.get()?.user.id).toBe(1)
  })
})

describe('the end of a session', () => {
  test('by signing out reaches every tab', () => {
    const browser = createBrowser()
    const [first, second] = [browser.open(), browser.open()]
    first.store.start(madina, true)
    expect(second.store.get()).not.toBeNull()
    first.store.logout()
    expect([first.store.get(), second.store.get()]).toEqual([null, null])
    expect(browser.local.size()).toBe(0)
    expect(second.store.signedOut().reason).toBe('logout')
  })

  test('in the middle of work remembers who worked, so that the password is asked for in place', () => {
    const { store } = createBrowser().open()
    store.start(madina, false)
    store.refuse('token-1')
    expect(store.get()).toBeNull()
    expect(store.signedOut()).toMatchObject({ reason: 'ended', user: { id: 1 } })
  })

  test('before any answer came leads to /login', () => {
    const browser = createBrowser()
    const tab = browser.open()
    tab.store.start(madina, false)
    const reloaded = browser.open({ session: tab.session })
    reloaded.store.refuse('token-1')
    expect(reloaded.store.signedOut().reason).toBe('none')
  })

  test('leaves a token alone that was signed in since', () => {
    const { store } = createBrowser().open()
    store.start(madina, false)
    store.start({ ...madina, token: 'token-2' }, false)
    store.refuse('token-1')
    expect(store.get()?.token).toBe('token-2')
  })

  test('does not hand a tab the session of another account', () => {
    const browser = createBrowser()
    const [first, second] = [browser.open(), browser.open()]
    first.store.start(madina, false)
    vi.advanceTimersByTime(1000)
    second.store.start({ ...madina, id: 2, token: 'token-2' }, false)
    expect(first.store.get()?.user.id).toBe(1)
  })
})
