import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeConnection } from '@qadam/delivery/browser-fixture'
import { questionOf } from '../features/learning/questions/question-fixtures.ts'
import { CallError } from '../platform/call-error.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '../platform/user-fixtures.ts'
import { picturesOf } from '../platform/visited.ts'
import { followVisited } from './follow-visited.ts'

const KEY = 'qadam.visited'
const key = ['questions', 3]
const said = [questionOf({ id: 5 })]
const noNetwork = () => Promise.reject(new CallError({ code: 'network', status: 0, message: '' }))
const pictures = vi.fn<(questions: readonly unknown[]) => Promise<void>>().mockResolvedValue(undefined)
let stop = () => {}

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  sessionStorage.clear()
  localStorage.clear()
  session.start(userFixture({ id: 7 }), false)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  session.logout()
})

const ask = async (queryFn: () => unknown) =>
  await queryClient.fetchQuery({ queryKey: key, queryFn, staleTime: 0 }).catch(() => undefined)

/** A visit with a connection, and the reload after it. */
async function visit(): Promise<void> {
  stop = followVisited(pictures)
  await ask(() => said)
  await queryClient.fetchQuery({ queryKey: ['statement'], queryFn: () => 'not to be kept' })
  stop()
  queryClient.clear()
}

test('what was visited is shown where the server cannot be reached, and asked for again when something came through', async () => {
  await visit()
  stop = followVisited(pictures)
  await ask(noNetwork)
  expect(queryClient.getQueryData(key)).toEqual(said)
  expect(sessionStorage.getItem(KEY)).not.toContain('not to be kept')
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false)
  await queryClient.fetchQuery({ queryKey: ['courses'], queryFn: () => [] })
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test('without a connection nobody waits for a failure', async () => {
  await visit()
  const connection = new FakeConnection()
  connection.set(false)
  stop = followVisited(pictures)
  const never = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  void ask(never)
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(said))
  connection.set(true)
})

test('what was never visited comes by itself with the connection, also what asks for nothing else again', async () => {
  const connection = new FakeConnection()
  connection.set(false)
  stop = followVisited(pictures)
  let isUp = false
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: () => (isUp ? said : noNetwork()),
    refetchOnReconnect: false,
  })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
  isUp = true
  connection.set(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(said))
  leave()
})

test('what the server refuses is not covered by what it once said', async () => {
  await visit()
  stop = followVisited(pictures)
  await ask(() => Promise.reject(new CallError({ code: 'lesson.closed', status: 403, message: '' })))
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('a visit without a connection is not the last one: the copy stays', async () => {
  await visit()
  for (const _ of [1, 2]) {
    stop = followVisited(pictures)
    await ask(noNetwork)
    expect(queryClient.getQueryData(key)).toEqual(said)
    stop()
    queryClient.clear()
  }
})

test.each([
  ['half of it', (text: string) => text.slice(0, 60)],
  ['what another version of the app wrote', (text: string) => text.replaceAll('"order_number"', '"order"')],
  ['what is older than two weeks', (text: string) => text.replaceAll(/"at":\d+/g, '"at":1')],
  ['what is somebody else’s', (text: string) => text.replace('"account":7', '"account":8')],
])('%s is not shown', async (_, change) => {
  await visit()
  sessionStorage.setItem(KEY, change(sessionStorage.getItem(KEY) ?? ''))
  stop = followVisited(pictures)
  await ask(noNetwork)
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('it is kept with the session, and goes with whoever signs out, the pictures too', async () => {
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => ['qadam-files', 'qadam-pictures-7'],
    delete: async (name: string) => deleted.push(name),
  })
  stop = followVisited(pictures)
  await ask(() => said)
  dispatchEvent(new Event('pagehide'))
  expect([sessionStorage.getItem(KEY) === null, localStorage.getItem(KEY)]).toEqual([false, null])
  session.logout()
  expect(sessionStorage.getItem(KEY)).toBeNull()
  await vi.waitFor(() => expect(deleted).toEqual(['qadam-pictures-7']))
  // What is under way does not bring it back.
  dispatchEvent(new Event('pagehide'))
  session.start(userFixture({ id: 8 }), false)
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem(KEY) ?? '').not.toContain('order_number')
})

test('the pictures of a lesson are its school’s own', async () => {
  await visit()
  expect(pictures).toHaveBeenCalledWith(said)
  const html = '<p><img alt="a" src="/media/a.png?e=1&amp;s=2"><img src="https://other.example/b.png"></p>'
  expect(picturesOf([{ ...questionOf(), question: html }])).toEqual(['/media/a.png?e=1&s=2'])
})
