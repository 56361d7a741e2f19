import type { StatementRow } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { exports as exportWords } from '../../../platform/i18n/uz/exports.ts'
import { statement as words } from '../../../platform/i18n/uz/statement.ts'
import { StudentStatement } from './student-statement.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const row = (id: number, changes: Partial<StatementRow> = {}): StatementRow => ({
  id,
  currency: 'coins',
  amount: 10,
  balance_after: 10 * id,
  reason: 'lesson',
  subject: 'Oʻzgaruvchilar',
  count: null,
  day: '2026-03-10',
  created_at: '2026-03-10T07:00:00.000Z',
  ...changes,
})

test('each change has its reason and the balance after it; more come page by page, each once', async () => {
  const newest = [row(60, { amount: -30, reason: 'shop', subject: 'Daftar' }), row(59, { reason: 'of 2030' })]
  workspace = await sitDown({
    statement: ({ page }) =>
      page === 1
        ? { rows: [...newest, ...Array.from({ length: 28 }, (_, at) => row(58 - at))], more: true, today: '' }
        : { rows: [row(31), row(30)], more: false, today: '' },
  })
  workspace.show(<StudentStatement studentId={8} isOffice={false} />)
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(6))
  const [bought, unknown] = [...document.querySelectorAll('li')].map((each) => each.textContent)
  for (const word of [words.reason.shop, 'Daftar', '−30', 'qoldiq 600']) expect(bought).toContain(word)
  expect(unknown).toContain(words.reason.other)
  await workspace.press(words.more)
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(31))
  expect(workspace.button(words.more)).toBeUndefined()
  await workspace.press(words.points)
  await vi.waitFor(() => expect(workspace.callsOf('statement').at(-1)).toMatchObject({ currency: 'points' }))
})

test('a student who has nothing yet has an empty statement', async () => {
  workspace = await sitDown({ statement: () => ({ rows: [], more: false, today: '2026-03-10' }) })
  workspace.show(<StudentStatement studentId={8} isOffice={false} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.empty))
})

test('the office saves what its tab shows, from the first day on', async () => {
  workspace = await sitDown({ statement: () => ({ rows: [row(1)], more: false, today: '' }) })
  workspace.show(<StudentStatement studentId={8} isOffice />)
  await workspace.press(words.coins)
  await workspace.press(exportWords.save)
  const item = await vi.waitUntil(() => document.querySelector<HTMLElement>('[role=menuitem]'), 10_000)
  expect(item.closest('[role=menu]')?.textContent).toContain(exportWords.about.coins)
  item.click()
  const saved = { student_id: 8, currency: 'coins', format: 'xlsx' }
  await vi.waitFor(() => expect(workspace.callsOf('ledger_export')).toEqual([saved]), 10_000)
})
