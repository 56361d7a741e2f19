import * as z from 'zod/mini'
import { openList } from '../open-enum.ts'
import { time } from '../fields.ts'

/** One change of a balance. */
export const statementRow = z.object({
  id: z.int(),
  currency: z.enum(['points', 'coins']),
  /** Negative: taken away. Never 0. */
  amount: z.int(),
  /** Of this currency, with all changes up to this one. */
  balance_after: z.int(),
  /** `answer`, `lesson`, `module`, `streak`, `review`, `shop`, `shop_refund`, `invite`, `league`, `goal`, `group_goal`, `promise`, `recall`, `exercise`; others will come. */
  reason: z.string(),
  /** What it is for, in the reader’s language: the lesson, the module, the thing bought, the first name of the friend. */
  subject: z.nullable(z.string()),
  /** Of a streak, its days. */
  count: z.nullable(z.int()),
  /** `YYYY-MM-DD` by the school’s calendar. */
  day: z.string(),
  created_at: time,
})
export type StatementRow = z.infer<typeof statementRow>

/** The changes, newest first. */
export const statement = z.object({
  rows: openList(statementRow),
  /** Whether there are older ones. */
  more: z.boolean(),
  /** The school’s day today. */
  today: z.string(),
})
export type Statement = z.infer<typeof statement>
