import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'

export const streakDay = z.enum(['earned', 'frozen', 'missed'])
export type StreakDay = z.infer<typeof streakDay>

export const streak = z.object({
  /** Of the month below. */
  earned_days: z.int(),
  missed_days: z.int(),
  /** Today, whatever the month. */
  current_streak: z.int(),
  max_streak: z.int(),
  /** By day of the month, from "1"; days before the account began and days to come are absent. */
  days: z.record(z.string(), openEnum(streakDay, 'frozen')),
  /** 1-12 */
  month: z.int(),
  year: z.int(),
  /** `YYYY-MM-DD` by the school’s calendar, which a device need not share. */
  today: z.string(),
  /** Streak freezes held. */
  freezes: z.int(),
  /** What this school day brought so far; absent in what older versions stored. */
  points_today: z.optional(z.int()),
})
export type Streak = z.infer<typeof streak>
