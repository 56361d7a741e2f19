import type { StaffPayment, User } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PRICE, startPayingSchool, type PayingSchool } from '../../../../test/paying-school.ts'
import { paymeId } from '../../../../test/payment-stubs.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import type { SignedIn } from '../../../../test/test-school.ts'
import { freezeUnpaid } from './index.ts'

const MONTH = PRICE * 100
type Payer = SignedIn & { account: string }

let paying: PayingSchool
let admin: StaffMember

beforeAll(async () => {
  paying = await startPayingSchool()
})
beforeEach(async () => {
  paying.school.clock.set('2026-03-18T07:00:00.000Z')
  admin = await signedInStaff(paying.school, 'admin')
})

const freeze = async () =>
  await freezeUnpaid({ db: paying.school.db, live: paying.school.live }, paying.school.moment())
/** A student whose account the job froze. */
async function frozenPayer(): Promise<Payer> {
  const payer = await paying.payer({ nextDueOn: '2026-03-01' })
  await freeze()
  return payer
}
const standing = async ({ id }: Payer) =>
  await paying.school.db
    .selectFrom('people')
    .select(['frozen', 'next_due_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const told = async ({ id }: Payer) => {
  const rows = await paying.school.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const record = async ({ id: student_id }: Payer, months = 1) => {
  const paid_on = paying.school.clock.now().toISOString().slice(0, 10)
  const payment = { student_id, amount: PRICE * months, method: 'cash', paid_on, months }
  return (await admin.data<{ payment: StaffPayment }>('payment_record', payment)).payment.id
}
const takeBack = async (payment_id: number) =>
  await admin.data('payment_cancel', { payment_id, reason: 'Qaytarildi' })
const refused = async ({ token }: Payer) =>
  (await paying.school.call('lesson_questions', { lesson_id: 1 }, token)).code === 'account.frozen'
async function pay(student: Payer): Promise<string> {
  const id = paymeId()
  await paying.payme.create(id, student.account, MONTH)
  await paying.payme.perform(id)
  return id
}

test('a refund freezes again at once what the payment had opened, and is told to the student and open apps', async () => {
  const student = await frozenPayer()
  const before = await standing(student)
  const id = await pay(student)
  expect([await standing(student), await refused(student)]).toEqual([
    { frozen: false, next_due_on: '2026-04-18' },
    false,
  ])
  const live = vi.spyOn(paying.school.live, 'publish')
  paying.school.clock.advance(22 * 60)
  for (let call = 0; call < 2; call += 1) expect(await paying.payme.cancel(id)).toMatchObject({ state: -2 })
  expect([await standing(student), await refused(student)]).toEqual([before, true])
  const heard = live.mock.calls.flat().filter(({ to, event }) => to === student.id && event === 'account')
  live.mockRestore()
  expect(heard.map(({ data }) => data)).toEqual([{ status: 'freezed' }])
  await freeze()
  expect(await told(student)).toEqual(['account_frozen', 'account_unfrozen', 'account_frozen'])
  // Paid anew, and taken back by the office this time: each is told of.
  await takeBack(await record(student))
  expect(await standing(student)).toEqual(before)
  expect((await told(student)).slice(3)).toEqual(['account_unfrozen', 'account_frozen'])
})

test('the days and the streak are as if the account had never been open, but for what was earned', async () => {
  const student = await frozenPayer()
  const { db, clock } = paying.school
  const streak = { current: 9, longest: 9, last_day: '2026-03-01', covered_until: '2026-03-01' }
  await db
    .insertInto('streaks')
    .values({ person_id: student.id, ...streak })
    .execute()
  const payment = await record(student)
  await db
    .insertInto('streak_days')
    .values({ person_id: student.id, day: '2026-03-18', kind: 'earned' })
    .execute()
  const earned = { current: 10, longest: 10, last_day: '2026-03-18', covered_until: '2026-03-18' }
  await db.updateTable('streaks').set(earned).where('person_id', '=', student.id).execute()
  clock.set('2026-03-20T07:00:00.000Z')
  admin = await signedInStaff(paying.school, 'admin')
  await takeBack(payment)
  clock.set('2026-03-25T07:00:00.000Z')
  admin = await signedInStaff(paying.school, 'admin')
  const profile = async () => {
    const { body } = await paying.school.call<User>('profile', {}, await paying.school.signIn(student.phone))
    return body.success ? body.data : undefined
  }
  expect(await profile()).toMatchObject({ status: 'freezed', current_streak: 10, days_left_to_payment: -24 })
  await record(student)
  expect(await profile()).toMatchObject({ status: 'active', current_streak: 10 })
  const days = await db
    .selectFrom('streak_days')
    .select(['day', 'kind'])
    .where('person_id', '=', student.id)
    .orderBy('day')
    .execute()
  expect(days).toHaveLength(23)
  expect(days.filter(({ kind }) => kind === 'earned')).toEqual([{ day: '2026-03-18', kind: 'earned' }])
})

test.each([
  ['the newer one first', [1, 0]],
  ['the older one first', [0, 1]],
] as const)('of two payments the other keeps it open; without both it is frozen: %s', async (_, order) => {
  const student = await frozenPayer()
  const payments = [await record(student), await record(student)]
  await takeBack(payments[order[0]] ?? 0)
  expect(await standing(student)).toEqual({ frozen: false, next_due_on: '2026-04-18' })
  await takeBack(payments[order[1]] ?? 0)
  expect(await standing(student)).toEqual({ frozen: true, next_due_on: '2026-03-01' })
})

test('a payment of an older freeze takes nothing from the one that ended a later freeze', async () => {
  const student = await frozenPayer()
  const older = await record(student)
  paying.school.clock.set('2026-05-02T07:00:00.000Z')
  admin = await signedInStaff(paying.school, 'admin')
  await freeze()
  await record(student)
  await takeBack(older)
  expect(await standing(student)).toEqual({ frozen: false, next_due_on: '2026-06-02' })
})

test('a date that staff moved meanwhile keeps their days: a week more is no open account, a quarter is', async () => {
  for (const [moved, after] of [
    ['2026-04-25', { frozen: true, next_due_on: '2026-03-08' }],
    ['2026-07-18', { frozen: false, next_due_on: '2026-05-31' }],
    [null, { frozen: false, next_due_on: null }],
  ] as const) {
    const student = await frozenPayer()
    const id = await pay(student)
    const move = { student_id: student.id, next_due_on: moved, reason: 'Kelishuv' }
    await admin.data('payment_due_set', move)
    expect(await paying.payme.cancel(id)).toMatchObject({ state: -2 })
    expect(await standing(student)).toEqual(after)
  }
})

test('taken back while the next one is recorded, neither is lost', async () => {
  const student = await frozenPayer()
  const first = await record(student)
  await Promise.all([takeBack(first), record(student), takeBack(first)])
  expect(await standing(student)).toEqual({ frozen: false, next_due_on: '2026-04-18' })
})
