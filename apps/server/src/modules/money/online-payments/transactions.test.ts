import type { TransactionState } from '@qadam/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { PRICE, startPayingSchool, type PayingSchool } from '../../../../test/paying-school.ts'
import { clickId, paymeId } from '../../../../test/payment-stubs.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { schoolDay } from '../../base/calendar/index.ts'
import { addMonths } from '../payments/index.ts'
import { getTransaction } from './transactions-store.ts'

const START = '2026-03-10T07:00:00.000Z'

let paying: PayingSchool

beforeAll(async () => {
  paying = await startPayingSchool()
})

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

/** Days that meet at midnight of the school, and of UTC. */
const moments = [
  '2025-12-31T18:59:00Z',
  '2025-12-31T19:00:00Z',
  '2026-01-01T00:00:00Z',
  '2026-01-02T12:00:00Z',
]
const days = ['2025-12-31', '2026-01-01', '2026-01-02'] as const
const day = fc.constantFrom(...days)
const maybeDay = fc.option(day, { nil: undefined })
const amount = fc.integer({ min: 1, max: 2_000_000_000 })
const method = fc.constantFrom('cash', 'payme', 'click')
const provider = fc.constantFrom('payme', 'click')
const changes = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('pay' as const),
      day,
      amount,
      method,
      provider,
      at: fc.constantFrom(...moments),
    }),
    fc.record({ act: fc.constant('correct' as const), which, day, amount, method }),
    fc.record({ act: fc.constant('cancel' as const), which }),
    fc.record({ act: fc.constant('refund' as const), which }),
    fc.record({ act: fc.constant('remove' as const), which }),
  ),
  { minLength: 6, maxLength: 20 },
)
const asked = fc.record({
  from: maybeDay,
  to: maybeDay,
  method: fc.option(method, { nil: undefined }),
  provider: fc.option(provider, { nil: undefined }),
  state: fc.option(fc.constantFrom('open', 'paid', 'refunded'), { nil: undefined }),
})

test('both lists tell how many rows they have and what these come to, however they changed', async () => {
  const { school, payer } = paying
  const { db } = school
  const student = await payer()
  school.clock.set('2026-01-03T07:00:00Z')
  const office = await signedInStaff(school, 'admin')
  const list = async (action: 'payments_list' | 'payment_transactions', input: object) => {
    const { total, sum } = await office.data<{ total: number; sum: number }>(action, input)
    return { total, sum }
  }
  await fc.assert(
    fc.asyncProperty(changes, fc.array(asked, { minLength: 6, maxLength: 6 }), async (sequence, filters) => {
      await sql`delete from payment_transactions`.execute(db)
      await sql`delete from payments`.execute(db)
      const made: number[] = []
      for (const step of sequence) {
        if (step.act === 'pay') {
          const { rows } = await sql<{ id: number }>`
            insert into payments (student_id, amount, method, paid_on, months, due_after, due_day, recorded_at)
            values (${student.id}, ${step.amount}, ${step.method}, ${step.day}, 1, ${step.day}, 1, ${step.at})
            returning id`.execute(db)
          const id = rows[0]?.id ?? 0
          made.push(id)
          await sql`
            insert into payment_transactions (provider, provider_id, student_id, account, amount, months, state,
              provider_time, created_at, performed_at, request_id, payment_id)
            values (${step.provider}, ${paymeId()}, ${student.id}, ${student.account}, ${step.amount}, 1, 'paid',
              ${step.at}, ${step.at}, ${step.at}, gen_random_uuid(), ${id})`.execute(db)
          continue
        }
        const id = made[step.which] ?? 0
        if (step.act === 'correct')
          await sql`
            update payments set paid_on = ${step.day}, amount = ${step.amount}, method = ${step.method}
            where id = ${id}`.execute(db)
        else if (step.act === 'cancel')
          await sql`update payments set cancelled_at = now(), cancel_reason = 'Xato' where id = ${id}`.execute(
            db,
          )
        else if (step.act === 'refund')
          await sql`
            update payment_transactions set state = 'refunded', cancelled_at = now()
            where payment_id = ${id} and state = 'paid'`.execute(db)
        else {
          await sql`delete from payment_transactions where payment_id = ${id}`.execute(db)
          await sql`delete from payments where id = ${id}`.execute(db)
        }
      }
      const payments = await db.selectFrom('payments').selectAll().execute()
      const transactions = await db.selectFrom('payment_transactions').selectAll().execute()
      const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, row) => sum + row.amount, 0)
      for (const { from = '0000', to = '9999', ...chosen } of [
        {},
        ...filters,
      ] as (typeof filters)[number][]) {
        const span = { ...(from !== '0000' && { from }), ...(to !== '9999' && { to }) }
        const inSpan = (on: string) => on >= from && on <= to
        const paid = payments.filter(
          (row) => inSpan(row.paid_on) && (chosen.method ?? row.method) === row.method,
        )
        expect(await list('payments_list', { ...span, method: chosen.method })).toEqual({
          total: paid.length,
          sum: sumOf(paid.filter(({ cancelled_at }) => cancelled_at === null)),
        })
        const told = transactions.filter(
          (row) =>
            inSpan(schoolDay(row.created_at, school.moment().timeZone)) &&
            (chosen.provider ?? row.provider) === row.provider &&
            (chosen.state ?? row.state) === row.state,
        )
        const { provider, state } = chosen
        expect(await list('payment_transactions', { ...span, provider, state })).toEqual({
          total: told.length,
          sum: sumOf(told.filter((row) => row.state === 'paid')),
        })
      }
    }),
    { numRuns: 8 },
  )
})
