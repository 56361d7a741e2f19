import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { itemState } from './course.ts'
import { answerKey, transcripts } from './question.ts'
import { submission } from './submission.ts'

export const tryResult = z.object({
  question_id: z.int(),
  /** Null where a teacher decides. */
  correct: z.nullable(z.boolean()),
  /**
   * A wrong answer of several that is right so far: something is missing in it, and the server does not reveal what.
   */
  partly: z.optional(z.literal(true)),
  /** A wrong answer of one letter less, more or other than a right one. */
  near: z.optional(z.literal(true)),
  /** What the student answered, as the server stores it. */
  answer: z.unknown(),
  /** The right answer, only when it was given. */
  answer_id: z.nullable(answerKey),
  hint: z.nullable(z.string()),
  success_message: z.nullable(z.string()),
  /** Why the wrong option that was chosen is wrong, of one option at the most. */
  feedback: z.optional(z.string()),
  /** What is said in the sounds of the question (`option_id` null) and of its options, once the right answer may be known. */
  transcripts: z.optional(transcripts),
  strike_added: z.boolean(),
  points_added: z.int(),
  coins_added: z.int(),
  submission: z.optional(submission),
})
export type TryResult = z.infer<typeof tryResult>

export const attempt = z.object({
  attempt_id: z.int(),
  lesson_id: z.int(),
  started_at: time,
  expires_at: time,
  /** The server's clock at the reply, so that a wrong device clock shows the right countdown. */
  now: time,
  question_ids: z.array(z.int()),
  /** By question id. */
  answered: z.record(z.string(), tryResult),
  attempts_left: z.int(),
  /** A test that was passed before: it costs no attempt and brings no reward. */
  practice_run: z.boolean(),
})
export type Attempt = z.infer<typeof attempt>

export const attemptResult = z.object({
  attempt_id: z.int(),
  lesson_id: z.int(),
  state: openEnum(z.enum(['passed', 'failed', 'left', 'timeout']), 'failed'),
  percentage: z.number(),
  correct: z.int(),
  total: z.int(),
  points_added: z.int(),
  coins_added: z.int(),
  attempts_left: z.int(),
  refill_at: z.nullable(time),
  lesson_state: openEnum(itemState, 'open'),
  strike_added: z.boolean(),
})
export type AttemptResult = z.infer<typeof attemptResult>
