import * as z from 'zod/mini'
import { openList } from '../open-enum.ts'

/**
 * What a goal of the day requires:
 * - `lesson`: to finish lessons
 * - `answers`: right answers in tests, each question once
 * - `practice`: to submit assignments
 * - `mend`: to submit anew what was rejected
 * - `review`: to pass tests once more that were passed before
 * - `streak`: to earn the day
 */
export const goalKind = z.enum(['lesson', 'answers', 'practice', 'mend', 'review', 'streak'])
export type GoalKind = z.infer<typeof goalKind>

export const dayGoal = z.object({
  kind: goalKind,
  target: z.int(),
  /** Never more than the target. */
  done: z.int(),
  /** What reaching it pays, once. */
  coins: z.int(),
})
export type DayGoal = z.infer<typeof dayGoal>

/** What a group does together in a week: one number that every student moves, and no names. */
export const groupGoal = z.object({
  /** The Monday on which the week began, `YYYY-MM-DD`. */
  week: z.string(),
  /** Lessons. */
  target: z.int(),
  /** Never more than the target. */
  done: z.int(),
  /** What those have who took part, once it is reached. */
  coins: z.int(),
})
export type GroupGoal = z.infer<typeof groupGoal>

export const dayGoals = z.object({
  /** The school day, `YYYY-MM-DD`. */
  day: z.string(),
  /** Three at most; none while nothing can be reached, or the account is frozen. */
  goals: openList(dayGoal),
  /** Null where the caller is in no group of at least two, or the account is frozen. */
  group: z.nullable(groupGoal),
  /** What this very call paid, and the balance with it. */
  paid: z.nullable(z.object({ coins: z.int(), balance: z.object({ points: z.int(), coins: z.int() }) })),
  /** Cards of a recall that are due, `recallLimits.countedMost` at the most; an older server names none. */
  recall_due: z._default(z.int(), 0),
})
export type DayGoals = z.infer<typeof dayGoals>
