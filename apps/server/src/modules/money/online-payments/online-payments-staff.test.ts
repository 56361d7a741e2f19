import {
  statementLimits,
  type OnlineTransaction,
  type OutputOf,
  type StaffActions,
  type StudentActions,
} from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PRICE, startPayingSchool, type PayingSchool } from '../../../../test/paying-school.ts'
import { clickId, paymeId, providers } from '../../../../test/payment-stubs.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { csvLines } from '../../../../test/table-file.ts'
import { savePayPlace, savePaymentLink } from '../../access/accounts/index.ts'
import { removeOldCalls } from './index.ts'
import { payLinks } from './pay-links.ts'

type Transactions = OutputOf<StaffActions['payment_transactions']>
type Reconciled = OutputOf<StaffActions['payments_reconcile']>

let paying: PayingSchool

beforeAll(async () => {
  paying = await startPayingSchool()
})
beforeEach(() => paying.school.clock.set('2026-03-10T07:00:00Z'))

const pay = async (account: string, months = 1) => {
  const id = paymeId()
  await paying.payme.create(id, account, months * PRICE * 100)
  await paying.payme.perform(id)
  return id
}

test('a student finds the ways to pay, with the same number each time; without a price there are none', async () => {
  const { school, admin, payer } = paying
  const student = await payer({ lang: 'ru' })
  const online = async () => {
    const { body } = await school.call<OutputOf<StudentActions['payments']>>('payments', {}, student.token)
    return body.success ? body.data.online : undefined
  }
  const found = await online()
  expect(found).toMatchObject({ account: student.account, price: PRICE })
  const [payme, click] = found?.ways ?? []
  expect(payme?.url).toMatch(/^https:\/\/checkout\.paycom\.uz\/[\w%]+$/)
  const sent = decodeURIComponent(payme?.url.split('/').at(-1) ?? '')
  expect(Buffer.from(sent, 'base64').toString()).toBe(
    `m=${providers.payme.merchantId};ac.account=${student.account};a=${PRICE * 100};l=ru;c=https://school.example/profile#payments;ct=5000`,
  )
  expect(Object.fromEntries(new URL(click?.url ?? '').searchParams)).toEqual({
    service_id: '4321',
    merchant_id: '8765',
    amount: String(PRICE),
    transaction_param: student.account,
    return_url: 'https://school.example/profile#payments',
  })
  await admin.data('payment_price_set', { student_id: student.id, price: 99_000 })
  expect(await online()).toMatchObject({ account: student.account, price: 99_000 })
  await admin.data('payment_price_set', { student_id: student.id, price: null })
  await admin.data('payment_price_set', { price: null })
  expect(await online()).toBeNull()
  await admin.data('payment_price_set', { price: PRICE })
  const sandbox = payLinks(
    { ...providers, payme: { ...providers.payme, isSandbox: true }, click: undefined, publicUrl: undefined },
    { account: '1234567897', amount: 1, lang: 'uz' },
  )
  expect(sandbox.map(({ url }) => url.startsWith('https://test.paycom.uz/'))).toEqual([true])
})

test('the reminder leads to the screen with the ways to pay, and back to the school’s link without them', async () => {
  const { school, payer } = paying
  const student = await payer({ frozen: true, nextDueOn: '2026-03-01' })
  await savePaymentLink(school.db, 'https://pay.example/')
  const links = async () => {
    const user = await school.call<{ payment_link: string }>('profile', {}, student.token)
    const refused = await school.call('lesson_questions', { lesson_id: 1 }, student.token)
    const payments = await school.call<{ payment_link: string }>('payments', {}, student.token)
    return [
      user.body.success && user.body.data.payment_link,
      refused.error?.['payment_link'],
      payments.body.success && payments.body.data.payment_link,
    ]
  }
  await savePayPlace(school.db, '/profile#payments')
  expect(await links()).toEqual(['/profile#payments', '/profile#payments', 'https://pay.example/'])
  await savePayPlace(school.db, null)
  expect(await links()).toEqual(['https://pay.example/', 'https://pay.example/', 'https://pay.example/'])
})

test('prices are set once, kept in the audit log, and not over what somebody else set', async () => {
  const { admin, payer, groupId } = paying
  const { id: student_id } = await payer()
  const set = async (input: object) => await admin.call('payment_price_set', input)
  expect((await set({ student_id, price: 300_000, seen: 1 })).code).toBe('conflict')
  expect((await set({ student_id, price: 300_000, seen: null })).status).toBe(200)
  expect((await set({ student_id, price: 300_000, seen: null })).status).toBe(200)
  expect((await set({ student_id: 999_999, price: 1 })).code).toBe('not_found')
  expect((await set({ student_id: admin.id, price: 1 })).code).toBe('not_found')
  expect((await set({ group_id: 999_999, price: 1 })).code).toBe('not_found')
  expect(await admin.data('payment_student_price', { student_id })).toMatchObject({
    price: 300_000,
    of: 'student',
    own: 300_000,
  })
  const { rows } = await admin.data<OutputOf<StaffActions['audit_log']>>('audit_log', {
    subject_kind: 'student',
    subject_id: student_id,
  })
  expect(rows).toMatchObject([
    { action: 'payment_price_set', before: { monthly_price: null }, after: { monthly_price: 300_000 } },
  ])
  expect((await set({ group_id: groupId, price: 450_000 })).status).toBe(200)
  const prices = await admin.data<OutputOf<StaffActions['payment_prices']>>('payment_prices')
  expect(prices).toMatchObject({ school: PRICE, providers: ['payme', 'click'] })
  expect(prices.groups.find(({ id }) => id === groupId)).toEqual({
    id: groupId,
    name: 'Toʻlovchilar',
    price: 450_000,
  })
  const other = await payer()
  expect(await admin.data('payment_student_price', { student_id: other.id })).toMatchObject({
    price: 450_000,
    of: 'group',
    own: null,
  })
  expect((await set({ group_id: groupId, price: null })).status).toBe(200)
  // Two at once: one of them sees what the other set.
  const raced = await Promise.all([
    set({ group_id: groupId, price: 1000, seen: null }),
    set({ group_id: groupId, price: 2000, seen: null }),
  ])
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await set({ group_id: groupId, price: null })
})

test('the office finds transactions by provider, state, day, name, number and account; an export runs nothing', async () => {
  const { school, admin, payer, payme } = paying
  school.clock.set('2026-02-01T07:00:00Z')
  const office = await signedInStaff(school, 'admin')
  const student = await payer({ firstName: '=Hisobchi', lastName: 'Toʻlovchiyeva' })
  const paidId = await pay(student.account, 2)
  const givenUp = paymeId()
  await payme.create(givenUp, student.account, PRICE * 100)
  await payme.cancel(givenUp, 3)
  const list = async (input: object) =>
    await office.data<Transactions>('payment_transactions', { student_id: student.id, ...input })
  const all = await list({})
  expect(all).toMatchObject({ total: 2, sum: 2 * PRICE })
  expect(all.rows).toMatchObject([
    { provider_id: givenUp, state: 'cancelled', cancel_reason: 3, payment_cancelled: false },
    { provider_id: paidId, state: 'paid', months: 2, amount: 2 * PRICE, student: { id: student.id } },
  ])
  const found = async (input: object) => (await list(input)).rows.map(({ provider_id }) => provider_id)
  expect(await found({ state: 'paid' })).toEqual([paidId])
  expect(await found({ provider: 'click' })).toEqual([])
  expect(await found({ from: '2026-02-01', to: '2026-02-01' })).toEqual([givenUp, paidId])
  expect(await found({ from: '2026-02-02' })).toEqual([])
  expect(await found({ query: paidId.slice(4, 14) })).toEqual([paidId])
  expect(await found({ query: 'tolovchiyeva' })).toEqual([givenUp, paidId])
  expect(await found({ query: student.account })).toEqual([givenUp, paidId])
  expect(await found({ query: 'hech kim' })).toEqual([])
  const span = { from: '2026-02-01', to: '2026-02-01' }
  const lines = await csvLines(office, 'payment_transactions_export', { student_id: student.id, ...span })
  const phone = student.phone.replace(/^\+998(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(
    `Payme,${paidId},,toʻlangan,${student.id},'=Hisobchi Toʻlovchiyeva,${phone},Toʻlovchilar,${student.account},`,
  )
  const log = await office.data<{ rows: { action: string; subject: object }[] }>('audit_log', {
    staff_id: office.id,
  })
  expect(log.rows).toMatchObject([
    { action: 'payment_transactions_export', subject: { kind: 'student', id: student.id } },
  ])
  expect(admin.id).not.toBe(office.id)
})

test('a statement is compared with what we have, and each difference is named', async () => {
  const { school, payer, payme, click } = paying
  school.clock.set('2026-01-15T07:00:00Z')
  const office = await signedInStaff(school, 'admin')
  const accounts: string[] = []
  for (let count = 0; count < 6; count += 1) accounts.push((await payer()).account)
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = accounts
  const [same, otherAmount, refundedHere, onlyHere] = [await pay(a), await pay(b), await pay(c), await pay(d)]
  await payme.cancel(refundedHere)
  const refundedThere = await pay(e)
  const open = paymeId()
  await payme.create(open, f, PRICE * 100)
  const csv = [
    'Kassa;Qadam;',
    'ID транзакции;Сумма, сум;Статус',
    `${same};500 000,00;Оплачен`,
    `${otherAmount};400 000,00;Оплачен`,
    `${refundedHere};500 000,00;Оплачен`,
    `${refundedThere};500 000,00;Оплачен`,
    `${refundedThere};500 000,00;Отменён`,
    `${open};500 000,00;Оплачен`,
    '65f0aaaaaaaaaaaaaaaaaaaa;500 000,00;Оплачен',
    '65f0bbbbbbbbbbbbbbbbbbbb;500 000,00;Отменён',
    ';Итого: 3 400 000,00;',
  ].join('\r\n')
  const days = { from: '2026-01-15', to: '2026-01-15' }
  const reconcile = async (input: object) =>
    await office.data<Reconciled>('payments_reconcile', { provider: 'payme', ...days, ...input })
  const { rows, agreed, differences } = await reconcile({ csv })
  expect([rows, agreed]).toEqual([8, 2])
  expect(differences.map(({ kind, provider_id, there, here }) => [kind, provider_id, there, here])).toEqual([
    ['amount', otherAmount, 40_000_000, 50_000_000],
    ['not_paid_here', refundedHere, 50_000_000, 50_000_000],
    ['not_paid_there', refundedThere, 50_000_000, 50_000_000],
    ['not_paid_here', open, 50_000_000, 50_000_000],
    ['only_there', '65f0aaaaaaaaaaaaaaaaaaaa', 50_000_000, null],
    ['only_here', onlyHere, null, 50_000_000],
  ])
  const first: OnlineTransaction | null = differences[0]?.transaction ?? null
  expect(first?.account).toBe(b)
  // Other days: what was paid here before is outside of them.
  const later = await reconcile({ from: '2026-01-16', to: '2026-01-17', csv: 'id,amount\n' })
  expect(later).toEqual({ rows: 0, agreed: 0, differences: [] })
  // Click's cabinet names its documents; ours know both numbers.
  const payment = { id: clickId(), account: a, amount: `${PRICE}` }
  school.clock.advance(16 * 60)
  const { merchant_prepare_id: prepareId } = await click.prepare(payment)
  await click.complete({ ...payment, prepareId })
  const byDocument = await reconcile({
    provider: 'click',
    csv: `Payment ID\tAmount\n9${payment.id}\t500000.00`,
  })
  expect(byDocument).toEqual({ rows: 1, agreed: 1, differences: [] })
  const refused = await office.call('payments_reconcile', {
    provider: 'click',
    ...days,
    csv: 'sana;izoh\n1;2',
  })
  expect(refused.code).toBe('validation.failed')
  expect(Object.keys(refused.error?.fields ?? {})).toEqual(['csv'])
  const long = await office.call('payments_reconcile', {
    provider: 'click',
    ...days,
    csv: `id;summa\n${'a1;5\n'.repeat(statementLimits.rows + 1)}`,
  })
  expect([long.code, long.error?.['most']]).toEqual(['validation.failed', statementLimits.rows])
})

test('old calls go, young ones stay', async () => {
  const { school, payer } = paying
  const id = await pay((await payer()).account)
  const count = async () =>
    (await school.db.selectFrom('payment_calls').select('id').where('provider_id', '=', id).execute()).length
  await removeOldCalls(school.db, new Date('2027-04-13T07:00:00Z'))
  expect(await count()).toBe(2)
  await removeOldCalls(school.db, new Date('2027-04-16T07:00:00Z'))
  expect(await count()).toBe(0)
})
