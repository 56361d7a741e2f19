import type { LiveEventData, StudentLiveEvents } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '../platform/user-fixtures.ts'
import { followLiveEventsLater } from './live-later.ts'

// It adds its texts to what speaks already.
await startI18n()
const { followLiveEvents } = await import('./live-follow.ts')

const listeners = new Map<string, (data: never) => void>()
let sayMissed = () => {}
let sayBegun = () => {}
const live = {
  start: vi.fn<() => void>(),
  stop: vi.fn<() => void>(),
  subscribe: (name: string, listener: (data: never) => void) => {
    listeners.set(name, listener)
    return () => listeners.delete(name)
  },
  onBegun: (listener: () => void) => {
    sayBegun = listener
    return () => (sayBegun = () => {})
  },
  onMissed: (listener: () => void) => {
    sayMissed = listener
    return () => (sayMissed = () => {})
  },
}
const tell = <Name extends keyof StudentLiveEvents>(name: Name, data: LiveEventData<Name>) =>
  listeners.get(name)?.(data as never) // each listener was subscribed by its own name

const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
const keys = () => invalidated.mock.calls.map(([filters]) => filters?.queryKey?.join(' '))
const fetched = vi.spyOn(globalThis, 'fetch')
/** The address of the first call. */
const asked = () => {
  const [address] = fetched.mock.calls[0] ?? []
  return typeof address === 'string' ? address : ''
}
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  invalidated.mockClear()
  fetched.mockReset().mockImplementation(() => Promise.reject(new Error('no network')))
  session.start(userFixture({ id: 7, token: 'token', points: 10, coins: 2 }), false)
  stop = followLiveEvents(live)
})
afterEach(() => {
  stop()
  session.logout()
  vi.useRealTimers()
})

test('a decision asks again for the lesson, its course and its certificate, and what was handed in', () => {
  tell('review', { submission_id: 1, question_id: 2, lesson_id: 3, status: 'approved' })
  expect(keys()).toEqual(
    expect.arrayContaining(['course', 'modules', 'lessons', 'submissions', 'questions 3', 'certificates']),
  )
})

test('attempts that were given back show at once', () => {
  tell('attempts', { lesson_id: 3 })
  expect(keys()).toEqual(expect.arrayContaining(['modules', 'lessons']))
})

test('checks that were run are asked for, and nothing else', () => {
  tell('checks', { submission_id: 1, question_id: 2, lesson_id: 3 })
  expect(keys()).toEqual(['submissions 2'])
})

test('a new balance and streak show at once, without asking', () => {
  tell('balance', { points: 30, coins: 4 })
  tell('streak', { strike_added: true, current_streak: 6 })
  expect(session.get()?.user).toMatchObject({ id: 7, points: 30, coins: 4, current_streak: 6 })
  expect(fetched).not.toHaveBeenCalled()
})

test('a frozen account is looked at afresh', () => {
  tell('account', { status: 'freezed' })
  expect(asked()).toContain('action=profile')
})

test.each([
  ['while there was no connection', () => sayMissed()],
  ['between the page and its first connection', () => sayBegun()],
])(
  'what was missed %s is asked for, but the questions, which restart the clock of watching',
  (_when, say) => {
    say()
    expect(keys()).toEqual(
      expect.arrayContaining(['courses', 'lessons', 'submissions', 'shop', 'certificates']),
    )
    expect(keys().filter((key) => key?.startsWith('questions'))).toEqual([])
    expect(asked()).toContain('action=profile')
  },
)

test('stopped it closes the connection and hears nothing', () => {
  stop()
  expect(live.stop).toHaveBeenCalled()
  expect(listeners.size).toBe(0)
})

test('it loads a moment after the first screen, and only for somebody who is signed in', async () => {
  const load = vi.fn<() => Promise<{ followLiveEvents: () => () => void }>>()
  load.mockResolvedValue({ followLiveEvents: () => () => {} })
  session.logout()
  const end = followLiveEventsLater(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  session.start(userFixture({ id: 7, token: 'token' }), false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(1)
  session.start(userFixture({ id: 8, token: 'other' }), false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(1)
  end()
})
