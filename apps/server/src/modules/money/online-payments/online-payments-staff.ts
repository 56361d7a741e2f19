import { SchoolError, staffActions, transactionsList } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit, serveList } from '../../base/audit/index.ts'
import { addDays, startOfDay } from '../../base/calendar/index.ts'
import { requireDays, requireSpan } from '../payments/index.ts'
import {
  ensureAccount,
  findGroupPrice,
  findPayerOfStudent,
  isStudent,
  listGroupPrices,
  lockPrices,
  priceOf,
  saveGroupPrice,
  schoolPrice,
  saveStudentPrice,
} from './accounts-store.ts'
import { presentTransaction, transactionColumns } from './present-transaction.ts'
import type { OnlinePayments } from './providers.ts'
import { readStatement } from './read-statement.ts'
import { reconcile } from './reconcile.ts'
import { listForStatement, listTransactionsAfter, pageTransactions } from './transactions-store.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

const paymentPriceSet = handle(staffActions.payment_price_set, async (context, input) => {
  const { db, actor, now, random } = context
  const { group_id, student_id, price, seen } = input
  if (group_id !== undefined && student_id !== undefined)
    throw new SchoolError('validation.failed', { fields: { student_id: 'invalid' } })
  return await db.transaction().execute(async (transaction) => {
    await lockPrices(transaction)
    const { subject, before, save } =
      student_id !== undefined
        ? await priceOfStudent(transaction, student_id, random)
        : group_id !== undefined
          ? await priceOfGroup(transaction, group_id)
          : await priceOfSchool(transaction)
    // A retry whose answer was lost.
    if (before === price) return { price }
    if (seen !== undefined && before !== seen) throw new SchoolError('conflict')
    await save(price)
    await recordAudit(transaction, {
      at: now,
      staffId: actor.id,
      action: 'payment_price_set',
      subject,
      before: { monthly_price: before },
      after: { monthly_price: price },
    })
    return { price }
  })
})

async function priceOfStudent(db: Executor, id: number, random: () => number) {
  if (!(await isStudent(db, id))) throw new SchoolError('not_found')
  await ensureAccount(db, id, random)
  const payer = await findPayerOfStudent(db, id)
  return {
    subject: { kind: 'student', id } as const,
    before: payer?.own ?? null,
    save: async (price: number | null) => await saveStudentPrice(db, id, price),
  }
}

async function priceOfGroup(db: Executor, id: number) {
  const group = await findGroupPrice(db, id)
  if (!group) throw new SchoolError('not_found')
  return {
    subject: { kind: 'group', id } as const,
    before: group.price,
    save: async (price: number | null) => await saveGroupPrice(db, id, price),
  }
}

async function priceOfSchool(db: Executor) {
  return {
    subject: { kind: 'school' } as const,
    before: await schoolPrice.find(db),
    save: async (price: number | null) => await schoolPrice.save(db, price),
  }
}

const studentPrice = handle(staffActions.payment_student_price, async ({ db, random }, { student_id }) => {
  if (!(await isStudent(db, student_id))) throw new SchoolError('not_found')
  await ensureAccount(db, student_id, random)
  const payer = await findPayerOfStudent(db, student_id)
  if (!payer) throw new SchoolError('not_found')
  return { account: payer.number, ...priceOf(payer), own: payer.own }
})

/** From the first moment of a day to the first after another. */
function spanOf({ from, to }: Parameters<typeof requireDays>[0], timeZone: TimeZone) {
  requireDays({ from, to })
  return {
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    to: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
  }
}

const transactions = serveList(transactionsList, {
  find: async ({ db, timeZone }, asked, slice) =>
    await pageTransactions(db, { ...asked, ...spanOf(asked, timeZone) }, slice),
  present: presentTransaction,
  file: {
    name: ({ from, to }) => {
      requireSpan(from, to)
      return `transactions-${from}-${to}`
    },
    columns: transactionColumns,
    after: async ({ db, timeZone }, asked, after, limit) =>
      await listTransactionsAfter(db, { ...asked, ...spanOf(asked, timeZone) }, after, limit),
    subject: ({ student_id: id }) => (id === undefined ? { kind: 'school' } : { kind: 'student', id }),
  },
})

const paymentsReconcile = handle(
  staffActions.payments_reconcile,
  async ({ db, timeZone }, { provider, from, to, csv }) => {
    requireSpan(from, to)
    const rows = readStatement(csv)
    const span = { from: startOfDay(from, timeZone), to: startOfDay(addDays(to, 1), timeZone) }
    const named = rows.map(({ providerId }) => providerId)
    const { agreed, differences } = reconcile(rows, await listForStatement(db, provider, span, named))
    return {
      rows: rows.length,
      agreed,
      differences: differences.map(({ transaction, ...difference }) => ({
        ...difference,
        transaction: transaction && presentTransaction(transaction),
      })),
    }
  },
)

/** What staff see and set of online payments. */
export const onlinePaymentsStaffActions = (settings: OnlinePayments) => ({
  payment_prices: handle(staffActions.payment_prices, async ({ db }) => ({
    school: await schoolPrice.find(db),
    groups: await listGroupPrices(db),
    providers: (['payme', 'click'] as const).filter((provider) => settings[provider] !== undefined),
  })),
  payment_price_set: paymentPriceSet,
  payment_student_price: studentPrice,
  ...transactions,
  payments_reconcile: paymentsReconcile,
})
