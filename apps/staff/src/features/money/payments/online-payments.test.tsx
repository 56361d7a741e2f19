import type { OnlineTransaction } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { payments as words } from '../../../platform/i18n/uz/payments.ts'
import { OnlinePanel } from './online-panel.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { readStatementFile } from './read-statement-file.ts'
import { StudentPrice } from './student-price.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const transaction: OnlineTransaction = {
  id: 3,
  provider: 'payme',
  provider_id: '65f0a1b2c3d4e5f60718293a',
  student: { id: 8, name: 'Aziz Umarov', phone: '+998900000008', group: null },
  account: '1234567897',
  amount: 500_000,
  months: 1,
  state: 'paid',
  created_at: '2026-03-10T07:00:00.000Z',
  performed_at: '2026-03-10T07:00:05.000Z',
  cancelled_at: null,
  cancel_reason: null,
  payment_cancelled: false,
}

test('transactions stand with state, sum, number and the way to the student', async () => {
  workspace = await sitDown({
    payment_transactions: () => ({
      rows: [
        transaction,
        { ...transaction, id: 2, state: 'refunded', cancel_reason: 5 },
        { ...transaction, id: 1, payment_cancelled: true },
      ],
      total: 3,
      sum: 1_000_000,
    }),
  })
  workspace.show(<OnlinePanel search={{ provider: 'payme', stage: 'paid' }} onSearch={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Aziz Umarov'))
  for (const word of [
    '1234567897',
    words.online.states.refunded,
    'sabab № 5',
    words.online.payment_cancelled,
  ])
    expect(workspace.text()).toContain(word)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/students/8')
  expect(workspace.callsOf('payment_transactions')[0]).toMatchObject({
    provider: 'payme',
    state: 'paid',
    page: 1,
  })
})

test('a price is saved over what was seen; empty leaves it to the wider one; a conflict shows the new one', async () => {
  let school: number | null = 500_000
  workspace = await sitDown({
    payment_prices: () => ({
      school,
      groups: [{ id: 4, name: 'Python 1', price: null }],
      providers: ['click'],
    }),
    payment_price_set: (input) => {
      const { price, seen } = input as { price: number | null; seen: number | null }
      if (seen !== school) return new Refusal(409, 'conflict')
      school = price
      return { price }
    },
  })
  workspace.show(<PricesPanel />)
  await vi.waitFor(() => expect(workspace.text()).toContain('Onlayn toʻlov ulangan: Click.'))
  expect(workspace.text()).toMatch(/Maktab narxi: 500\s000 soʻm/)
  await workspace.fill(words.prices.school, '550 000')
  await workspace.press(words.prices.save)
  await vi.waitFor(() => expect(workspace.text()).toMatch(/Maktab narxi: 550\s000 soʻm/))
  expect(workspace.callsOf('payment_price_set')).toEqual([{ price: 550_000, seen: 500_000 }])
  school = 1
  await workspace.fill(words.prices.school, '')
  await workspace.press(words.prices.save)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.prices.changed))
  expect(workspace.callsOf('payment_price_set')[1]).toEqual({ price: null, seen: 550_000 })
  await workspace.fill(words.prices.school, 'besh')
  await vi.waitFor(() => expect(workspace.text()).toContain(words.amount_wrong))
  expect(workspace.button(words.prices.save)?.disabled).toBe(true)
})

test('a student has a number to pay by, and whose price it is', async () => {
  workspace = await sitDown({
    payment_student_price: () => ({ account: '1234567897', price: 400_000, of: 'group', own: null }),
  })
  workspace.show(<StudentPrice studentId={8} />)
  await vi.waitFor(() => expect(workspace.text()).toContain('12345 67897'))
  expect(workspace.text()).toMatch(/Guruh narxi: 400\s000 soʻm/)
})

const submit = () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')?.click()
const choose = (input: HTMLInputElement) => {
  const chosen = new DataTransfer()
  chosen.items.add(new File(['id;сумма\nabc;500000'], 'payme.csv'))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a statement is sent with its days, and each difference is named', async () => {
  workspace = await sitDown({
    payment_transactions: () => ({ rows: [], total: 0, sum: 0 }),
    payments_reconcile: () => ({
      rows: 2,
      agreed: 1,
      differences: [
        { kind: 'only_there', provider_id: 'abc', there: 50_000_000, here: null, transaction: null },
        { kind: 'amount', provider_id: 'def', there: 40_000_050, here: 50_000_000, transaction },
      ],
    }),
  })
  workspace.show(<OnlinePanel search={{}} onSearch={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.online.none))
  await workspace.press(words.online.compare)
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  submit()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.online.file_missing))
  choose(input)
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.online.file_missing))
  submit()
  await vi.waitFor(() => expect(workspace.text()).toContain('2 ta qatordan 1 tasi mos keldi'))
  expect(workspace.callsOf('payments_reconcile')).toMatchObject([
    { provider: 'payme', csv: 'id;сумма\nabc;500000' },
  ])
  for (const word of [words.online.differences.only_there, words.online.differences.amount, 'abc'])
    expect(workspace.text()).toContain(word)
  expect(workspace.text()).toMatch(/400\s000,5 soʻm/)
})

test.each([
  ['unreadable', { fields: { csv: 'x' } }],
  ['too_large', { fields: { csv: 'x' }, most: 5000 }],
  ['days_wrong', { fields: { to: 'x' } }],
] as const)('of a statement that is refused it is said what is wrong: %s', async (text, details) => {
  workspace = await sitDown({
    payment_transactions: () => ({ rows: [], total: 0, sum: 0 }),
    payments_reconcile: () => new Refusal(400, 'validation.failed', details),
  })
  workspace.show(<OnlinePanel search={{}} onSearch={() => {}} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.online.none))
  await workspace.press(words.online.compare)
  choose(await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]')))
  submit()
  await vi.waitFor(() => expect(workspace.text()).toContain(words.online[text]))
})

test('a file of an older program is read too', async () => {
  workspace = await sitDown({})
  const bytes = new Uint8Array([0xd1, 0xf3, 0xec, 0xec, 0xe0])
  expect(await readStatementFile(new Blob([bytes]))).toBe('Сумма')
  expect(await readStatementFile(new Blob(['Сумма']))).toBe('Сумма')
})
