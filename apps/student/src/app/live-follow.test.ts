import type { LiveEventData, StudentLiveEvents } from '@qadam/contract'
import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRouter, type AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcementsQuery } from '../features/office/announcements/announcements-query.ts'
import { askUser } from '../features/access/accounts/use-user.ts'
import { certificatesQuery } from '../features/rewards/certificates/certificates-query.ts'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { coursesQuery } from '../features/learning/courses/courses-query.ts'
import { lessonsQuery } from '../features/learning/courses/lessons-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import { goalsQuery } from '../features/learning/goals/goals-query.ts'
import { notificationsQuery } from '../features/messages/notifications/notifications-query.ts'
import { submissionsQuery, versionsQuery } from '../features/learning/practice/practice-queries.ts'
import { questionsQuery } from '../features/learning/questions/questions-query.ts'
import { statementQuery } from '../features/rewards/rewards/statement-query.ts'
import { shopQuery } from '../features/rewards/shop/shop-query.ts'
import { glimpseQuery } from '../features/rewards/leaderboard/leaderboard-query.ts'
import { streakQuery } from '../features/rewards/streaks/streak-query.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { things, type ThingName } from '../platform/live-events.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { followLiveEventsLater } from './live-later.ts'

// It adds its texts to what speaks already.
await startI18n()
const { followLiveEvents } = await import('./live-follow.ts')
await import('../platform/later-actions.ts')

const listeners = new Map<string, (data: never) => void>()
let sayMissed = () => {}
const live = {
  start: vi.fn<() => void>(),
  stop: vi.fn<() => void>(),
  subscribe: (name: string, listener: (data: never) => void) => {
    listeners.set(name, listener)
    return () => listeners.delete(name)
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

test('a new balance and streak show at once, and are asked for: events may come in another order', () => {
  tell('balance', { points: 30, coins: 4 })
  tell('streak', { strike_added: true, current_streak: 6 })
  expect(session.get()?.user).toMatchObject({ id: 7, points: 30, coins: 4, current_streak: 6 })
  expect(fetched).toHaveBeenCalledOnce()
  expect(asked()).toContain('action=profile')
})

test('a frozen account is looked at afresh', () => {
  tell('account', { status: 'freezed' })
  expect(asked()).toContain('action=profile')
})

test('what was missed is asked for, but the questions, which restart the clock of watching', () => {
  sayMissed()
  expect(keys()).toEqual(
    expect.arrayContaining(['courses', 'lessons', 'submissions', 'shop', 'certificates', 'notifications']),
  )
  expect(keys().filter((key) => key?.startsWith('questions'))).toEqual([])
  expect(asked()).toContain('action=profile')
})

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const readings: Record<ThingName, (() => Promise<unknown>)[]> = {
  user: [askUser],
  courses: [() => client.fetchQuery(coursesQuery)],
  course: [() => client.fetchQuery(courseQuery(1))],
  modules: [() => client.fetchQuery(modulesQuery(1))],
  lessons: [() => client.fetchQuery(lessonsQuery(1))],
  questions: [() => client.fetchQuery(questionsQuery(1))],
  submissions: [() => client.fetchQuery(versionsQuery(1)), () => client.fetchInfiniteQuery(submissionsQuery)],
  streak: [
    () => client.fetchQuery(streakQuery(null)),
    () => client.fetchQuery(streakQuery({ year: 2026, month: 3 })),
  ],
  goals: [() => client.fetchQuery(goalsQuery)],
  glimpse: [() => client.fetchQuery(glimpseQuery)],
  announcements: [() => client.fetchQuery(announcementsQuery)],
  notifications: [() => client.fetchQuery(notificationsQuery)],
  shop: [() => client.fetchQuery(shopQuery)],
  statement: [() => client.fetchInfiniteQuery(statementQuery('all'))],
  certificates: [() => client.fetchQuery(certificatesQuery)],
}

test.each(Object.keys(things) as ThingName[])(
  'what is asked for again by an event is what the event overtakes: %s',
  async (name) => {
    client.clear()
    const called: string[] = []
    fetched.mockImplementation((address) => {
      called.push(typeof address === 'string' ? (address.split('=')[1] ?? '') : '')
      return Promise.reject(new Error('no network'))
    })
    for (const read of readings[name]) await read().catch(() => undefined)
    expect([...new Set(called)].toSorted()).toEqual([...things[name].reads].toSorted())
    const keys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [first] }) => first)
    expect([...new Set(keys)]).toEqual('key' in things[name] ? [things[name].key] : [])
  },
)

test('stopped it closes the connection and hears nothing', () => {
  stop()
  expect(live.stop).toHaveBeenCalled()
  expect(listeners.size).toBe(0)
})

test('it loads a moment after the first screen, and only for somebody who is signed in', async () => {
  const router = createRouter({ routeTree: createRootRoute() })
  const follow = vi.fn<(router: AnyRouter) => () => void>(() => () => {})
  const load = vi.fn<() => Promise<{ followLiveEvents: typeof follow }>>()
  load.mockResolvedValue({ followLiveEvents: follow })
  session.logout()
  const end = followLiveEventsLater(router, load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  session.start(userFixture({ id: 7, token: 'token' }), false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(follow.mock.calls).toEqual([[router]])
  session.start(userFixture({ id: 8, token: 'other' }), false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(1)
  end()
})
