import 'fake-indexeddb/auto'
import type { Course } from '@qadam/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeConnection } from '@qadam/delivery/browser-fixture'
import { questionOf } from '../features/learning/questions/question-fixtures.ts'
import { CallError } from '../platform/call-error.ts'
import { forgetReplies } from '../platform/forget-replies.ts'
import { queryClient } from '../platform/query-client.ts'
import { restoreReplies } from '../platform/restore-replies.ts'
import { session } from '../platform/session.ts'
import { keepPictures, picturesOf } from '../platform/stored-pictures.ts'
import { beyondBounds, type StoredReply } from '../platform/stored-replies.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { followReplies } from './follow-replies.ts'
import { changeStored, forgetDatabase, isStored, storedReplies } from './stored-replies-fixture.ts'

const key = ['questions', 3]
const said = [questionOf({ id: 5 })]
const courses: Course[] = [
  {
    id: 1,
    title: 'Python',
    description: '',
    cover: { hue: 200, seed: 1 },
    state: 'open',
    progress: { lessons_done: 0, lessons_total: 9 },
    chat_link: null,
    next: null,
  },
]
const noNetwork = () => Promise.reject(new CallError({ code: 'network', status: 0, message: '' }))
const pictures = vi.fn<(questions: readonly unknown[]) => Promise<void>>().mockResolvedValue(undefined)
const day_ms = 86_400_000
let stop = () => {}

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(async () => {
  stop()
  session.logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await forgetDatabase()
})

const ask = async (queryFn: () => unknown, queryKey: unknown[] = key) =>
  await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined)

/** The app's later part is there, and has read what is stored. */
async function follow(): Promise<void> {
  const subscribe = vi.spyOn(session, 'subscribe')
  stop = followReplies(pictures)
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalled())
  subscribe.mockRestore()
}

/** The page goes, and its memory with it. */
function leave(): void {
  dispatchEvent(new Event('pagehide'))
  stop()
  queryClient.clear()
}

/** A visit with a connection. */
async function visit(): Promise<void> {
  await follow()
  await ask(() => said)
  await ask(() => courses, ['courses'])
  await ask(() => 'not to be kept', ['statement'])
  leave()
  await isStored(key)
  await isStored(['courses'])
}

describe.each([
  ['in the tab', false],
  ['on the device', true],
])('stored %s', (_, kept) => {
  beforeEach(() => session.start(userFixture({ id: 7 }), kept))

  test('what was visited is shown where the server cannot be reached, and asked for again when something came through', async () => {
    await visit()
    expect(JSON.stringify(await storedReplies())).not.toContain('not to be kept')
    await follow()
    await ask(noNetwork)
    expect(queryClient.getQueryData(key)).toEqual(said)
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false)
    await ask(() => [], ['courses'])
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('what was known of the courses is shown at once on the next visit, and asked for anew', async () => {
    await visit()
    await restoreReplies()
    expect(queryClient.getQueryData(['courses'])).toEqual(courses)
    expect(queryClient.getQueryData(key)).toBeUndefined()
    const anew = vi.fn<() => unknown[]>(() => [])
    await queryClient.fetchQuery({ queryKey: ['courses'], queryFn: anew, staleTime: 60_000 })
    expect(anew).toHaveBeenCalledTimes(1)
  })

  test('a page that it breaks is not broken again: it is shown once more after a page stood with it', async () => {
    await visit()
    await restoreReplies()
    queryClient.clear()
    await restoreReplies()
    expect(queryClient.getQueryData(['courses'])).toBeUndefined()
    await follow()
    leave()
    await restoreReplies()
    expect(queryClient.getQueryData(['courses'])).toEqual(courses)
  })

  test('a visit without a connection is not the last one: what is stored stays', async () => {
    await visit()
    for (const _time of [1, 2]) {
      await restoreReplies()
      await follow()
      await ask(noNetwork)
      await ask(noNetwork, ['courses'])
      expect(queryClient.getQueryData(key)).toEqual(said)
      expect(queryClient.getQueryData(['courses'])).toEqual(courses)
      leave()
    }
  })

  test.each([
    ['half of it', ({ text }: StoredReply) => ({ text: text.slice(0, 60) })],
    [
      'what another version of the app wrote',
      ({ text }: StoredReply) => ({ text: text.replaceAll(/"(?:order_number|title)"/g, '"x"') }),
    ],
    ['what is older than two weeks', () => ({ at: Date.now() - 15 * day_ms })],
    ['what is of a clock that was set back', () => ({ at: Date.now() + 15 * day_ms })],
    ['what is somebody else’s', () => ({ account: 8 })],
    ['something else', () => ({ at: 'yesterday' })],
  ])('%s is not shown', async (_what, change) => {
    await visit()
    await changeStored(change)
    vi.spyOn(console, 'warn').mockReturnValue()
    await restoreReplies()
    expect(queryClient.getQueryData(['courses'])).toBeUndefined()
    await follow()
    await ask(noNetwork)
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })

  test('what another build wrote is shown offline, and not at once', async () => {
    await visit()
    await changeStored(() => ({ version: '/assets/files-0.json' }))
    await restoreReplies()
    expect(queryClient.getQueryData(['courses'])).toBeUndefined()
    await follow()
    await ask(noNetwork)
    expect(queryClient.getQueryData(key)).toEqual(said)
  })

  test('it goes with whoever signs out, the pictures too, and what is under way does not bring it back', async () => {
    const deleted: string[] = []
    vi.stubGlobal('caches', {
      keys: async () => ['qadam-files', 'qadam-pictures-7'],
      delete: async (name: string) => deleted.push(name),
    })
    await visit()
    deleted.length = 0
    await follow()
    await ask(() => [questionOf({ id: 6 })])
    dispatchEvent(new Event('pagehide'))
    session.logout()
    await vi.waitFor(() => expect(deleted).toEqual(['qadam-pictures-7']))
    dispatchEvent(new Event('pagehide'))
    stop()
    session.start(userFixture({ id: 7 }), kept)
    expect(await storedReplies()).toEqual([])
    expect([sessionStorage.getItem('qadam.last_known'), localStorage.getItem('qadam.last_known')]).toEqual([
      null,
      null,
    ])
  })

  test('another account sees nothing of it, and takes it away', async () => {
    await visit()
    session.start(userFixture({ id: 8 }), kept)
    await restoreReplies()
    await follow()
    await ask(noNetwork)
    expect(queryClient.getQueryData(key)).toBeUndefined()
    session.start(userFixture({ id: 7 }), kept)
    expect(await storedReplies()).toEqual([])
  })

  test('a session that expires and is begun again in place loses nothing', async () => {
    await follow()
    await ask(() => said)
    session.refuse(session.get()?.token ?? '')
    session.start(userFixture({ id: 7, token: 'another' }), kept)
    leave()
    await isStored(key)
  })
})

test('nothing of a session that ends with its tab is left on the device', async () => {
  session.start(userFixture({ id: 7 }), false)
  await visit()
  expect(await indexedDB.databases()).toEqual([])
  expect(sessionStorage.getItem('qadam.visited')).toContain('order_number')
  expect(localStorage.getItem('qadam.visited')).toBeNull()
  // The browser closes the tab.
  sessionStorage.clear()
  session.start(userFixture({ id: 7 }), true)
  await follow()
  await ask(noNetwork)
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('of a session that stays, nothing fills the storage that is for drafts', async () => {
  session.start(userFixture({ id: 7 }), true)
  await visit()
  const texts = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.join(' ')).not.toContain('order_number')
})

test('two tabs store what each visits', async () => {
  session.start(userFixture({ id: 7 }), true)
  const other = [questionOf({ id: 9 })]
  await follow()
  const first = stop
  await follow()
  await ask(() => said)
  await ask(() => other, ['questions', 4])
  first()
  leave()
  await isStored(key)
  await isStored(['questions', 4])
})

test('what earlier versions left in the storage is removed', async () => {
  session.start(userFixture({ id: 7 }), true)
  localStorage.setItem('qadam.visited', '{"account":7,"copies":[]}')
  localStorage.setItem('qadam.last_known', '{"account":7,"build":"x","at":1,"state":{}}')
  await restoreReplies()
  expect([localStorage.getItem('qadam.visited'), localStorage.getItem('qadam.last_known')]).toEqual([
    null,
    null,
  ])
})

test('a device that refuses its database shows and stores nothing, and breaks nothing', async () => {
  session.start(userFixture({ id: 7 }), true)
  localStorage.setItem('qadam.last_known', '7')
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  await restoreReplies()
  await follow()
  await ask(() => said)
  leave()
  await forgetReplies()
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('without a connection nobody waits for a failure', async () => {
  session.start(userFixture({ id: 7 }), false)
  await visit()
  const connection = new FakeConnection()
  connection.set(false)
  await follow()
  void ask(() => new Promise(() => undefined))
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(said))
  connection.set(true)
})

test('what was never visited comes by itself with the connection, also what asks for nothing else again', async () => {
  session.start(userFixture({ id: 7 }), false)
  const connection = new FakeConnection()
  connection.set(false)
  await follow()
  let isUp = false
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: () => (isUp ? said : noNetwork()),
    refetchOnReconnect: false,
  })
  const leaveScreen = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
  isUp = true
  connection.set(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(said))
  leaveScreen()
})

test('what the server refuses is not covered by what it once said', async () => {
  session.start(userFixture({ id: 7 }), false)
  await visit()
  await follow()
  await ask(() => Promise.reject(new CallError({ code: 'lesson.closed', status: 403, message: '' })))
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('the pictures of a lesson are its school’s own', async () => {
  session.start(userFixture({ id: 7 }), false)
  await visit()
  expect(pictures).toHaveBeenCalledWith(said)
  const html = '<p><img alt="a" src="/media/a.png?e=1&amp;s=2"><img src="https://other.example/b.png"></p>'
  expect(picturesOf([{ ...questionOf(), question: html }])).toEqual(['/media/a.png?e=1&s=2'])
})

test('a picture that comes after its student left is not stored, and takes nothing from who came next', async () => {
  const deleted: string[] = []
  const put = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('caches', {
    keys: async () => [],
    open: async () => ({ match: async () => undefined, keys: async () => [], put }),
    delete: async (name: string) => deleted.push(name),
  })
  const reply = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => reply.promise)
  session.start(userFixture({ id: 7 }), true)
  const storing = keepPictures([{ ...questionOf(), question: '<img src="/media/a.png">' }])
  session.start(userFixture({ id: 8 }), true)
  await visit()
  reply.resolve(new Response('picture'))
  await storing
  expect([put.mock.calls.length, deleted]).toEqual([0, ['qadam-pictures-7']])
  await isStored(key)
})

test('of too much the newest stays: in characters and in number', () => {
  const reply = (name: string, age_ms: number, length: number): StoredReply => ({
    account: 7,
    key: `["${name}"]`,
    text: 'x'.repeat(length),
    at: Date.now() - age_ms,
    version: '',
  })
  const [old, new_, middle] = [
    reply('old', 30, 500_000),
    reply('new', 10, 500_000),
    reply('middle', 20, 500_000),
  ]
  expect(beyondBounds([old, new_, middle])).toEqual([old])
  const many = Array.from({ length: 302 }, (_, age) => reply(String(age), age, 1))
  expect(beyondBounds(many.toReversed()).map(({ key: of }) => of)).toEqual(['["300"]', '["301"]'])
})
