import type { StaffPayment, StaffStudent } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { payments as words } from '../../../platform/i18n/uz/payments.ts'
import { roster } from '../../../platform/i18n/uz/roster.ts'
import { parseSum } from './payment-fields.tsx'
import { StudentPayments } from './student-payments.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const student: StaffStudent = {
  id: 8,
  first_name: 'Aziz',
  last_name: 'Umarov',
  avatar: 'stork',
  group: null,
  phone: '+998900000008',
  lang: 'uz',
  frozen: true,
  next_due_on: '2026-03-01',
  days_left_to_payment: -9,
  leaderboard_hidden: false,
  time_factor: 1,
  points: 0,
  coins: 0,
  current_streak: 0,
  max_streak: 0,
  created_at: '2026-01-10T07:00:00.000Z',
  last_active_at: null,
  courses: [],
  attempts: [],
  submissions: [],
}
const payment: StaffPayment = {
  id: 5,
  amount: 500_000,
  method: 'payme',
  paid_on: '2026-02-01',
  months: 1,
  paid_until: '2026-03-01',
  student: { id: 8, name: 'Aziz Umarov', phone: '+998900000008', group: null },
  note: '',
  recorded_by: null,
  recorded_at: '2026-02-01T07:00:00.000Z',
  cancelled: null,
}
const standing = { next_due_on: '2026-04-01', days_left_to_payment: 22, frozen: false }
const history = (...rows: StaffPayment[]) => ({ rows, total: rows.length, sum: 500_000 })

async function sit(answers: Parameters<typeof sitDown>[0], rows = [payment]) {
  workspace = await sitDown({ payments_list: () => history(...rows), ...answers })
  workspace.show(<StudentPayments student={student} />)
  await vi.waitFor(() => expect(workspace.callsOf('payments_list')).toHaveLength(1))
}
const alert = () => document.querySelector('[role=alert]')?.textContent

test('how the student stands is there with what was paid, and that the account is frozen', async () => {
  await sit({}, [payment, { ...payment, id: 4, cancelled: { at: '', by: 'Nargiza', reason: 'Chek yoʻq' } }])
  await vi.waitFor(() => expect(workspace.text()).toContain('01.02.2026'))
  for (const word of ['01.03.2026', '9 kun oʻtdi', 'muzlatilgan', 'Chek yoʻq'])
    expect(workspace.text()).toContain(word)
  expect(document.querySelectorAll('li button')).toHaveLength(2)
})

test('a correction wants a reason, keeps what was typed when it fails, and says what was seen', async () => {
  let failures = 1
  await sit({
    payment_correct: () => (failures-- > 0 ? new Refusal(503, 'server.busy') : { payment, standing }),
  })
  await workspace.press(words.correct)
  await workspace.fill(words.amount, '450 000')
  await workspace.press(words.correct_save)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.reason_missing))
  await workspace.fill(words.reason, 'Chek boʻyicha')
  await workspace.press(words.correct_save)
  await vi.waitFor(() => expect(alert()).toBeDefined())
  await workspace.press(words.correct_save)
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull())
  const [first, second] = workspace.callsOf('payment_correct')
  expect(first).toEqual({
    payment_id: 5,
    amount: 450_000,
    // The method of an online payment stays.
    method: 'payme',
    paid_on: '2026-02-01',
    note: '',
    reason: 'Chek boʻyicha',
    seen: { amount: 500_000, method: 'payme', paid_on: '2026-02-01', note: '' },
  })
  expect(second).toEqual(first)
})

test('what somebody else changed meanwhile is said plainly, and loaded anew', async () => {
  await sit({ payment_due_set: () => new Refusal(409, 'conflict') })
  await workspace.press(words.due_change)
  await workspace.fill(words.columns.due, '2026-04-01')
  await workspace.fill(words.reason, 'Kelishuv')
  await workspace.press(words.due_save)
  await vi.waitFor(() => expect(alert()).toBe(words.changed_meanwhile))
  expect(workspace.callsOf('payment_due_set')).toEqual([
    { student_id: 8, next_due_on: '2026-04-01', reason: 'Kelishuv', seen: '2026-03-01' },
  ])
  await vi.waitFor(() => expect(workspace.callsOf('payments_list')).toHaveLength(2))
})

test('that the account is closed is said, with what to do', async () => {
  await sit({ payment_due_set: () => new Refusal(409, 'conflict', { reason: 'closed' }) })
  await workspace.press(words.due_change)
  await workspace.fill(words.columns.due, '2026-04-01')
  await workspace.fill(words.reason, 'Kelishuv')
  await workspace.press(words.due_save)
  await vi.waitFor(() => expect(alert()).toBe(roster.faults.closed))
})

test('who pays nothing has no date', async () => {
  await sit({ payment_due_set: () => ({ ...standing, next_due_on: null }) })
  await workspace.press(words.due_change)
  // The switch's own box: a browser's label would press it once, this one's twice.
  const free = await vi.waitUntil(() => document.querySelector<HTMLElement>('[type=checkbox]'))
  free.click()
  await workspace.fill(words.reason, 'Stipendiya')
  await workspace.press(words.due_save)
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull())
  expect(workspace.callsOf('payment_due_set')).toMatchObject([{ next_due_on: null, seen: '2026-03-01' }])
})

test.each<[string, number | undefined]>([
  ['450 000', 450_000],
  ['450\u00A0000', 450_000],
  ['0', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['12.5', undefined],
  ['', undefined],
  ['99999999999999', undefined],
])('%j is %s soʻm', (typed, sum) => {
  expect(parseSum(typed)).toBe(sum)
})
