import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import type { User } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { shell } from '../platform/i18n/uz/shell.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { Shell } from './shell.tsx'

let root: Root
beforeAll(async () => await startI18n())
afterEach(() => root.unmount())

/** The main layout around a screen, for a student. */
async function show(
  options: { navbar?: 'ordinary' | 'bare'; path?: string; user?: Partial<User> } = {},
): Promise<void> {
  const { navbar, path = '/courses', user } = options
  session.start(userFixture({ id: 8, token: 'token-8', ...user }), false)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const base = createRootRoute()
  const main = createRoute({ getParentRoute: () => base, id: 'main', component: Shell })
  const screen = createRoute({
    getParentRoute: () => main,
    path,
    component: () => <p>screen</p>,
    ...(navbar && { staticData: { navbar } }),
  })
  const router = createRouter({
    routeTree: base.addChildren([main.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toBe('screen'))
}

const linksOf = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'))

test('navigation links are there on an ordinary screen', async () => {
  await show()
  const [top, bottom] = document.querySelectorAll('nav')
  expect(document.querySelectorAll('nav')).toHaveLength(2)
  expect([...(top?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/courses',
    '/coin_shop',
  ])
  expect([...(bottom?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/courses',
    '/coin_shop',
    '/profile',
  ])
})

test('a screen that says it is bare has none of them, and keeps the way home', async () => {
  await show({ navbar: 'bare' })
  expect(document.querySelectorAll('nav')).toHaveLength(0)
  expect(linksOf('header')).toEqual(['/', '/coin_shop'])
})

test('payment that is due leads to where it is made, in a place of its own', async () => {
  await show({
    user: { payment_reminder: true, days_left_to_payment: 1, payment_link: 'https://pay.example/qadam' },
  })
  const reminder = document.querySelector('aside')
  expect(reminder?.textContent).toContain(shell.days_remaining_one.replace('{{count}}', '1'))
  const link = reminder?.querySelector('a')
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://pay.example/qadam', '_blank', 'noreferrer'])
  expect(link?.textContent).toBe(shell.make_payment)
  // Above the content.
  expect(reminder?.nextElementSibling?.tagName).toBe('MAIN')
})

test('payment that is made in the app leads there in this very tab', async () => {
  await show({ user: { status: 'freezed', days_left_to_payment: -1, payment_link: '/profile#payments' } })
  const link = document.querySelector('aside a')
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/profile#payments', ''])
})

test('payment that leads to a page of the demo’s server opens beside the app', async () => {
  await show({
    user: { status: 'freezed', days_left_to_payment: -1, payment_link: '/pages/demo-payment' },
  })
  const link = document.querySelector('aside a')
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
    '/pages/demo-payment',
    '_blank',
  ])
})

test('the day itself, and a frozen account, have words of their own', async () => {
  await show({ user: { payment_reminder: true, days_left_to_payment: 0 } })
  expect(document.querySelector('aside')?.textContent).toBe(shell.due_today)
  root.unmount()
  await show({ user: { status: 'freezed', days_left_to_payment: -2 } })
  const overdue = shell.days_overdue_other.replace('{{count}}', '2')
  expect(document.querySelector('aside')?.textContent).toBe(`${shell.account_frozen} ${overdue}`)
})

test('nothing is said of payment where none is due', async () => {
  await show({ user: { payment_reminder: false, days_left_to_payment: 20 } })
  expect(document.querySelector('aside')).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])('the exam is in both bars with the flag alone: %s', async (exam, count) => {
  await show({ user: { exam } })
  const [top, bottom] = document.querySelectorAll('nav')
  expect(bottom?.querySelectorAll('a[href="/exam"]')).toHaveLength(count)
  // What is not of the first sight comes after it.
  await vi.waitFor(() => expect(linksOf('header')).toContain('/notifications'))
  await vi.waitFor(() => expect(document.querySelectorAll('header a[href="/exam"]')).toHaveLength(count))
  expect(top?.querySelectorAll('a[href="/exam"]')).toHaveLength(0)
})
