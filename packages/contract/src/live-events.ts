import * as z from 'zod/mini'
import { openEnum } from './open-enum.ts'
import { notification } from './entities/notification.ts'
import { submissionStatus } from './entities/submission.ts'

/**
 * The server-sent events of a student's open app at `GET /api/student/events`: each event's name and its data. An event
 * is only a nudge: a client that missed some (a lost connection, a sleeping phone) calls the actions again and has
 * everything. Beside them comes `beat`, a keep-alive without data, and at the beginning `here`. Each has an `id`: a
 * client that reconnects with the last one (`Last-Event-ID`, or `last_event_id` in the address) gets what came in
 * between, then `here`, which reports whether there may have been more than that.
 */
export const studentLiveEvents = {
  /** A new one in the list of `get_student_notifications`. */
  notification,
  /** A teacher decided a submission, or changed a decision. */
  review: z.object({
    submission_id: z.int(),
    question_id: z.int(),
    lesson_id: z.int(),
    status: openEnum(submissionStatus, 'uploaded'),
  }),
  /** The server has run the checks of a submitted version. */
  checks: z.object({ submission_id: z.int(), question_id: z.int(), lesson_id: z.int() }),
  /** What the student has now. */
  balance: z.object({ points: z.int(), coins: z.int() }),
  /** A day's streak was earned, perhaps on another device. */
  streak: z.object({ strike_added: z.boolean(), current_streak: z.int() }),
  /** Attempts at a test were given back. */
  attempts: z.object({ lesson_id: z.int() }),
  /** The account was frozen or unfrozen, or its next payment is on another day. */
  account: z.object({ status: openEnum(z.enum(['active', 'freezed']), 'active') }),
} as const

/** The data of `here`: whether something may have been missed since the `id` that was named. */
export const liveHere = z.object({ missed: z.boolean() })

/** The same at `GET /api/staff/events`. */
export const staffLiveEvents = {
  /**
   * Something in the review queue changed: submitted, claimed, released or decided. Student and question name the
   * assignment whose version it is: an older version that is being reviewed concerns it too.
   */
  queue: z.object({
    submission_id: z.int(),
    group_id: z.nullable(z.int()),
    student_id: z.int(),
    question_id: z.int(),
  }),
} as const

export type StudentLiveEvents = typeof studentLiveEvents
export type StaffLiveEvents = typeof staffLiveEvents
export type LiveEvents = StudentLiveEvents & StaffLiveEvents
export type LiveEventName = keyof LiveEvents
export type LiveEventData<Name extends LiveEventName> = z.infer<LiveEvents[Name]>
