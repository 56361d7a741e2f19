import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** A repair of many streaks, which a job does batch by batch. */
export const streakRepairRun = z.object({
  id: z.int(),
  /** Null: the whole school. */
  group: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** `YYYY-MM-DD` */
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  staff: z.object({ id: z.int(), name: z.string() }),
  asked_at: time,
  /** Null while it runs. */
  ended_at: z.nullable(time),
  /** Whose streak the days broke when it was requested, and how many of them were processed since. */
  total: z.int(),
  looked_at: z.int(),
  /** Whose streak was repaired so far, how many days in all, and the coins paid for it. */
  students: z.int(),
  days: z.int(),
  coins: z.int(),
})
export type StreakRepairRun = z.infer<typeof streakRepairRun>
