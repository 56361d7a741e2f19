import { PREVIEW_PATH } from '@qadam/web/preview-path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshUser } from '../features/access/accounts/use-user.ts'
import type { EarlyCalls } from '../platform/early-calls.ts'
import { call } from '../platform/call.ts'
import { firstCallsAt } from '../platform/first-calls.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { router } from './router.tsx'

const asked = vi.fn<typeof fetch>()
const busy = () =>
  new Response(JSON.stringify({ success: false, error: { code: 'server.busy', message: '' } }), {
    status: 503,
  })

beforeEach(() => {
  // Early replies are taken up for some seconds only, counted from the start of the page: here of the test.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async () => busy()),
  )
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  session.start(userFixture(), false)
})
afterEach(() => {
  globalThis.qadamEarlyCalls = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What first-script.ts leaves behind at a path. */
function begin(pathname: string, more: Partial<EarlyCalls> = {}): EarlyCalls {
  const early = {
    token: session.get()?.token ?? '',
    language: 'uz',
    calls: firstCallsAt(pathname).calls.map(([name, input]) => ({
      name,
      body: JSON.stringify(input),
      reply: Promise.resolve(busy()),
    })),
    ...more,
  }
  globalThis.qadamEarlyCalls = early
  return early
}

/** Runs the loaders of a path. */
async function load(path: string): Promise<void> {
  const loading = router.matchRoutes(path, {}).map(async ({ routeId, params }) => {
    const route: unknown = router.routesById[routeId as keyof typeof router.routesById] // one that matched
    const { loader } = (route as { options: { loader?: (given: object) => unknown } }).options // as the router calls it
    await loader?.({ params, context: { queryClient } })
  })
  await Promise.all(loading)
}

test.each(['/', '/courses', '/course/1', '/course/1/module/2', '/course/1/module/2/3'])(
  'all that was asked before the app had come to %s is taken up by it, and nothing else is asked',
  async (path) => {
    const early = begin(path)
    expect(early.calls.length).toBeGreaterThan(1)
    await Promise.all([load(path), refreshUser()])
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(early.calls).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  },
)

test.each([
  ['/coin_shop', ['coin_shop']],
  ['/notifications', ['get_student_notifications']],
  ['/leaderboard', ['league']],
])('%s asks for what it shows while its code is still being loaded', async (path, actions) => {
  await load(path)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(actions.length))
  expect(
    asked.mock.calls.map(([address]) =>
      (address instanceof Request ? address.url : address.toString()).split('=').at(-1),
    ),
  ).toEqual(actions)
})

test('nothing is asked for the view of a question, which is nobody’s', () => {
  expect(firstCallsAt(PREVIEW_PATH).calls).toEqual([])
})

test('a reply is taken up once', async () => {
  begin('/profile')
  await expect(call('profile', {})).rejects.toThrow()
  expect(asked).not.toHaveBeenCalled()
  await expect(call('profile', {})).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('one that did not arrive is asked for as ever', async () => {
  const [first] = begin('/profile').calls
  if (first) first.reply = Promise.reject(new TypeError('no network'))
  await expect(call('profile', {})).rejects.toMatchObject({ code: 'server.busy' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([{ token: 'of somebody else' }, { language: 'ru' }])(
  'what was asked as somebody else is left: %o',
  async (other) => {
    begin('/profile', other)
    await expect(call('profile', {})).rejects.toThrow()
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('what nobody took up in time is asked for anew', async () => {
  begin('/profile')
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  await expect(call('profile', {})).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
