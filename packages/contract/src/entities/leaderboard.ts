import * as z from 'zod/mini'

/** Of the school's calendar; a week begins on Monday. */
export const leaderboardPeriod = z.enum(['week', 'month', 'all'])
export type LeaderboardPeriod = z.infer<typeof leaderboardPeriod>

/** A student among others: nothing more of them leaves. */
export const leaderboardRow = z.object({
  /** From 1; null of a student without points. Of two with the same points, who reached them first stands before. */
  rank: z.nullable(z.int()),
  first_name: z.string(),
  /** Of the last name. */
  initial: z.string(),
  avatar: z.string(),
  group: z.nullable(z.string()),
  points: z.int(),
  is_me: z.boolean(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>

export const leaderboard = z.object({
  rows: z.array(leaderboardRow),
  /** Students with points who do not hide. */
  total: z.int(),
  page: z.int(),
  pagesize: z.int(),
  /** The caller, wherever they stand; who hides sees where they would. */
  me: z.extend(leaderboardRow, { hidden: z.boolean() }),
})
export type Leaderboard = z.infer<typeof leaderboard>
