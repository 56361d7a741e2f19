import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { cancelPayment, getPayment, lockPayer, recordPayment, type Recorded } from '../payments/index.ts'
import type { LockedPayer } from '../../base/people/index.ts'
import { readAccountNumber } from './account-number.ts'
import { findPayerOfAccount, priceOf } from './accounts-store.ts'
import { monthsFor, TIYIN } from './price.ts'
import {
  findTransaction,
  getTransaction,
  insertTransaction,
  isPaying,
  markEnded,
  markPaid,
  type TransactionRecord,
} from './transactions-store.ts'

export interface TransactionTools extends SchoolMoment {
  db: Database
  live: LivePublisher
}

/**
 * Why a payment is not begun: the account is unknown or closed; its price is not set; the amount is no whole number
 * of months; another payment for it is under way.
 */
export type Refusal = 'account' | 'no_price' | 'amount' | 'busy'

/** Payme's number for a payment that timed out. */
export const TIMED_OUT = 4

interface Asked {
  account: unknown
  tiyin: number
}

interface Quote {
  studentId: number
  account: string
  /** Whole soʻm. */
  amount: number
  months: number
}

/**
 * A payment that was begun blocks others of its student so long: a payer on two devices at once pays once. Abandoned in
 * the provider's app, it lets the student try again soon.
 */
const PAYING_MS = 15 * 60_000

/** Whether a payment could be begun now, and for how many months. */
export async function quote({ db, now }: TransactionTools, asked: Asked): Promise<Quote | Refusal> {
  const quoted = await quoteAmount(db, asked)
  if (typeof quoted === 'string') return quoted
  return (await isPaying(db, quoted.studentId, new Date(now.getTime() - PAYING_MS))) ? 'busy' : quoted
}

async function quoteAmount(db: Executor, { account: typed, tiyin }: Asked): Promise<Quote | Refusal> {
  const account = readAccountNumber(typed)
  const payer = account === undefined ? undefined : await findPayerOfAccount(db, account)
  if (account === undefined || !payer) return 'account'
  const { price } = priceOf(payer)
  if (price === null) return 'no_price'
  const months = monthsFor(tiyin, price)
  return months === null ? 'amount' : { studentId: payer.student_id, account, amount: tiyin / TIYIN, months }
}

interface Begun extends Asked {
  provider: PaymentProvider
  providerId: string
  document: string | null
  /** When it began, by the provider's clock. */
  at: Date
}

/** Begins a payment, idempotently by the provider's id: one that was begun before is returned unchanged. */
export async function beginTransaction(
  { db, now }: TransactionTools,
  { provider, providerId, document, at, ...asked }: Begun,
): Promise<TransactionRecord | Refusal> {
  return await db.transaction().execute(async (transaction) => {
    const quoted = await quoteAmount(transaction, asked)
    if (typeof quoted === 'string') return quoted
    const { studentId, ...amounts } = quoted
    const payer = await lockPayer(transaction, studentId)
    if (!payer || payer.closed_at !== null) return 'account'
    // Another process began it just now.
    const before = await findTransaction(transaction, provider, providerId)
    if (before) return before
    if (await isPaying(transaction, studentId, new Date(now.getTime() - PAYING_MS))) return 'busy'
    const begun = await insertTransaction(transaction, {
      ...amounts,
      provider,
      provider_id: providerId,
      provider_document: document,
      student_id: studentId,
      provider_time: at,
      created_at: now,
      request_id: randomUUID(),
    })
    // For another account, in the same moment.
    return begun ?? 'busy'
  })
}

/**
 * Pays what is open, like a payment that staff record; in any other state nothing changes.
 * @param lateAfter_ms so old, by the provider's clock, it is cancelled instead.
 * @returns the transaction as it stands after it.
 */
export async function performTransaction(
  tools: TransactionTools,
  found: TransactionRecord,
  lateAfter_ms = Number.POSITIVE_INFINITY,
): Promise<TransactionRecord> {
  const { now, timeZone } = tools
  return await changing(tools, found, async (db, { id, provider, provider_id, ...record }, payer) => {
    if (record.state !== 'open') return undefined
    if (now.getTime() - record.provider_time.getTime() >= lateAfter_ms) {
      await markEnded(db, id, TIMED_OUT, now)
      return undefined
    }
    // The account was closed meanwhile: the provider cancels it and refunds the money.
    if (payer.closed_at !== null) return undefined
    const recorded = await recordPayment(
      db,
      {
        student_id: record.student_id,
        amount: record.amount,
        method: provider,
        paid_on: schoolDay(now, timeZone),
        months: record.months,
        // By which the payment is found in the provider's cabinet.
        note: provider_id,
        request_id: record.request_id,
        staffId: null,
      },
      tools,
    )
    await markPaid(db, id, recorded.paymentId, now)
    return recorded
  })
}

/**
 * Cancels what is open and reverses what is paid; what has ended stays as it is.
 * @param which `open`: what another process has just paid stays paid.
 * @returns the transaction afterwards; `used` where the months it paid for are over.
 */
export async function cancelTransaction(
  tools: TransactionTools,
  found: TransactionRecord,
  reason: number | null,
  which: 'open' | 'open or paid',
): Promise<TransactionRecord | 'used'> {
  let isUsed = false
  const after = await changing(tools, found, async (db, { id, state, provider, payment_id }) => {
    if (state === 'cancelled' || state === 'refunded') return undefined
    if (state === 'paid' && which === 'open') return undefined
    const payment = payment_id === null ? undefined : await getPayment(db, payment_id)
    const today = schoolDay(tools.now, tools.timeZone)
    // What staff cancelled already gave its months back.
    isUsed = payment !== undefined && payment.cancelled_at === null && today > payment.due_after
    if (isUsed) return undefined
    const said = provider === 'payme' ? 'Payme' : 'Click'
    const cancelled =
      payment &&
      (await cancelPayment(
        db,
        { payment_id: payment.id, reason: reason === null ? said : `${said} (${reason})` },
        null,
        tools,
      ))
    // After the payment, as where one is paid: their counts are locked in one order.
    await markEnded(db, id, reason, tools.now)
    return cancelled
  })
  return isUsed ? 'used' : after
}

/**
 * Changes a transaction with its student's payments locked, and notifies open apps after the commit. For an
 * account that is no student's any more nothing changes.
 */
async function changing(
  { db, live }: TransactionTools,
  { id, student_id }: TransactionRecord,
  change: (db: Executor, record: TransactionRecord, payer: LockedPayer) => Promise<Recorded | undefined>,
): Promise<TransactionRecord> {
  const { record, recorded } = await db.transaction().execute(async (transaction) => {
    const payer = await lockPayer(transaction, student_id)
    const before = await getTransaction(transaction, id)
    if (!payer) return { record: before, recorded: undefined }
    const made = await change(transaction, before, payer)
    return { record: await getTransaction(transaction, id), recorded: made }
  })
  if (recorded) {
    live.publish(...recorded.messages)
    await live.peopleChanged([student_id])
  }
  return record
}
