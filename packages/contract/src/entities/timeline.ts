import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { openEnum } from '../open-enum.ts'

/** What is known of a student with its moment. */
export const timelineKinds = [
  'answer',
  'attempt_ended',
  'attempt_started',
  'coins',
  'consent',
  'decision',
  'delivery',
  'event',
  'exam_ended',
  'exam_started',
  'exercise_saved',
  'exercise_solved',
  'hand_in',
  'helper',
  'lesson_finished',
  'lesson_opened',
  'notification',
  'notification_read',
  'order',
  'payment',
  'points',
  'project_saved',
  'recall',
  'share',
  'sign_in',
  'staff_act',
  'video',
] as const

export const timelineRow = z.object({
  at: time,
  /** `other`: what only a newer server knows. */
  kind: openEnum(z.enum([...timelineKinds, 'other']), 'other'),
  /** The lesson, the item of the shop or the part of the product that it is about. */
  place: z.nullable(z.string()),
  /** A name of the contract (an event, a reason, a state), or of a device: none of the student's own words. */
  what: z.nullable(z.string()),
  /** How much, of what is counted: points, coins, per cent, the number of a version. */
  amount: z.nullable(z.number()),
  /** Whose act it was, of staff. */
  staff: z.nullable(z.string()),
})
export type TimelineRow = z.infer<typeof timelineRow>
export type TimelineKind = TimelineRow['kind']

/** Rows of a reply: of more the earliest are shown. */
export const timelineRows = 500
