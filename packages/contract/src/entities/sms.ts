import * as z from 'zod/mini'

/** What the school sends by SMS, and what it sent today. */
export const smsState = z.object({
  /** Whether students who forgot the password get a code. */
  password_reset: z.boolean(),
  /** Whether students are notified of payments that are due and of a frozen account. */
  payments: z.boolean(),
  daily_cap: z.int(),
  /** Whether the server can send at all: the provider is configured. */
  configured: z.boolean(),
  /** Of the school's day: what was sent, and what the cap held back. */
  today: z.object({
    sent: z.int(),
    held_back: z.int(),
    /** Whether codes have used up their share of the cap; absent from a server of an older version. */
    codes_over: z.optional(z.boolean()),
  }),
})
export type SmsState = z.infer<typeof smsState>
