import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { tryResult } from './attempt.ts'
import { question } from './question.ts'

/** A question of a test that a student has answered, which comes back when it is about to be forgotten. */
export const recallCard = z.object({
  /** As in a lesson, with nothing of its key. */
  question,
  /** Where it was learned. */
  lesson: z.string(),
  course: z.string(),
})
export type RecallCard = z.infer<typeof recallCard>

export const recallSession = z.object({
  /** The school day, `YYYY-MM-DD`. */
  day: z.string(),
  /** What one sitting holds of what is due, in the order to be asked; none where nothing is due. */
  cards: z.array(recallCard),
  /** All that is due, `recallLimits.countedMost` at the most. */
  due: z.int(),
  /** The first school day after this one on which something is due; null where no other card is left. */
  next_due: z.nullable(z.string()),
})
export type RecallSession = z.infer<typeof recallSession>

/**
 * What became of an answer:
 * - `counted`: the card's first answer of the school day; it moved the schedule and was paid
 * - `again`: once more on that day, which moves and pays nothing
 * - `not_due`: the card was answered already, on another device, and is not judged until it is due
 * - `gone`: the question is asked no more: it was taken out, its lesson or course is closed, or its test runs now
 */
export const recallOutcome = z.enum(['counted', 'again', 'not_due', 'gone'])
export type RecallOutcome = z.infer<typeof recallOutcome>

/** What a student knows of a lesson, by the questions of its test. */
export const lessonKnowledge = z.object({
  lesson_id: z.int(),
  /** How many questions its test asks. */
  asked: z.int(),
  /** How many of them the student answered at least once. */
  answered: z.int(),
  /** Percent of the answered ones that they would know today; null where too few are answered to say so. */
  known: z.nullable(z.int()),
  /** How many are due to be recalled. */
  due: z.int(),
})
export type LessonKnowledge = z.infer<typeof lessonKnowledge>

export const recallVerdict = z.object({
  outcome: openEnum(recallOutcome, 'gone'),
  /** Null where nothing was judged. */
  result: z.nullable(tryResult),
})
export type RecallVerdict = z.infer<typeof recallVerdict>
