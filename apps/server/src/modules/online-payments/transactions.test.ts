import type { TransactionState } from '@qadam/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clickId, paymeId, PRICE, startPayingSchool, type PayingSchool } from '../../../test/paying-school.ts'
import { addMonths } from '../payments/index.ts'
import { getTransaction } from './transactions-store.ts'

const START = '2026-03-10T07:00:00.000Z'

let paying: PayingSchool

beforeAll(async () => {
  paying = await startPayingSchool()
})
afterAll(async () => await paying.school.close())

/** What may follow a state, itself among it. */
const next: Record<TransactionState, readonly TransactionState[]> = {
  open: ['open', 'paid', 'cancelled'],
  paid: ['paid', 'refunded'],
  cancelled: ['cancelled'],
  refunded: ['refunded'],
}

const which = fc.integer({ min: 0, max: 2 })
const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('create' as const), which, months: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ act: fc.constant('perform' as const), which }),
    fc.record({ act: fc.constant('cancel' as const), which }),
    fc.record({ act: fc.constant('prepare' as const), which, months: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ act: fc.constant('complete' as const), which, error: fc.constantFrom(0, 0, -1) }),
    fc.record({ act: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16, 721) }),
  ),
  { minLength: 4, maxLength: 14 },
)

test('whatever the providers call in whatever order, a transaction pays once and never goes back', async () => {
  const { school, payme, click, payer } = paying
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      school.clock.set(START)
      const student = await payer({ nextDueOn: '2026-03-31' })
      const paymeIds = [paymeId(), paymeId(), paymeId()]
      const clicks = [0, 1, 2].map(() => ({
        id: clickId(),
        account: student.account,
        amount: '',
        prepareId: 0,
      }))
      const states = new Map<number, TransactionState>()
      for (const step of sequence) {
        if (step.act === 'wait') {
          school.clock.advance(step.minutes * 60)
          continue
        }
        const id = paymeIds[step.which] ?? ''
        const payment = clicks[step.which]
        if (step.act === 'create')
          await payme.create(id, student.account, step.months * PRICE * 100, Date.parse(START))
        else if (step.act === 'perform') await payme.perform(id)
        else if (step.act === 'cancel') await payme.cancel(id)
        else if (step.act === 'prepare' && payment) {
          const amount = String(step.months * PRICE)
          const { merchant_prepare_id: prepareId } = await click.prepare({ ...payment, amount })
          if (prepareId !== undefined) Object.assign(payment, { amount, prepareId })
        } else if (step.act === 'complete' && payment?.prepareId)
          await click.complete({ ...payment, error: step.error })

        const rows = await school.db
          .selectFrom('payment_transactions')
          .select('id')
          .where('student_id', '=', student.id)
          .execute()
        const transactions = await Promise.all(
          rows.map(async (row) => await getTransaction(school.db, row.id)),
        )
        for (const transaction of transactions) {
          expect(next[states.get(transaction.id) ?? 'open']).toContain(transaction.state)
          states.set(transaction.id, transaction.state)
        }
        const counted = await school.db
          .selectFrom('payments')
          .select(['id', 'months', 'amount'])
          .where('student_id', '=', student.id)
          .where('cancelled_at', 'is', null)
          .execute()
        const paid = transactions.filter(({ state }) => state === 'paid')
        expect(counted.map((row) => row.id).toSorted()).toEqual(paid.map((row) => row.payment_id).toSorted())
        for (const { months, amount } of counted) expect(amount).toBe(months * PRICE)
        const months = counted.reduce((sum, row) => sum + row.months, 0)
        const { next_due_on } = await school.db
          .selectFrom('people')
          .select('next_due_on')
          .where('id', '=', student.id)
          .executeTakeFirstOrThrow()
        expect(next_due_on).toBe(addMonths('2026-03-31', months, 31))
      }
    }),
    { numRuns: 12 },
  )
})
