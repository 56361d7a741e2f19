import type { Statement, StatementRow } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { statement } from '../../../platform/i18n/uz/statement.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
})

const row = (id: number, changes: Partial<StatementRow> = {}): StatementRow => ({
  id,
  currency: 'points',
  amount: 10,
  balance_after: 10 * id,
  reason: 'answer',
  subject: 'Oʻzgaruvchilar',
  count: null,
  day: '2026-03-10',
  created_at: '2026-03-10T07:00:00.000Z',
  ...changes,
})

async function show(reply: (page: number) => Statement | undefined): Promise<void> {
  session.start(userFixture({}), false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { page } = JSON.parse(init?.body as string) as { page: number } // a query sends its input as text
    const data = reply(page)
    if (!data) throw new TypeError('Failed to fetch')
    return await Promise.resolve(Response.json({ success: true, data }))
  })
  // Its texts need the languages to be there.
  const { default: StatementList } = await import('./statement-list.tsx')
  leave = await renderAt('/profile', <StatementList />)
}
const text = () => document.body.textContent

test('a change says why, what for, how much and what was left, under its school day', async () => {
  await show(() => ({
    rows: [
      row(3, { reason: 'shop', currency: 'coins', amount: -30, balance_after: 5, subject: 'Daftar' }),
      row(2, { reason: 'streak', currency: 'coins', amount: 20, count: 7, subject: null, day: '2026-03-09' }),
      row(1, { reason: 'something new', day: '2025-12-31' }),
    ],
    more: false,
    today: '2026-03-10',
  }))
  await vi.waitFor(() => expect(text()).toContain('Daftar'))
  expect([...document.querySelectorAll('h2')].map((day) => day.textContent)).toEqual([
    statement.today,
    statement.yesterday,
    '2025-yil 31-dekabr',
  ])
  const [bought, streak, unknown] = [...document.querySelectorAll('li')].map((each) => each.textContent)
  expect(bought).toContain(statement.reason.shop)
  expect(bought).toContain('−30')
  expect(bought).toContain('qoldiq 5')
  expect(streak).toContain('7 kunlik strike')
  expect(unknown).toContain(statement.reason.other)
})

test('more comes on demand, page by page', async () => {
  await show((page) => ({
    rows: Array.from({ length: page === 1 ? 30 : 5 }, (_, index) => row(page === 1 ? 35 - index : 5 - index)),
    more: page === 1,
    today: '2026-03-10',
  }))
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(30))
  buttonNamed(statement.more).click()
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(35))
  expect(text()).not.toContain(statement.more)
})

test('who has nothing yet is told how to begin', async () => {
  await show(() => ({ rows: [], more: false, today: '2026-03-10' }))
  await vi.waitFor(() => expect(text()).toContain(statement.empty))
})
