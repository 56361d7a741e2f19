import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'

/** How a payment was made. A name that was stored stays. */
export const paymentMethods = ['cash', 'card', 'transfer', 'payme', 'click', 'other'] as const
export const paymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof paymentMethod>

/** A payment as its student sees it. */
export const payment = z.object({
  id: z.int(),
  /** Whole soʻm. */
  amount: z.int(),
  method: openEnum(paymentMethod, 'other'),
  /** `YYYY-MM-DD`, a day of the school. */
  paid_on: z.string(),
  /** How many months it pays for. */
  months: z.int(),
  /** The due date that it led to. */
  paid_until: z.string(),
})
export type Payment = z.infer<typeof payment>

/** A payment as the office sees it. */
export const staffPayment = z.extend(payment, {
  method: paymentMethod,
  student: z.object({ id: z.int(), name: z.string(), phone: z.string(), group: z.nullable(z.string()) }),
  note: z.string(),
  /** Null where no person took it. */
  recorded_by: z.nullable(z.string()),
  recorded_at: time,
  /** A cancelled payment stays in the list and counts for nothing. */
  cancelled: z.nullable(z.object({ at: time, by: z.string(), reason: z.string() })),
})
export type StaffPayment = z.infer<typeof staffPayment>

/** How an account stands with its payments. */
export const paymentStanding = z.object({
  next_due_on: z.nullable(z.string()),
  days_left_to_payment: z.nullable(z.int()),
  frozen: z.boolean(),
})
export type PaymentStanding = z.infer<typeof paymentStanding>

/** A student who has to pay soon, or had to. */
export const duePayment = z.extend(paymentStanding, {
  student: z.object({ id: z.int(), name: z.string(), phone: z.string() }),
  group: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Whom the school calls about the student. */
  curator: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  /** The newest payment that counts. */
  last_payment: z.nullable(z.object({ amount: z.int(), paid_on: z.string() })),
})
export type DuePayment = z.infer<typeof duePayment>
