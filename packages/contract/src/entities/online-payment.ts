import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { time } from '../fields.ts'

/** Payment providers of the school. A name that was stored stays. */
export const paymentProviders = ['payme', 'click'] as const
export const paymentProvider = z.enum(paymentProviders)
export type PaymentProvider = z.infer<typeof paymentProvider>

/** How a student pays online; the links lead out of the app. */
export const onlinePayment = z.object({
  /** The student's number with the providers: ten digits, which may be typed in their apps too. */
  account: z.string(),
  /** Whole soʻm a month. */
  price: z.int(),
  ways: openList(z.object({ provider: paymentProvider, url: z.string() })),
})
export type OnlinePayment = z.infer<typeof onlinePayment>

/** `open`: begun and not paid; `cancelled`: given up before it was paid; `refunded`: cancelled after it. */
export const transactionStates = ['open', 'paid', 'cancelled', 'refunded'] as const
export const transactionState = z.enum(transactionStates)
export type TransactionState = z.infer<typeof transactionState>

/** A payment provider's transaction, as the office sees it. */
export const onlineTransaction = z.object({
  id: z.int(),
  provider: paymentProvider,
  /** What the provider calls it. */
  provider_id: z.string(),
  student: z.object({ id: z.int(), name: z.string(), phone: z.string(), group: z.nullable(z.string()) }),
  account: z.string(),
  /** Whole soʻm. */
  amount: z.int(),
  months: z.int(),
  state: transactionState,
  created_at: time,
  performed_at: z.nullable(time),
  cancelled_at: z.nullable(time),
  /** The provider's number for why it was cancelled. */
  cancel_reason: z.nullable(z.int()),
  /** Whether staff cancelled the payment that it led to. */
  payment_cancelled: z.boolean(),
})
export type OnlineTransaction = z.infer<typeof onlineTransaction>

/**
 * Where the provider's statement and our books differ: paid there and unknown here; paid here and not in the statement;
 * another amount; paid there and not here; here and not there any more.
 */
export const differenceKinds = [
  'only_there',
  'only_here',
  'amount',
  'not_paid_here',
  'not_paid_there',
] as const
export const statementDifference = z.object({
  kind: z.enum(differenceKinds),
  provider_id: z.string(),
  /** Tiyin; null where that side has none. */
  there: z.nullable(z.int()),
  here: z.nullable(z.int()),
  /** Ours, where there is one. */
  transaction: z.nullable(onlineTransaction),
})
export type StatementDifference = z.infer<typeof statementDifference>

/** Characters of a provider’s statement, and rows of it that are compared at once. */
export const statementLimits = { length: 500_000, rows: 5000 } as const

/** What a month costs a student, and whose price that is. */
export const studentPrice = z.object({
  account: z.string(),
  price: z.nullable(z.int()),
  of: openEnum(z.nullable(z.enum(['student', 'group', 'school'])), null),
  /** The student's own, if there is one. */
  own: z.nullable(z.int()),
})
export type StudentPrice = z.infer<typeof studentPrice>
