import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'

/** Where a week led a student: a level up, nowhere, a level down. */
export const leagueOutcome = z.enum(['risen', 'stayed', 'fallen'])
export type LeagueOutcome = z.infer<typeof leagueOutcome>

/** A student among others of the league: nothing more of them leaves. */
export const leagueRow = z.object({
  place: z.int(),
  first_name: z.string(),
  /** Of the last name. */
  initial: z.string(),
  avatar: z.string(),
  points: z.int(),
  is_me: z.boolean(),
})
export type LeagueRow = z.infer<typeof leagueRow>

/** The caller in their league. */
export const leagueSelf = z.object({
  first_name: z.string(),
  initial: z.string(),
  avatar: z.string(),
  points: z.int(),
  /** Null without a point, and near the end of the league: no student learns that they are last. */
  place: z.nullable(z.int()),
  /** Where the week leads if it ends now. */
  outcome: openEnum(leagueOutcome, 'stayed'),
  /** Points that are missing to rise; null of who rises, or can't. */
  to_rise: z.nullable(z.int()),
  /** Points that are missing to stay on the level; null for a student who stays. */
  to_stay: z.nullable(z.int()),
  hidden: z.boolean(),
})
export type LeagueSelf = z.infer<typeof leagueSelf>

/** How the caller’s last week ended. */
export const leagueWeekEnd = z.object({
  /** The Monday on which the week began, `YYYY-MM-DD`. */
  week: z.string(),
  outcome: openEnum(leagueOutcome, 'stayed'),
  /** Null near the end of the league, and without a point. */
  place: z.nullable(z.int()),
  points: z.int(),
  coins: z.int(),
  level_before: z.int(),
  level_after: z.int(),
  /** Whether it is not shown yet: the first device to call `league_seen` shows it. */
  is_new: z.boolean(),
})
export type LeagueWeekEnd = z.infer<typeof leagueWeekEnd>

export const league = z.object({
  /**
   * - `off`: the school plays without leagues
   * - `none`: the caller is in no league yet
   * - `running`: they are
   * - `closing`: the week is over and is being counted
   */
  state: openEnum(z.enum(['off', 'none', 'running', 'closing']), 'none'),
  /** The caller’s own, from 1 to 7. */
  level: z.int(),
  now: time,
  /** The end of the week. */
  ends_at: time,
  /** Those with a point from the first place on; those near the end are in no list. */
  rows: z.array(leagueRow),
  /** Students of the league who do not hide. */
  total: z.int(),
  /** So many of the first places rise. */
  rise: z.int(),
  me: z.nullable(leagueSelf),
  last: z.nullable(leagueWeekEnd),
})
export type League = z.infer<typeof league>
