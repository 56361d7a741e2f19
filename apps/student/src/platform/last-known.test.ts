import { beforeEach, expect, test, vi } from 'vitest'
import { followLastKnown, newest } from './follow-last-known.ts'
import { SIGHTS_KEY } from './device-caches.ts'
import { forgetLastKnown, restoreLastKnown } from './last-known.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'
import { userFixture } from './user-fixtures.ts'

const KEY = 'qadam.last_known'

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  localStorage.clear()
  session.start(userFixture(), false)
})

async function learn(key: string, value: unknown, kept = true): Promise<void> {
  await queryClient.fetchQuery({ queryKey: [key], queryFn: () => value, ...(kept && { meta: { kept } }) })
}

/** What a visit leaves behind. */
async function visit(): Promise<void> {
  const stop = followLastKnown()
  await learn('courses', ['Python'])
  await learn('secret', 'not to be kept', false)
  dispatchEvent(new Event('pagehide'))
  stop()
  queryClient.clear()
}

test('what was known is shown at once on the next visit, and asked for anew', async () => {
  await visit()
  restoreLastKnown()
  expect(queryClient.getQueryData(['courses'])).toEqual(['Python'])
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
  const ask = vi.fn<() => string[]>(() => ['Python', 'Veb'])
  await queryClient.fetchQuery({ queryKey: ['courses'], queryFn: ask, staleTime: 60_000 })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('it stays as long as the session: with the tab, or on the device where that was asked for', async () => {
  await visit()
  expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)].map((text) => text !== null)).toEqual([
    true,
    false,
  ])
  session.start(userFixture(), true)
  await visit()
  expect(localStorage.getItem(KEY)).not.toBeNull()
})

test('nobody else sees it', async () => {
  await visit()
  const stored = sessionStorage.getItem(KEY) ?? ''
  session.start(userFixture({ id: 777 }), false)
  sessionStorage.setItem(KEY, stored)
  restoreLastKnown()
  expect(queryClient.getQueryData(['courses'])).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test.each([
  ['half a value', (text: string) => text.slice(0, 40)],
  ['what another build kept', (text: string) => text.replace(/"build":"[^"]*"/, '"build":"x"')],
  [
    'what is older than a week',
    (text: string) => text.replace(/"at":\d+/, `"at":${Date.now() - 8 * 86_400_000}`),
  ],
  ['something else', () => '{"state":7}'],
])('%s is thrown away', async (_what, change) => {
  await visit()
  sessionStorage.setItem(KEY, change(sessionStorage.getItem(KEY) ?? ''))
  restoreLastKnown()
  expect(queryClient.getQueryData(['courses'])).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a page that it breaks is not broken again: it is taken out before it is shown', async () => {
  await visit()
  restoreLastKnown()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('the screens of earlier visits outlast a start, but no other account and no sign-out', async () => {
  const leaveScreens = () => sessionStorage.setItem(SIGHTS_KEY, '{}')
  leaveScreens()
  await visit()
  restoreLastKnown()
  expect(sessionStorage.getItem(SIGHTS_KEY)).not.toBeNull()
  await visit()
  const stored = sessionStorage.getItem(KEY) ?? ''
  session.start(userFixture({ id: 777 }), false)
  sessionStorage.setItem(KEY, stored)
  restoreLastKnown()
  expect(sessionStorage.getItem(SIGHTS_KEY)).toBeNull()
  leaveScreens()
  session.logout()
  restoreLastKnown()
  expect(sessionStorage.getItem(SIGHTS_KEY)).toBeNull()
})

test('it goes with whoever signs out', async () => {
  await visit()
  forgetLastKnown()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('of too much the newest is kept', () => {
  const query = (name: string, dataUpdatedAt: number) => ({
    queryKey: [name],
    queryHash: name,
    state: { data: 'x'.repeat(200_000), dataUpdatedAt },
  })
  const { queries } = newest({
    mutations: [],
    queries: [query('old', 1), query('new', 3), query('middle', 2)],
  } as unknown as Parameters<typeof newest>[0]) // only what is looked at
  expect(queries.map(({ queryHash }) => queryHash)).toEqual(['new'])
})
