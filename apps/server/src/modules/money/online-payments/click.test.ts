import { beforeAll, beforeEach, expect, test } from 'vitest'
import { paidBy, PRICE, startPayingSchool, type PayingSchool } from '../../../../test/paying-school.ts'
import { clickId, paymeId } from '../../../../test/payment-stubs.ts'

let paying: PayingSchool

beforeAll(async () => {
  paying = await startPayingSchool()
})
beforeEach(() => paying.school.clock.set('2026-03-10T07:00:00Z'))

const amount = `${PRICE}.00`

test('a payment is prepared and completed, and pays once however often it is', async () => {
  const { school, click, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-08', frozen: true })
  const payment = { id: clickId(), account: student.account, amount }
  const prepared = await click.prepare(payment)
  expect(prepared).toEqual({
    click_trans_id: payment.id,
    merchant_trans_id: student.account,
    merchant_prepare_id: expect.any(Number),
    error: 0,
    error_note: 'Success',
  })
  const { merchant_prepare_id: prepareId } = prepared
  expect(await click.prepare(payment)).toEqual(prepared)
  const done = await click.complete({ ...payment, prepareId })
  expect(done).toEqual({ ...prepared, merchant_confirm_id: prepareId })
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-10' })
  const { body } = await school.call('payments', {}, student.token)
  expect(body).toMatchObject({ data: { frozen: false, history: [{ amount: PRICE, method: 'click' }] } })

  expect(await click.complete({ ...payment, prepareId })).toMatchObject({
    error: -4,
    merchant_confirm_id: prepareId,
  })
  expect(await click.complete({ ...payment, prepareId, error: -5017 })).toMatchObject({ error: -4 })
  expect(await click.prepare(payment)).toMatchObject({ error: -4 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-10' })
})

test('completed by two at once it is paid once', async () => {
  const { school, click, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const payment = { id: clickId(), account: student.account, amount }
  const [one, two] = await Promise.all([click.prepare(payment), click.prepare(payment)])
  expect(one).toEqual(two)
  const prepareId = one.merchant_prepare_id
  const ends = await Promise.all([
    click.complete({ ...payment, prepareId }),
    click.complete({ ...payment, prepareId }),
    click.complete({ ...payment, prepareId, error: -1 }),
  ])
  const { payments } = await paidBy(school, student.id)
  // Whichever came first: it is paid or given up, and each call gets what is true.
  expect(payments).toBe(ends.some(({ error }) => error === 0) ? 1 : 0)
  expect(await click.complete({ ...payment, prepareId })).toMatchObject({ error: payments === 1 ? -4 : -9 })
})

test('money that did not come cancels it for good', async () => {
  const { school, click, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const payment = { id: clickId(), account: student.account, amount }
  const { merchant_prepare_id: prepareId } = await click.prepare(payment)
  expect(await click.complete({ ...payment, prepareId, error: -5017 })).toMatchObject({ error: -9 })
  expect(await click.complete({ ...payment, prepareId, error: -5017 })).toMatchObject({ error: -9 })
  expect(await click.complete({ ...payment, prepareId })).toMatchObject({ error: -9 })
  expect(await click.prepare(payment)).toMatchObject({ error: -9 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: '2026-03-20' })
  // And the next try begins anew.
  expect(await click.prepare({ ...payment, id: clickId() })).toMatchObject({ error: 0 })
})

test('of a student who left meanwhile nothing is taken', async () => {
  const { school, click, payer, admin } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const payment = { id: clickId(), account: student.account, amount }
  const { merchant_prepare_id: prepareId } = await click.prepare(payment)
  await admin.data('student_close', { student_id: student.id, closed: true })
  expect(await click.complete({ ...payment, prepareId })).toMatchObject({ error: -5 })
  expect(await click.prepare({ ...payment, id: clickId() })).toMatchObject({ error: -5 })
  expect(await click.complete({ ...payment, prepareId, error: -5017 })).toMatchObject({ error: -9 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: null })
})

test('each mistake has its number, and pays nothing', async () => {
  const { school, click, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const other = await payer()
  const payment = { id: clickId(), account: student.account, amount }
  const prepare = async (over: object) => (await click.prepare({ ...payment, id: clickId(), ...over })).error
  expect(await prepare({ account: '0000000000' })).toBe(-5)
  expect(await prepare({ account: 'admin' })).toBe(-5)
  for (const wrong of ['1', `${PRICE}.01`, String(PRICE / 2), String(13 * PRICE), '0', '-500000', '5e5', 'x'])
    expect(await prepare({ amount: wrong })).toBe(-2)
  // Without a prepare, with another's, or of another amount or account.
  const complete = async (over: object) => (await click.complete({ ...payment, ...over })).error
  expect(await complete({ prepareId: 1 })).toBe(-6)
  const { merchant_prepare_id: prepareId = 0 } = await click.prepare(payment)
  expect(await click.prepare({ ...payment, amount: String(2 * PRICE) })).toMatchObject({ error: -2 })
  expect(await complete({})).toBe(-6)
  expect(await complete({ prepareId: prepareId + 1 })).toBe(-6)
  expect(await complete({ prepareId, id: clickId() })).toBe(-6)
  expect(await complete({ prepareId, amount: String(2 * PRICE) })).toBe(-2)
  expect(await complete({ prepareId, account: other.account })).toBe(-5)
  // Another payment for this account is under way, by either provider.
  expect(await prepare({})).toBe(-7)
  expect(await payme.create(paymeId(), student.account, PRICE * 100)).toBe(-31051)
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: '2026-03-20' })
  expect(await complete({ prepareId })).toBe(0)
})

test('who does not sign as Click is refused and leaves nothing behind', async () => {
  const { school, click, payer } = paying
  const { account } = await payer()
  const right = click.fields('0', { id: clickId(), account, amount })
  const send = async (over: Record<string, string>) =>
    (await click.send(new URLSearchParams({ ...right, ...over }).toString())).error
  for (const over of [
    { sign_string: 'x' },
    { sign_string: '' },
    { amount: '1' },
    { merchant_trans_id: '1' },
    { action: '1' },
    { sign_time: '2026-03-10 12:00:01' },
    { service_id: '1' },
  ] as Record<string, string>[])
    expect(await send(over)).toBe(-1)
  for (const missing of ['click_trans_id', 'amount', 'action', 'sign_string', 'error']) {
    const { [missing]: _gone, ...rest } = right
    expect((await click.send(new URLSearchParams(rest).toString())).error).toBe(-8)
  }
  expect((await click.send('')).error).toBe(-8)
  expect((await click.send(JSON.stringify(right), 'application/json')).error).toBe(-8)
  expect(await send({ error_note: '\u0000' })).toBe(-8)
  expect((await click.send('x='.repeat(40_000))).error).toBe(-8)
  // Another action, signed: it is none of ours.
  const strange = click.fields('7', { id: clickId(), account, amount })
  expect((await click.send(new URLSearchParams(strange).toString())).error).toBe(-3)
  const stored = await school.db
    .selectFrom('payment_calls')
    .select(['method', 'request'])
    .where('provider_id', 'in', [right['click_trans_id'] ?? '', strange['click_trans_id'] ?? ''])
    .execute()
  expect(stored.map(({ method }) => method)).toEqual(['7'])
  expect(JSON.stringify(stored)).not.toContain('sign_string')
  const reply = await school.get('/api/payments/click')
  expect(reply.status).toBeGreaterThanOrEqual(404)
})
