import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coursesQuery } from '../features/learning/courses/courses-query.ts'
import { questionsQuery } from '../features/learning/questions/questions-query.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() => Promise.resolve(new Response('{"success":true,"data":[]}')))
  session.start(userFixture(), false)
  queryClient.mount()
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('questions are not fetched anew when the window has the focus again; what may be stale is', async () => {
  const stop = [
    new QueryObserver(queryClient, questionsQuery(5)).subscribe(() => undefined),
    new QueryObserver(queryClient, coursesQuery).subscribe(() => undefined),
  ]
  const asked = (action: string) =>
    fetched.mock.calls.filter(([url]) => url === `/api/student?action=${action}`).length
  await vi.waitFor(() => expect([asked('lesson_questions'), asked('courses')]).toEqual([1, 1]))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

  vi.setSystemTime(Date.now() + 10 * 60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(asked('courses')).toBe(2))
  expect(asked('lesson_questions')).toBe(1)
  for (const each of stop) each()
})
