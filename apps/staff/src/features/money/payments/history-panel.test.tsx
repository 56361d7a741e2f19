import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { exports as words } from '../../../platform/i18n/uz/exports.ts'
import { payments } from '../../../platform/i18n/uz/payments.ts'
import { table } from '../../../platform/i18n/uz/shell.ts'
import { HistoryPanel } from './history-panel.tsx'
import { parsePaymentsSearch } from './payments-search.ts'

let workspace: Awaited<ReturnType<typeof sitDown>>

test('what is saved are the payments that stand below: of the days and of the method that are chosen', async () => {
  workspace = await sitDown({ payments_list: () => ({ rows: [], total: 0, sum: 0 }) })
  const search = { from: '2026-01-01', to: '2026-01-31', method: 'click' as const }
  workspace.show(<HistoryPanel search={search} onSearch={() => {}} />)
  await vi.waitFor(() => expect(workspace.button(words.save)).toBeDefined(), 10_000)
  await workspace.press(words.save)
  const csv = await vi.waitUntil(
    () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        ({ textContent }) => textContent === words.csv,
      ),
    10_000,
  )
  csv.click()
  await vi.waitFor(
    () => expect(workspace.callsOf('payments_export')).toEqual([{ ...search, format: 'csv' }]),
    10_000,
  )
})

test('without days all payments are saved, and the menu says so', async () => {
  workspace = await sitDown({ payments_list: () => ({ rows: [], total: 0, sum: 0 }) })
  workspace.show(<HistoryPanel search={{}} onSearch={() => {}} />)
  await vi.waitFor(() => expect(workspace.button(words.save)).toBeDefined(), 10_000)
  await workspace.press(words.save)
  const item = await vi.waitUntil(() => document.querySelector<HTMLElement>('[role=menuitem]'), 10_000)
  expect(item.closest('[role=menu]')?.textContent).toContain(words.span.all)
  item.click()
  await vi.waitFor(() => expect(workspace.callsOf('payments_export')).toEqual([{ format: 'xlsx' }]), 10_000)
})

test('a column is hidden by the address, and its menu leaves the rest of the address', async () => {
  workspace = await sitDown({ payments_list: () => ({ rows: [], total: 0, sum: 0 }) })
  const search = parsePaymentsSearch({ section: 'history', page: 3, hidden: 'note.amount.call' })
  expect(search).toEqual({ section: 'history', page: 3, hidden: 'note' })
  const onSearch = vi.fn()
  workspace.show(<HistoryPanel search={search} onSearch={onSearch} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(payments.columns.until), 10_000)
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(heads).not.toContain(payments.columns.note)
  await workspace.press(table.columns)
  const item = await vi.waitUntil(
    () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')].find(
        ({ textContent }) => textContent === payments.columns.until,
      ),
    10_000,
  )
  item.click()
  expect(onSearch).toHaveBeenLastCalledWith({ ...search, hidden: 'until.note' })
})

test('the name of who paid leads to their page, where a phone has what can be done with the payment', async () => {
  const payment = {
    id: 1,
    student: { id: 7, name: 'Aziz Umarov', phone: '+998901234567', group: null },
    amount: 500_000,
    method: 'cash',
    months: 1,
    paid_on: '2026-11-14',
    paid_until: '2026-12-14',
    note: '',
    recorded_by: null,
    recorded_at: '2026-11-14T07:00:00.000Z',
    cancelled: null,
    revision: 1,
  }
  workspace = await sitDown({ payments_list: () => ({ rows: [payment], total: 1, sum: 500_000 }) })
  workspace.show(<HistoryPanel search={{}} onSearch={() => {}} />)
  const name = await vi.waitUntil(() => document.querySelector('tbody a'), 10_000)
  expect([name.textContent, name.getAttribute('href')]).toEqual(['Aziz Umarov', '/students/7'])
})
