import { limits, type Notification, type StudentLiveEvents } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notificationFixture } from '../features/messages/notifications/notification-fixtures.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { notifications as words } from '../platform/i18n/uz/notifications.ts'
import { paths } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { quietMoment } from '../platform/quiet-moment.ts'
import { session } from '../platform/session.ts'
import type { ToastOptions } from '@qadam/web/toast'
import { userFixture } from '@qadam/web/user-fixture'

const toast = vi.hoisted(() =>
  vi.fn<(tone: string, title: string, options?: ToastOptions) => Promise<void>>(),
)
vi.mock('../platform/toast.ts', () => ({ showToast: toast }))
vi.mock('@qadam/web/toast', () => ({ isToasterAsked: () => true }))
const dismiss = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@qadam/ui/toaster', () => ({ toast: { dismiss } }))

// They add their texts to what speaks already.
await startI18n()
const { followNotifications } = await import('./follow-notifications.ts')
const { router } = await import('./router.tsx')
await import('../platform/later-actions.ts')

let arrive = (_: Notification) => {}
const live = {
  subscribe: (name: keyof StudentLiveEvents, listener: (data: never) => void) => {
    if (name === 'notification') arrive = listener as typeof arrive // its own listener
    return () => undefined
  },
  onMissed: () => () => undefined,
}
let list: Notification[]
let asked: string[]
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  toast.mockReset().mockResolvedValue(undefined)
  list = [notificationFixture({ id: 4 })]
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('=').at(-1) ?? '')
    return Response.json({ success: true, data: { notifications: list } })
  })
  session.start(userFixture({ id: 7, token: 'token' }), false)
  stop = followNotifications(router, live)
})
afterEach(() => {
  stop()
  session.logout()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = async (count: number) =>
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(count), 10_000)

test('an unread one is a toast of ten seconds, whose view leads to the path of its link', async () => {
  await shown(1)
  const [tone, title, options] = toast.mock.calls[0] ?? []
  expect([tone, title, options?.duration_ms]).toEqual(['info', list[0]?.title, 10_000])
  expect([options?.text, options?.action?.label]).toEqual([list[0]?.detail, words.view])
  const navigated = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  options?.action?.onSelect()
  expect(navigated).toHaveBeenCalledWith({ to: '/coin_shop' })
  navigated.mockRestore()
  await vi.advanceTimersByTimeAsync(limits.toast.markRead_ms)
  expect(asked).toEqual(['get_student_notifications', 'mark_notification_read'])
})

test('one without a link has no view; what comes live is shown as well', async () => {
  list = []
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  arrive(notificationFixture({ id: 9, link: null }))
  await shown(1)
  expect(toast.mock.calls[0]?.[2]?.action).toBeUndefined()
})

test('what is on the screen is put away when a test begins, and stays unread in the list', async () => {
  await shown(1)
  dismiss.mockReset()
  const end = quietMoment.begin()
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledOnce(), 10_000)
  await vi.advanceTimersByTimeAsync(limits.toast.markRead_ms)
  expect(asked).toEqual(['get_student_notifications'])
  end()
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a dialog is not covered: what is on the screen goes when it opens, what comes meanwhile is in the list alone', async () => {
  await shown(1)
  dismiss.mockReset()
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledOnce(), 10_000)
  arrive(notificationFixture({ id: 9 }))
  expect(toast).toHaveBeenCalledTimes(1)
  dialog.remove()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toast).toHaveBeenCalledTimes(1)
  expect(asked).toEqual(['get_student_notifications'])
})

test('over an exam and an editor none is shown, also when the student leaves them: they are in the list', async () => {
  await shown(1)
  for (const [index, path] of [paths.exam, paths.py, paths.code].entries()) {
    await router.navigate({ to: path })
    toast.mockClear()
    arrive(notificationFixture({ id: 20 + index, title: path }))
    await vi.advanceTimersByTimeAsync(1000)
    await router.navigate({ to: paths.notifications })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toast).not.toHaveBeenCalled()
    arrive(notificationFixture({ id: 30 + index, title: 'after' }))
    await vi.waitFor(() => expect(toast.mock.calls.map(([, title]) => title)).toEqual(['after']))
    await vi.advanceTimersByTimeAsync(limits.toast.markRead_ms)
  }
})

test('nobody is asked for without a token, and another account is a session of its own', async () => {
  await shown(1)
  session.logout()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['get_student_notifications'])
  queryClient.clear()
  session.start(userFixture({ id: 8, token: 'other' }), false)
  await shown(2)
})

test('a list that could not be loaded is told by a toast, but not over its own screen, which says so', async () => {
  await shown(1)
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, error: { code: 'conflict', message: 'x' } }, { status: 409 }),
  )
  for (const [path, errors] of [
    [paths.notifications, 0],
    [paths.home, 1],
  ] as const) {
    await router.navigate({ to: path })
    toast.mockClear()
    queryClient.clear()
    stop()
    stop = followNotifications(router, live)
    await vi.advanceTimersByTimeAsync(1000)
    expect(toast.mock.calls.filter(([tone]) => tone === 'error')).toHaveLength(errors)
  }
})
