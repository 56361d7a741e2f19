import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { lang } from '../fields.ts'

export const groupName = z.object({ id: z.int(), name: z.string() })

export const user = z.object({
  id: z.int(),
  /** Present in replies that start a session; null elsewhere. */
  token: z.nullable(z.string()),
  /** How long the session of the token lasts, absolute from login; absent where none starts. */
  session_s: z.optional(z.int()),
  role: openEnum(z.enum(['student', 'teacher', 'admin']), 'student'),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  /** `YYYY-MM-DD` */
  birthday: z.optional(z.nullable(z.string())),
  lang: openEnum(lang, 'uz'),
  points: z.int(),
  coins: z.int(),
  current_streak: z.int(),
  /** Whether this school day is earned already; absent in what older versions stored. */
  streak_earned_today: z.optional(z.boolean()),
  /** Whether the placement exam is offered. */
  exam: z.boolean(),
  /** Present while a sitting of it has begun and not ended. */
  exam_running: z.optional(z.boolean()),
  /** Present while no device has shown that the last week took them up a league. */
  league_risen: z.optional(z.boolean()),
  /** An address of a picture, or one of the five animals' names. */
  avatar: z.string(),
  status: openEnum(z.enum(['active', 'freezed']), 'active'),
  payment_reminder: z.boolean(),
  days_left_to_payment: z.nullable(z.int()),
  payment_link: z.nullable(z.string()),
  /** What the school pays for each invited student; absent in what older versions stored. */
  invite_coins: z.optional(z.int()),
  group: z.nullable(groupName),
  /** Whether the helper answers in the playgrounds too; absent in what older versions stored. */
  helper_in_playgrounds: z.optional(z.boolean()),
  /** By whose clock the school's days go; absent in what older versions stored. */
  time_zone: z.optional(z.string()),
})
export type User = z.infer<typeof user>
