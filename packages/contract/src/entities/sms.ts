import * as z from 'zod/mini'
import { savedBy } from './saved-by.ts'

const settings = {
  /** Whether students who forgot the password get a code. */
  password_reset: z.boolean(),
  /** Whether students are notified of payments that are due and of a frozen account. */
  payments: z.boolean(),
  daily_cap: z.int(),
}

/** The same with its last save, as a conflict has it. */
export const savedSmsSettings = z.object({ ...settings, ...savedBy })

/** What the school sends by SMS, and what it sent today. */
export const smsState = z.object({
  ...settings,
  /** Of the last save; absent from a server of an older version. */
  revision: z.optional(savedBy.revision),
  saved_by: z.optional(savedBy.saved_by),
  saved_at: z.optional(savedBy.saved_at),
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
