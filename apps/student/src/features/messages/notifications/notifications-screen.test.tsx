import type { Notification } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { errors } from '../../../platform/i18n/uz/errors.ts'
import { notifications as words } from '../../../platform/i18n/uz/notifications.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { notificationFixture } from './notification-fixtures.ts'

const toast = vi.hoisted(() => vi.fn<(tone: string, title: string) => Promise<void>>())
vi.mock('../../../platform/toast.ts', () => ({ showToast: toast }))

let list: Notification[]
let refused: Set<string>
let leave = () => {}

beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
beforeEach(() => {
  toast.mockReset().mockResolvedValue(undefined)
  refused = new Set()
  session.start(userFixture({}), false)
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const action = new URL(address, 'http://school.invalid').searchParams.get('action') ?? ''
    const { notification_id: id } = JSON.parse(body) as { notification_id?: number } // as the app sends it
    if (refused.has(action))
      return Response.json({ success: false, error: { code: 'conflict', message: 'x' } }, { status: 409 })
    if (action === 'delete_student_notification') list = list.filter((each) => each.id !== id)
    if (action === 'mark_notification_read')
      list = list.map((each) => (each.id === id ? { ...each, isRead: true } : each))
    return Response.json({ success: true, data: { notifications: list } })
  })
})
afterEach(() => {
  leave()
  session.logout()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function show(shown: Notification[]): Promise<void> {
  list = shown
  // Its texts need the languages to be there.
  const { NotificationsScreen } = await import('./notifications-screen.tsx')
  leave = await renderAt('/notifications', <NotificationsScreen />)
}
const titles = () =>
  [...document.querySelectorAll('li')].map((row) => [
    row.querySelector('a, div')?.textContent?.charAt(0),
    row.querySelector(`[aria-label="${words.unread}"]`) !== null,
  ])
const three = () => [
  notificationFixture({ id: 3, title: 'C', isRead: true }),
  notificationFixture({ id: 2, title: 'B' }),
  notificationFixture({ id: 1, title: 'A', link: null }),
]

test('what is unread comes first, each kind newest first, with the way it leads', async () => {
  await show(three())
  await vi.waitFor(() =>
    expect(titles()).toEqual([
      ['B', true],
      ['A', true],
      ['C', false],
    ]),
  )
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/coin_shop',
    '/coin_shop',
  ])
})

test('one that is read here stays where it was; opening it reads it too', async () => {
  await show(three())
  await vi.waitFor(() => expect(titles()).toHaveLength(3))
  buttonNamed(`${words.mark_read}: A`).click()
  await vi.waitFor(() =>
    expect(titles()).toEqual([
      ['B', true],
      ['A', false],
      ['C', false],
    ]),
  )
  await vi.waitFor(() => expect(list.find(({ id }) => id === 1)?.isRead).toBe(true))
  document.querySelector<HTMLElement>('li a')?.click()
  await vi.waitFor(() => expect(list.every(({ isRead }) => isRead)).toBe(true))
})

test('one that is deleted is gone, and after the last there is a word for it', async () => {
  await show([notificationFixture({ title: 'A' })])
  await vi.waitFor(() => expect(titles()).toHaveLength(1))
  buttonNamed(`${words.remove}: A`).click()
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.empty))
  expect(list).toEqual([])
})

test('a change that fails is taken back and said', async () => {
  refused.add('delete_student_notification')
  await show([notificationFixture({ title: 'A' })])
  await vi.waitFor(() => expect(titles()).toHaveLength(1))
  buttonNamed(`${words.remove}: A`).click()
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('error', words.change_failed))
  await vi.waitFor(() => expect(titles()).toEqual([['A', true]]))
})

test('a list that cannot be loaded says so and can be asked for again', async () => {
  refused.add('get_student_notifications')
  await show([])
  await vi.waitFor(() => expect(buttonNamed(errors.retry)).toBeDefined())
  refused.clear()
  buttonNamed(errors.retry).click()
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.empty))
})
