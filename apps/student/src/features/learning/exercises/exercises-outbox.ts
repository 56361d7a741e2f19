import { exerciseResult, type ExerciseResult } from '@qadam/contract'
import * as z from 'zod/mini'
import { boxOf, named, waitingKind, type WaitingKind } from '../../../platform/outbox.ts'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { lessonProgressed } from '../courses/lesson-progress.ts'
import { patchExercise } from '../questions/questions-query.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'

const tryInput = z.object({
  question_id: z.int(),
  exercise: z.string(),
  code: z.string(),
  passed: z.boolean(),
})
export type ExerciseTry = z.infer<typeof tryInput>

const tryKind = waitingKind('exercise_try', 'answers', tryInput)

/** What a reply moved: the exercise, the lesson, the balance. */
export function hearResult(
  { question_id, exercise }: Pick<ExerciseTry, 'question_id' | 'exercise'>,
  { solved, tries, points_added, strike_added }: ExerciseResult,
): void {
  patchExercise(question_id, exercise, (before) => ({
    // What a late reply says is older than what is known.
    solved: before.solved || solved,
    tries: Math.max(before.tries, tries),
  }))
  if (strike_added) fireStreakShot()
  if (points_added > 0) void refreshUser()
  if (solved) void lessonProgressed()
}

/** Programs that passed on this device and wait for the server. */
export const exerciseKinds: readonly WaitingKind[] = [
  {
    ...tryKind,
    send: async (input) => {
      const reply = await tryKind.send(input)
      hearResult(z.parse(tryInput, input), z.parse(exerciseResult, reply))
      return reply
    },
  },
]

const groupOf = ({ question_id, exercise }: Pick<ExerciseTry, 'question_id' | 'exercise'>) =>
  `exercise:${question_id}-${exercise}:`

export function isTryWaiting(
  accountId: number,
  place: Pick<ExerciseTry, 'question_id' | 'exercise'>,
): boolean {
  return boxOf(accountId)
    .list()
    .some(({ key }) => key.startsWith(groupOf(place)))
}

/** Leaves a program to be tried by the server when the connection is back, in place of the one before. */
export function putTry(accountId: number, input: ExerciseTry): void {
  const box = boxOf(accountId)
  box.drop(({ key }) => key.startsWith(groupOf(input)))
  box.put({ ...named(tryKind), key: `${groupOf(input)}${crypto.randomUUID()}`, input })
}
