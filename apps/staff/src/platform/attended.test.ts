import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followIdle, isAttended } from './attended.ts'
import { call } from './call.ts'
import { session } from './session.ts'
import { admin } from './fixtures.tsx'

const minute_ms = 60_000
const act = () => globalThis.dispatchEvent(new Event('keydown'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  session.logout()
})

test('somebody is there for a minute after what they do', () => {
  act()
  expect(isAttended()).toBe(true)
  vi.advanceTimersByTime(minute_ms - 1)
  expect(isAttended()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isAttended()).toBe(false)
})

test('the server is asked once nobody has done anything for so long, and not while somebody works', () => {
  const ask = vi.fn<() => void>()
  act()
  const end = followIdle(30 * 60, ask)
  for (let worked = 0; worked < 100; worked += 10) {
    vi.advanceTimersByTime(10 * minute_ms)
    act()
  }
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30 * minute_ms)
  expect(ask).toHaveBeenCalled()
  end()
  ask.mockClear()
  vi.advanceTimersByTime(60 * minute_ms)
  expect(ask).not.toHaveBeenCalled()
})

test('a call that nobody brought about says so', async () => {
  session.start({ ...admin, token: 't'.repeat(43) }, false)
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data: null })))
  const marks = () => sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-unattended'))
  act()
  await call('logout', {})
  vi.advanceTimersByTime(minute_ms)
  await call('logout', {})
  expect(marks()).toEqual([null, '1'])
})
