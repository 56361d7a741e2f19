import type { StaffPayment } from '@qadam/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { PRICE, startPayingSchool, type PayingSchool } from '../../../../test/paying-school.ts'
import { clickId, paymeId } from '../../../../test/payment-stubs.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import type { SignedIn } from '../../../../test/test-school.ts'
import { addDays, schoolDay } from '../../base/calendar/index.ts'
import { freezeUnpaid } from './index.ts'

let paying: PayingSchool
let admin: StaffMember

beforeAll(async () => {
  paying = await startPayingSchool()
})

type Payer = SignedIn & { account: string }
type Way = 'cash' | 'payme' | 'click'
/** A payment as whoever takes it back names it. */
interface Made {
  paymentId: number
  /** Of Payme, which takes its own back. */
  paymeId: string | undefined
}

const today = () => {
  const { now, timeZone } = paying.school.moment()
  return schoolDay(now, timeZone)
}
const standing = async ({ id }: Payer) =>
  await paying.school.db
    .selectFrom('people')
    .select(['frozen', 'next_due_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const isPast = (day: string | null) => day !== null && day < today()

/** Pays for so many months. */
async function pay({ id, account }: Payer, way: Way, months: number): Promise<Made> {
  const amount = PRICE * months
  if (way === 'cash') {
    const payment = { student_id: id, amount, method: way, paid_on: today(), months }
    const recorded = await admin.data<{ payment: StaffPayment }>('payment_record', payment)
    return { paymentId: recorded.payment.id, paymeId: undefined }
  }
  const transaction = way === 'payme' ? paymeId() : clickId()
  if (way === 'payme') {
    await paying.payme.create(transaction, account, amount * 100)
    await paying.payme.perform(transaction)
  } else {
    const call = { id: transaction, account, amount: String(amount) }
    const { merchant_prepare_id: prepareId } = await paying.click.prepare(call)
    await paying.click.complete({ ...call, prepareId })
  }
  const { payment_id } = await paying.school.db
    .selectFrom('payment_transactions')
    .select('payment_id')
    .where('provider_id', '=', transaction)
    .executeTakeFirstOrThrow()
  return { paymentId: payment_id ?? 0, paymeId: way === 'payme' ? transaction : undefined }
}

/** @returns whether it is taken back: Payme may not once its months are over. */
async function takeBack({ paymentId, paymeId: transaction }: Made): Promise<boolean> {
  if (transaction !== undefined) return (await paying.payme.cancel(transaction)) !== -31007
  await admin.data('payment_cancel', { payment_id: paymentId, reason: 'Qaytarildi' })
  return true
}

const act = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    way: fc.constantFrom<Way[]>('cash', 'payme', 'click'),
    months: fc.constantFrom(1, 1, 2, 12),
  }),
  fc.record({ kind: fc.constant('take back' as const), which: fc.nat(9), isTwice: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(0, 1, 5, 20, 31, 45) }),
  fc.record({ kind: fc.constant('freeze' as const) }),
)

test('however payments are made and taken back, no account is open whose date is past because of it, and with all taken back all is as before', async () => {
  const { school } = paying
  const acts = fc.array(act, { minLength: 4, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom(-20, -1, 0, 3, 40), async (plan, start) => {
      // The day after it the month is shorter.
      school.clock.set('2026-01-30T07:00:00.000Z')
      const nextDueOn = addDays(today(), start)
      const payer = await paying.payer({ nextDueOn })
      let made: Made[] = []
      admin = await signedInStaff(school, 'admin')
      for (const one of plan) {
        if (one.kind === 'wait') {
          school.clock.advance(one.days * 24 * 3600)
          admin = await signedInStaff(school, 'admin')
        } else if (one.kind === 'freeze')
          await freezeUnpaid({ db: school.db, live: school.live }, school.moment())
        else if (one.kind === 'pay') {
          made.push(await pay(payer, one.way, one.months))
          const { frozen, next_due_on } = await standing(payer)
          expect([frozen, isPast(next_due_on)]).toEqual([false, false])
        } else {
          const taken = made[one.which % Math.max(1, made.length)]
          if (!taken) continue
          const before = await standing(payer)
          const isBack = one.isTwice
            ? (await Promise.all([takeBack(taken), takeBack(taken)]))[0]
            : await takeBack(taken)
          const after = await standing(payer)
          expect(after.frozen).toBe(isBack ? isPast(after.next_due_on) : before.frozen)
          await takeBack(taken)
          expect(await standing(payer)).toEqual(isBack ? after : before)
          if (isBack) made = made.filter((each) => each !== taken)
          if (made.length === 0) expect(after.next_due_on).toBe(nextDueOn)
        }
      }
    }),
    { numRuns: 25 },
  )
})
