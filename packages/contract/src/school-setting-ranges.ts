import * as z from 'zod/mini'
import { exerciseLimits } from './exercise-limits.ts'
import { limits } from './limits.ts'
import { serverLimits } from './server-limits.ts'
import { recallLimits } from './recall-limits.ts'

/** A number that an admin may set. */
export interface SettingRange {
  /** Until somebody sets it. */
  usual: number
  least: number
  most: number
}

const { streak } = limits
const { goals, rewards, test } = serverLimits

/** What the school pays. */
export const rewardRanges = {
  answer_points: { usual: rewards.firstTryPoints, least: 0, most: 1000 },
  lesson_points: { usual: rewards.lessonPoints, least: 0, most: 10_000 },
  lesson_coins: { usual: rewards.lessonCoins, least: 0, most: 1000 },
  module_points: { usual: rewards.modulePoints, least: 0, most: 10_000 },
  module_coins: { usual: rewards.moduleCoins, least: 0, most: 10_000 },
  streak_7_coins: { usual: streak.bonuses[7], least: 0, most: 10_000 },
  streak_30_coins: { usual: streak.bonuses[30], least: 0, most: 10_000 },
  streak_100_coins: { usual: streak.bonuses[100], least: 0, most: 10_000 },
  goal_coins: { usual: goals.coins, least: 1, most: 100 },
  group_goal_coins: { usual: goals.group.coins, least: 1, most: 1000 },
  // The words of an invitation promise them.
  invite_coins: { usual: rewards.inviteCoins, least: 1, most: 100_000 },
} as const satisfies Record<string, SettingRange>

/** Of the tests of lessons that have no numbers of their own. */
export const testRanges = {
  pass_percent: { usual: test.passPercent, least: 1, most: 100 },
  max_attempts: { usual: test.maxAttempts, least: 1, most: 20 },
} as const satisfies Record<string, SettingRange>

/** Of recalling what was learned. */
export const exerciseRanges = {
  points: { usual: exerciseLimits.points, least: 0, most: 100 },
} as const satisfies Record<string, SettingRange>

export const recallRanges = {
  retention: { usual: recallLimits.retention, least: 75, most: 97 },
  card_points: { usual: recallLimits.points, least: 0, most: 100 },
  daily_points: { usual: recallLimits.dailyPoints, least: 0, most: 1000 },
} as const satisfies Record<string, SettingRange>

/**
 * For how many days what nobody needs any more is kept: events for the course team, notifications that were read, and
 * what became of their deliveries. Shorter than a quarter a student may still look for a notification.
 */
export const retentionRanges = {
  events_days: { usual: 365, least: 7, most: 3650 },
  notifications_days: { usual: 365, least: 90, most: 3650 },
  deliveries_days: { usual: 7, least: 1, most: 365 },
  /** Of voices, from the day they were handed in; what waits for its teacher stays. */
  recordings_days: { usual: 365, least: 30, most: 3650 },
} as const satisfies Record<string, SettingRange>

/** Of the helper; the server's configuration says what is usual. */
export const helperRanges = {
  daily_limit: { usual: 50, least: 1, most: 10_000 },
} as const satisfies Record<string, SettingRange>

/** Where the helper answers: in practice and in the playgrounds, or in practice alone. */
export const helperPlace = z.enum(['everywhere', 'practice'])
export type HelperPlace = z.infer<typeof helperPlace>
export const usualHelperPlace: HelperPlace = 'everywhere'

const day_s = 24 * 3600

/** How long a sign-in lasts that is to be kept on a device. */
export const keptSession = z.enum(['usual', 'day', 'week', 'two_weeks', 'month'])
export type KeptSession = z.infer<typeof keptSession>
/** The same in seconds. */
export const keptSession_s: Readonly<Record<KeptSession, number>> = {
  usual: limits.session.lifetime_s,
  day: day_s,
  week: 7 * day_s,
  two_weeks: 14 * day_s,
  month: 30 * day_s,
}
export const usualKeptSession: KeptSession = 'usual'

/** So many minutes without anybody end a session of staff. The usual is a day of work. */
export const staffIdleMinutes: SettingRange = { usual: 500, least: 5, most: 43_200 }

/** Who of the staff must have a second factor; the others may. */
export const requiredFactor = z.enum(['nobody', 'admins', 'staff'])
export const usualRequiredFactor: z.infer<typeof requiredFactor> = 'nobody'

/** Where each level of the placement exam leads. */
export const examRanges = {
  level_0_course: { usual: limits.examRedirects[0].course_id, least: 1, most: 2_147_483_647 },
  level_0_module: { usual: limits.examRedirects[0].module_id, least: 1, most: 2_147_483_647 },
  level_1_course: { usual: limits.examRedirects[1].course_id, least: 1, most: 2_147_483_647 },
  level_1_module: { usual: limits.examRedirects[1].module_id, least: 1, most: 2_147_483_647 },
  level_2_course: { usual: limits.examRedirects[2].course_id, least: 1, most: 2_147_483_647 },
  level_2_module: { usual: limits.examRedirects[2].module_id, least: 1, most: 2_147_483_647 },
  level_3_course: { usual: limits.examRedirects[3].course_id, least: 1, most: 2_147_483_647 },
  level_3_module: { usual: limits.examRedirects[3].module_id, least: 1, most: 2_147_483_647 },
} as const satisfies Record<string, SettingRange>

export const schoolTexts = { nameMaxLength: 60, linkMaxLength: 500 } as const
