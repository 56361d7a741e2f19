import {
  exerciseLimits,
  SchoolError,
  studentActions,
  type ExerciseResult,
  type QuestionType,
} from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import { findSchoolSetting } from '../../base/school/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { earnStreakDay } from '../../rewards/streaks/index.ts'
import { lockLessonProgress, settleLesson, type LessonAccess } from '../courses/index.ts'
import { exerciseOf, requireOpenQuestion, type StoredExercise } from '../questions/index.ts'
import {
  findWork,
  listDrafts,
  lockWork,
  saveDraft,
  saveWork,
  type ExercisePlace,
  type ExerciseWork,
} from './exercises-store.ts'
import { digestOf, isHonestTry } from './honest-try.ts'
import { ExerciseTries } from './try-exercise.ts'

const isInfo = (type: QuestionType) => type === 'info'

interface OpenExercise {
  lesson: LessonAccess
  exercise: StoredExercise
  place: ExercisePlace
}

/** @throws SchoolError not_found where its author took it out, too */
async function requireExercise(
  context: ActionContext,
  named: { question_id: number; exercise: string },
): Promise<OpenExercise> {
  const { lesson, question } = await requireOpenQuestion(context, named.question_id, isInfo)
  const exercise = exerciseOf(question, named.exercise, context.lang)
  if (!exercise) throw new SchoolError('not_found')
  const place = { personId: context.actor.id, questionId: question.id, exercise: exercise.id }
  return { lesson, exercise, place }
}

const nothing = { points_added: 0, coins_added: 0, strike_added: false }

/** Notes a failed try. @returns how many there were. */
async function noteTry(
  db: Executor,
  place: ExercisePlace,
  { starter }: StoredExercise,
  code: string,
): Promise<ExerciseWork> {
  const work = await lockWork(db, place)
  if (work.solved_at || !isHonestTry(code, starter, work.tried)) return work
  const tries = work.tries + 1
  await saveWork(db, place, { tries, tried: digestOf(code) })
  return { ...work, tries }
}

/**
 * Marks an exercise as solved and pays for it, both once. Pays nothing for what the server did not see itself, what was
 * solved with the solution in view, or what was put together from lines or words that were there.
 */
async function solve(
  db: Executor,
  context: ActionContext,
  { lesson, exercise, place }: OpenExercise,
  { code, isVerified }: { code: string; isVerified: boolean },
): Promise<ExerciseResult> {
  const { actor, now } = context
  const { tries, shown_at, solved_at, revision } = await lockWork(db, place)
  const result = { solved: true, tries, failed: [], verified: isVerified, ...nothing }
  if (solved_at) return result
  // A device whose typing has not come yet finds its own program here.
  const typed = revision === 0 ? { text: code, revision: 1, saved_at: now } : {}
  await saveWork(db, place, { ...typed, solved_at: now })
  // Before the streak and the balance, as wherever a lesson is settled: the order of locks.
  await lockLessonProgress(db, actor.id, lesson, now)
  const paid = isVerified && !shown_at && !exercise.isAssembled ? await pay(db, context, place) : nothing
  // In a lesson without a test the last exercise may be the last of all.
  const settled = await settleLesson(db, actor.id, lesson, context)
  return {
    ...result,
    points_added: paid.points_added + settled.points,
    coins_added: paid.coins_added + settled.coins,
    strike_added: paid.strike_added || settled.strikeAdded,
  }
}

async function pay(
  db: Executor,
  context: ActionContext,
  { personId, questionId, exercise }: ExercisePlace,
): Promise<typeof nothing> {
  const { points } = await findSchoolSetting(db, 'exercises')
  const streak = await earnStreakDay(db, personId, context)
  const event = { of: 'exercise', questionId, exercise } as const
  const credited = await creditLedger(db, personId, [{ event, points }], context)
  return { points_added: credited.points, coins_added: streak.coins, strike_added: streak.added }
}

/** @param run in the school's sandbox; absent where it has none. */
export function exercisesActions({ run }: { run?: RunProgram | undefined }) {
  const tries = new ExerciseTries(run)
  return {
    exercise_drafts: handle(studentActions.exercise_drafts, async (context, { question_id }) => {
      const { question } = await requireOpenQuestion(context, question_id, isInfo)
      return { drafts: await listDrafts(context.db, context.actor.id, question.id) }
    }),

    exercise_draft_save: handle(studentActions.exercise_draft_save, async (context, input) => {
      const { db, actor, now } = context
      const { place } = await requireExercise(context, input)
      const saved = await saveDraft(db, place, { text: input.text, revision: input.revision, now })
      if (saved) return { revision: saved.revision, saved_at: now.toISOString() }
      const drafts = await listDrafts(db, actor.id, place.questionId)
      const newer = drafts.find(({ exercise }) => exercise === place.exercise)
      throw new SchoolError('conflict', {
        draft: { text: newer?.text ?? '', revision: newer?.revision ?? 0 },
      })
    }),

    exercise_try: handle(studentActions.exercise_try, async (context, input): Promise<ExerciseResult> => {
      const { db, actor } = context
      const open = await requireExercise(context, input)
      const before = await findWork(db, open.place)
      if (before?.solved_at)
        return { solved: true, tries: before.tries, failed: [], verified: true, ...nothing }
      const verdict = input.passed ? await tries.try(actor.id, open.exercise, input.code) : undefined
      const failed = verdict?.kind === 'tried' ? verdict.failed : []
      const isVerified = verdict?.kind === 'tried'
      return await db.transaction().execute(async (transaction) => {
        if (verdict && failed.length === 0)
          return await solve(transaction, context, open, { code: input.code, isVerified })
        const work = await noteTry(transaction, open.place, open.exercise, input.code)
        const solved = work.solved_at !== null
        return { solved, tries: work.tries, failed, verified: isVerified, ...nothing }
      })
    }),

    exercise_solution: handle(studentActions.exercise_solution, async (context, input) => {
      const { db, now } = context
      const { exercise, place } = await requireExercise(context, input)
      return await db.transaction().execute(async (transaction) => {
        const { tries: tried, shown_at, solved_at } = await lockWork(transaction, place)
        if (!solved_at && tried < exerciseLimits.triesBeforeSolution)
          throw new SchoolError('access.forbidden')
        if (!solved_at && !shown_at) await saveWork(transaction, place, { shown_at: now })
        return { code: exercise.solution }
      })
    }),
  }
}
