import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** What a student can earn once, in the order in which most do. */
export const achievementKinds = [
  'first_lesson',
  'first_program',
  'first_approved',
  'streak_7',
  'flawless_module',
  'first_order',
  'streak_30',
  'friend_invited',
  'exam_finished',
  'streak_100',
] as const
export const achievementKind = z.enum(achievementKinds)
export type AchievementKind = z.infer<typeof achievementKind>

/** Where the points of a student lead: growing steps without an end. */
export const pointsLevel = z.object({
  /** From 1. */
  number: z.int(),
  points: z.int(),
  /** With so many points the level begins. */
  points_from: z.int(),
  /** With so many the next one does. */
  points_to: z.int(),
})
export type PointsLevel = z.infer<typeof pointsLevel>

export const achievements = z.object({
  earned: z.array(
    z.object({
      /** One of `achievementKinds`; others will come. */
      kind: z.string(),
      earned_at: time,
      /** Whether it is not shown yet: the first device to call `achievements_seen` shows it. */
      is_new: z.boolean(),
    }),
  ),
  level: pointsLevel,
})
export type Achievements = z.infer<typeof achievements>
