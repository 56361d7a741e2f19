import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paidBy, PRICE, startPayingSchool, type PayingSchool } from '../../../../test/paying-school.ts'
import { paymeId } from '../../../../test/payment-stubs.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { createLogger } from '../../../log/logger.ts'
import { freezeUnpaid } from '../payments/index.ts'

const MONTH = PRICE * 100
const NOW = '2026-03-10T07:00:00.000Z'
const now_ms = Date.parse(NOW)

let paying: PayingSchool
const lines: string[] = []

beforeAll(async () => {
  paying = await startPayingSchool({ log: createLogger('warn', { write: (line) => void lines.push(line) }) })
})
beforeEach(() => paying.school.clock.set(NOW))

test('a student who was frozen pays, is open at once, and is told so', async () => {
  const { school, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-08' })
  await freezeUnpaid({ db: school.db, live: school.live }, school.moment())
  const frozen = await school.call('lesson_questions', { lesson_id: 1 }, student.token)
  expect(frozen.code).toBe('account.frozen')
  // The refusal names the screen with the ways to pay.
  expect(frozen.error?.['payment_link']).toBe(null)
  const live = vi.spyOn(school.live, 'publish')
  const id = paymeId()

  expect(await payme.check(student.account, MONTH)).toEqual({ allow: true })
  const created = await payme.create(id, student.account, MONTH)
  expect(created).toEqual({ create_time: now_ms, transaction: expect.stringMatching(/^\d+$/), state: 1 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: '2026-03-08' })

  school.clock.advance(5)
  const performed = await payme.perform(id)
  const { transaction } = created as { transaction: string }
  expect(performed).toEqual({ transaction, perform_time: now_ms + 5000, state: 2 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-10' })
  const messages = live.mock.calls.flat().filter(({ to }) => to === student.id)
  expect(messages.map(({ event }) => event)).toEqual(['notification', 'account'])
  live.mockRestore()
  const open = await school.call('lesson_questions', { lesson_id: 1 }, student.token)
  expect(open.code).not.toBe('account.frozen')
  const { body } = await school.call<{ history: object[] }>('payments', {}, student.token)
  expect(body).toMatchObject({
    data: {
      frozen: false,
      history: [{ amount: PRICE, method: 'payme', months: 1, paid_until: '2026-04-10' }],
    },
  })

  // Payme retries where our reply was lost: nothing is paid twice.
  school.clock.advance(60)
  expect(await payme.perform(id)).toEqual(performed)
  // What was performed can't be created.
  expect(await payme.create(id, student.account, MONTH)).toBe(-31008)
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-10' })
  expect(await payme.outcome('CheckTransaction', { id })).toEqual({
    create_time: now_ms,
    perform_time: now_ms + 5000,
    cancel_time: 0,
    transaction,
    state: 2,
    reason: null,
  })
})

test('calls that are no calls get the numbers of the protocol, and HTTP 200', async () => {
  const { payme } = paying
  const body = JSON.stringify({ id: 7, method: 'CheckTransaction', params: { id: 'x' } })
  const code = async (request: Parameters<typeof payme.send>[0]) => {
    const { id, error } = await payme.send(request)
    return [id, error?.code]
  }
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
  expect(await code({ body })).toEqual([7, -31003])
  expect(await code({ body: '', method: 'GET' })).toEqual([null, -32300])
  expect(await code({ body, method: 'PUT' })).toEqual([7, -32300])
  expect(await code({ body: '{' })).toEqual([null, -32700])
  expect(await code({ body: '"\\u0000"' })).toEqual([null, -32600])
  expect(await code({ body: '[]' })).toEqual([null, -32600])
  expect(await code({ body: '{"id":7,"method":"CheckTransaction"}' })).toEqual([7, -32600])
  expect(await code({ body: '{"id":7,"method":"CheckTransaction","params":{"id":5}}' })).toEqual([7, -32600])
  expect(await code({ body: 'x'.repeat(40_000) })).toEqual([null, -32600])
  expect(await code({ body, headers: { 'content-type': 'json' } })).toEqual([null, -32600])
  expect(await code({ body, headers: { 'content-type': 'text/plain' } })).toEqual([7, -32600])
  for (const method of ['ChangePassword', 'toString', '__proto__', ''])
    expect(await code({ body: JSON.stringify({ id: 'a', method, params: {} }) })).toEqual(['a', -32601])
  const strangers = ['Paycom:another key', 'Paycom:', 'Somebody:a key of Payme', 'Paycom:a key of Payme ', '']
  for (const stranger of strangers)
    expect(await code({ body, headers: basic(stranger) })).toEqual([7, -32504])
  expect(await code({ body, headers: { authorization: '' } })).toEqual([7, -32504])
  expect(await code({ body: '{', headers: basic('Paycom:x') })).toEqual([null, -32504])
})

test('what no database could keep is refused in the protocol’s words, and is no error of the school', async () => {
  const { payme, school } = paying
  const calls = async () => (await school.db.selectFrom('payment_calls').select('id').execute()).length
  const before = await calls()
  lines.length = 0
  const levels = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
  const call = (params: string, method = '"CheckTransaction"', id = '7') =>
    `{"id":${id},"method":${method},"params":${params}}`
  for (const [body, id] of [
    [call('{"id":"\\ud800"}'), 7],
    [call('{"id":"x","more":"\\ud800"}'), 7],
    [call('{"\\udc00":1}'), 7],
    [call('{"id":"x\\u0000"}'), 7],
    [call(`{"id":${levels}}`), 7],
    [call(levels), 7],
    [levels, null],
    [call('{"id":"x"}', '"\\ud800"'), 7],
    [call('{"id":"x"}', '"CheckTransaction"', '"\\ud800"'), null],
    [call('{"__proto__":1}'), 7],
  ] as const) {
    const answer = await payme.send({ body })
    expect([body.slice(0, 60), answer.id, answer.error?.code]).toEqual([body.slice(0, 60), id, -32600])
  }
  const click = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const payload of ['click_trans_id=%00', 'a=%ED%A0%80', `a=${'%5B'.repeat(9000)}`, '\u0000'])
    expect(
      (
        await school.app.inject({ method: 'POST', url: '/api/payments/click', headers: click, payload })
      ).json(),
    ).toMatchObject({ error: -8 })
  // A body without end is its sender's doing, too.
  await payme.send({ body: 'x'.repeat(40_000) })
  const errors = lines.filter((line) => JSON.parse(line).level > 40)
  expect([errors, await calls()]).toEqual([[], before])
})

test('calls are kept with their replies and without the key; those of strangers are not', async () => {
  const { school, payme, payer } = paying
  const { account } = await payer()
  const id = paymeId()
  await payme.create(id, account, MONTH)
  await payme.perform(id)
  const stranger = { authorization: `Basic ${Buffer.from('Paycom:x').toString('base64')}` }
  await payme.send({
    body: JSON.stringify({ id: 1, method: 'PerformTransaction', params: { id } }),
    headers: stranger,
  })
  const calls = await school.db
    .selectFrom('payment_calls')
    .select(['method', 'request', 'reply'])
    .where('provider_id', '=', id)
    .orderBy('id')
    .execute()
  expect(calls.map(({ method, reply }) => [method, reply])).toEqual([
    ['CreateTransaction', expect.objectContaining({ result: expect.objectContaining({ state: 1 }) })],
    ['PerformTransaction', expect.objectContaining({ result: expect.objectContaining({ state: 2 }) })],
  ])
  expect(JSON.stringify(calls)).not.toContain('key of Payme')
})

test('who does not exist, is staff, has no price, or pays part of a month is refused', async () => {
  const { school, payme, payer, admin } = paying
  const student = await payer()
  const { error } = await payme.call('CheckPerformTransaction', {
    amount: MONTH,
    account: { account: '0000000000' },
  })
  expect(error).toMatchObject({ code: -31050, data: 'account' })
  expect(await payme.create(paymeId(), '0000000000', MONTH)).toBe(-31050)
  for (const account of [{}, { account: null }, { account: 'abc' }, { user: student.account }, 'x', []])
    expect(await payme.outcome('CheckPerformTransaction', { amount: MONTH, account })).toBe(-31050)
  // A number that was a student's.
  const left = await payer()
  await school.db.updateTable('people').set({ role: 'teacher' }).where('id', '=', left.id).execute()
  expect(await payme.check(left.account, MONTH)).toBe(-31050)

  for (const amount of [1, MONTH - 1, MONTH / 2, MONTH + 100, 13 * MONTH, 0, -MONTH]) {
    expect(await payme.check(student.account, amount)).toBe(-31001)
    expect(await payme.create(paymeId(), student.account, amount)).toBe(-31001)
  }
  expect(await payme.check(student.account, MONTH * 1.5 + 0.5)).toBe(-32600)
  expect(await payme.check(student.account, 3 * MONTH)).toEqual({ allow: true })

  // A price of one's own goes before the group's, and that before the school's.
  const { id: student_id } = student
  await admin.data('payment_price_set', { group_id: paying.groupId, price: 400_000 })
  expect(await payme.check(student.account, 40_000_000)).toEqual({ allow: true })
  await admin.data('payment_price_set', { student_id, price: 250_000 })
  expect(await payme.check(student.account, 25_000_000)).toEqual({ allow: true })
  expect(await payme.check(student.account, 40_000_000)).toBe(-31001)
  await admin.data('payment_price_set', { student_id, price: null })
  await admin.data('payment_price_set', { group_id: paying.groupId, price: null })
  await admin.data('payment_price_set', { price: null })
  expect(await payme.check(student.account, MONTH)).toBe(-31052)
  await admin.data('payment_price_set', { price: PRICE })
})

test('several months at once move the date by as many; a price that changes meanwhile changes nothing begun', async () => {
  const { school, payme, payer, admin } = paying
  const student = await payer({ nextDueOn: '2026-03-31' })
  const id = paymeId()
  expect(await payme.create(id, student.account, 3 * MONTH)).toMatchObject({ state: 1 })
  await admin.data('payment_price_set', { student_id: student.id, price: 100_000 })
  expect(await payme.perform(id)).toMatchObject({ state: 2 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-06-30' })
})

test('a repeated CreateTransaction is the same one; another beside it has to wait', async () => {
  const { school, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const [id, other] = [paymeId(), paymeId()]
  const first = await payme.create(id, student.account, MONTH)
  school.clock.advance(60)
  expect(await payme.create(id, student.account, MONTH, now_ms)).toEqual(first)
  expect(await payme.create(id, student.account, 2 * MONTH, now_ms)).toBe(-31001)
  expect(await payme.create(other, student.account, MONTH)).toBe(-31051)
  expect(await payme.check(student.account, MONTH)).toBe(-31051)
  // A student who gave up may try again soon.
  school.clock.advance(15 * 60)
  expect(await payme.create(other, student.account, MONTH)).toMatchObject({ state: 1 })
  expect(await payme.perform(other)).toMatchObject({ state: 2 })
  expect(await payme.cancel(id, 3)).toMatchObject({ state: -1 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-20' })
})

test('of two payments that begin at once one begins; performed by two at once it is paid once', async () => {
  const { school, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const ids = [paymeId(), paymeId(), paymeId()]
  const begun = await Promise.all(ids.map(async (id) => await payme.create(id, student.account, MONTH)))
  expect(begun.filter((outcome) => outcome === -31051)).toHaveLength(2)
  const id = ids[begun.findIndex((outcome) => typeof outcome !== 'number')] ?? ''
  const same = await Promise.all([1, 2, 3].map(async () => await payme.perform(id)))
  expect(new Set(same.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(same[0]).toMatchObject({ state: 2 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-20' })
  // The same id, created by two at once.
  const twin = await payer()
  const twinId = paymeId()
  const twins = await Promise.all([1, 2].map(async () => await payme.create(twinId, twin.account, MONTH)))
  expect(twins[0]).toEqual(twins[1])
})

test('what is not performed in twelve hours is cancelled, and stays so', async () => {
  const { school, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const [late, later] = [paymeId(), paymeId()]
  await payme.create(late, student.account, MONTH)
  school.clock.advance(12 * 3600 - 1)
  expect(await payme.create(late, student.account, MONTH, now_ms)).toMatchObject({ state: 1 })
  school.clock.advance(1)
  expect(await payme.perform(late)).toBe(-31008)
  expect(await payme.outcome('CheckTransaction', { id: late })).toMatchObject({
    state: -1,
    reason: 4,
    perform_time: 0,
    cancel_time: now_ms + 12 * 3600_000,
  })
  expect(await payme.perform(late)).toBe(-31008)
  // A retry of the creation once it is too late, and one that comes too late to begin with.
  await payme.create(later, student.account, MONTH)
  school.clock.advance(12 * 3600)
  expect(await payme.create(later, student.account, MONTH, now_ms)).toBe(-31008)
  expect(await payme.outcome('CheckTransaction', { id: later })).toMatchObject({ state: -1, reason: 4 })
  expect(await payme.create(paymeId(), student.account, MONTH, now_ms)).toBe(-31008)
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: '2026-03-20' })
})

test('cancelled before it is paid it pays nothing; after it the date goes back, once', async () => {
  const { school, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const [before, after] = [paymeId(), paymeId()]
  await payme.create(before, student.account, MONTH)
  const given = await payme.cancel(before, 3)
  expect(given).toEqual({ transaction: expect.any(String), cancel_time: now_ms, state: -1 })
  school.clock.advance(60)
  expect(await payme.cancel(before, 5)).toEqual(given)
  expect(await payme.perform(before)).toBe(-31008)
  expect(await payme.create(before, student.account, MONTH)).toBe(-31008)
  expect(await payme.outcome('CheckTransaction', { id: before })).toMatchObject({ state: -1, reason: 3 })

  await payme.create(after, student.account, MONTH)
  await payme.perform(after)
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-20' })
  const back = await payme.cancel(after, 5)
  expect(back).toMatchObject({ state: -2 })
  school.clock.advance(60)
  expect(await payme.cancel(after, 1)).toEqual(back)
  expect(await payme.perform(after)).toBe(-31008)
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: '2026-03-20' })
  expect(await payme.cancel(paymeId())).toBe(-31003)
  expect(await payme.perform(paymeId())).toBe(-31003)
})

test('a month that is over can not be taken back; what staff cancelled can', async () => {
  const { school, payme, payer } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const id = paymeId()
  await payme.create(id, student.account, MONTH)
  await payme.perform(id)
  const office = await signedInStaff(school, 'admin')
  const { rows } = await office.data<{ rows: { id: number; note: string }[] }>('payments_list', {
    student_id: student.id,
  })
  // The payment carries the name by which the provider's cabinet finds it.
  expect(rows.map(({ note }) => note)).toEqual([id])
  // The first minute after the month's last day in Tashkent.
  school.clock.set('2026-04-20T19:00:00Z')
  expect(await payme.cancel(id)).toBe(-31007)
  expect(await paidBy(school, student.id)).toEqual({ payments: 1, until: '2026-04-20' })
  school.clock.set(NOW)
  await office.data('payment_cancel', { payment_id: rows[0]?.id ?? 0, reason: 'Qaytarildi' })
  school.clock.set('2026-04-21T07:00:00Z')
  expect(await payme.cancel(id)).toMatchObject({ state: -2 })
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: '2026-03-20' })
})

test('nobody pays for a student who left; what they paid goes back', async () => {
  const { school, payme, payer, admin } = paying
  const student = await payer({ nextDueOn: '2026-03-20' })
  const [paid, begun] = [paymeId(), paymeId()]
  await payme.create(paid, student.account, MONTH)
  await payme.perform(paid)
  await payme.create(begun, student.account, MONTH)
  await admin.data('student_close', { student_id: student.id, closed: true })
  expect(await payme.check(student.account, MONTH)).toBe(-31050)
  expect(await payme.create(paymeId(), student.account, MONTH)).toBe(-31050)
  expect(await payme.perform(begun)).toBe(-31008)
  expect(await payme.cancel(begun)).toMatchObject({ state: -1 })
  expect(await payme.cancel(paid)).toMatchObject({ state: -2 })
  // No due date that would remind or freeze a student who left.
  expect(await paidBy(school, student.id)).toEqual({ payments: 0, until: null })
  await admin.data('student_close', { student_id: student.id, closed: false })
  expect(await payme.check(student.account, MONTH)).toEqual({ allow: true })
})

test('a statement holds what began in its span, oldest first, in every state', async () => {
  const { school, payme, payer } = paying
  const student = await payer()
  const ids = [paymeId(), paymeId(), paymeId()] as const
  const times = [1, 2, 3].map((hour) => Date.parse('2026-02-01T00:00:00Z') + hour * 3600_000)
  for (const [index, id] of ids.entries()) {
    school.clock.set(new Date(times[index] ?? 0))
    await payme.create(id, student.account, MONTH, times[index])
    if (index === 1) await payme.cancel(id, 3)
    else await payme.perform(id)
  }
  const statement = async (from: number, to: number) => await payme.outcome('GetStatement', { from, to })
  const [first = 0, , last = 0] = times
  expect(await statement(first, last)).toEqual({
    transactions: [
      expect.objectContaining({ id: ids[0], state: 2, reason: null }),
      {
        id: ids[1],
        time: times[1],
        amount: MONTH,
        account: { account: student.account },
        create_time: times[1],
        perform_time: 0,
        cancel_time: times[1],
        transaction: expect.stringMatching(/^\d+$/),
        state: -1,
        reason: 3,
      },
      expect.objectContaining({ id: ids[2], state: 2 }),
    ],
  })
  expect(await statement(first + 1, last - 1)).toMatchObject({ transactions: [{ id: ids[1] }] })
  expect(await statement(last, first)).toEqual({ transactions: [] })
})

test('fiscal data is kept with its transaction', async () => {
  const { school, payme, payer } = paying
  const { account } = await payer()
  const id = paymeId()
  await payme.create(id, account, MONTH)
  await payme.perform(id)
  const fiscal_data = { receipt_id: 121, status_code: 0, message: 'accepted', fiscal_sign: '800031554082' }
  expect(await payme.outcome('SetFiscalData', { id, type: 'PERFORM', fiscal_data })).toEqual({
    success: true,
  })
  expect(await payme.outcome('SetFiscalData', { id: paymeId(), type: 'PERFORM', fiscal_data })).toBe(-32001)
  expect(await payme.outcome('SetFiscalData', { id, type: 'OTHER', fiscal_data })).toBe(-32600)
  const row = await school.db
    .selectFrom('payment_transactions')
    .select('fiscal')
    .where('provider_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.fiscal).toEqual({ PERFORM: fiscal_data })
})
