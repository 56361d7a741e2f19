import { questionSet, SchoolError, studentActions, type TryResult } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import {
  attemptsLeft,
  getBegunLesson,
  listCountedAttempts,
  listExercisesToSolve,
  listUndoneContent,
  requireOpenLesson,
  spentSince,
  testTimeLimit,
  type LessonAccess,
} from '../courses/index.ts'
import { getTimeFactor } from '../../base/people/index.ts'
import {
  attemptSeed,
  presentTry,
  questionsOfLesson,
  viewingOf,
  type StoredQuestion,
} from '../questions/index.ts'
import { isOverdue } from './attempt.ts'
import { endAttempt } from './end-attempt.ts'
import { presentAttempt, presentResult, type StoredResult } from './present-attempt.ts'
import {
  countAttempts,
  insertAttempt,
  listAnswersOfAttempt,
  lockAttempt,
  lockOpenAttempt,
  lockStart,
  touchAttempt,
  type AttemptRecord,
} from './attempts-store.ts'

async function leftFor(db: Executor, personId: number, lesson: LessonAccess, now: Date) {
  const attempts = await listCountedAttempts(db, personId, lesson.id, spentSince(now))
  return attemptsLeft(
    lesson.max_attempts,
    attempts.filter(({ spent }) => spent).map((attempt) => attempt.started_at),
    now,
  )
}

/** @throws SchoolError video.not_watched or lesson.not_finished, with what is missing. */
async function requireContentDone(db: Executor, personId: number, lesson: LessonAccess): Promise<void> {
  const undone = await listUndoneContent(db, personId, [lesson.id])
  const unsolved = await listExercisesToSolve(db, personId, lesson)
  if (undone.length === 0 && unsolved.length === 0) return
  const missing = [
    ...undone.map(({ id, type }) => ({ reason: type, question_id: id, lesson_id: lesson.id })),
    ...unsolved.map(({ question_id, exercise }) => ({
      ...{ reason: 'info', question_id, exercise },
      lesson_id: lesson.id,
    })),
  ]
  const isVideo = undone.some((content) => content.type === 'video')
  throw new SchoolError(isVideo ? 'video.not_watched' : 'lesson.not_finished', { missing })
}

async function startAttempt(
  db: Executor,
  personId: number,
  lesson: LessonAccess,
  questions: readonly StoredQuestion[],
  now: Date,
): Promise<AttemptRecord> {
  await requireContentDone(db, personId, lesson)
  const practiceRun = lesson.test_passed === true
  const left = await leftFor(db, personId, lesson, now)
  if (!practiceRun && left.left === 0) {
    throw new SchoolError('attempts.exhausted', { refill_at: left.refill_at?.toISOString() ?? null })
  }
  const asked = questions.filter((question) => questionSet(question.type) === 'test')
  if (asked.length === 0) throw new SchoolError('not_found')
  const before = await countAttempts(db, personId, lesson.id)
  return await insertAttempt(db, {
    person_id: personId,
    lesson_id: lesson.id,
    seed: attemptSeed(personId, lesson.id, before),
    question_ids: asked.map((question) => question.id),
    pass_percent: lesson.pass_percent,
    practice_run: practiceRun,
    started_at: now,
    expires_at: new Date(now.getTime() + testTimeLimit(lesson, await getTimeFactor(db, personId)) * 1000),
    heard_at: now,
  })
}

async function endByStudent(context: ActionContext, attemptId: number, ending: 'finish' | 'leave') {
  const { db, actor, now } = context
  return await db.transaction().execute(async (transaction) => {
    const attempt = await lockAttempt(transaction, actor.id, attemptId)
    if (!attempt) throw new SchoolError('not_found')
    const lesson = await getBegunLesson(transaction, actor.id, attempt.lesson_id)
    const stored =
      attempt.state === 'open'
        ? await endAttempt(transaction, attempt, lesson, ending, context)
        : (attempt.result as StoredResult) // written by endAttempt alone
    return presentResult(stored, await leftFor(transaction, actor.id, lesson, now))
  })
}

export const attemptsActions = {
  test_start: handle(studentActions.test_start, async (context, { lesson_id }) => {
    const { db, actor, now } = context
    const lesson = await requireOpenLesson(db, actor.id, lesson_id)
    const questions = await questionsOfLesson(db, db, lesson)
    return await db.transaction().execute(async (transaction) => {
      await lockStart(transaction, actor.id, lesson.id)
      let attempt = await lockOpenAttempt(transaction, actor.id, lesson.id)
      if (attempt && isOverdue(attempt, now)) {
        await endAttempt(transaction, attempt, lesson, 'deadline', context)
        attempt = undefined
      }
      if (attempt) await touchAttempt(transaction, attempt.id, now)
      else {
        const fresh = await requireOpenLesson(transaction, actor.id, lesson.id)
        attempt = await startAttempt(transaction, actor.id, fresh, questions, now)
      }
      const answered: Record<string, TryResult> = {}
      for (const answer of await listAnswersOfAttempt(transaction, attempt.id)) {
        const question = questions.find((one) => one.id === answer.question_id)
        if (question)
          answered[String(question.id)] = presentTry(question, answer, 'given', viewingOf(context))
      }
      // An author may have taken one out since: it can't be shown or answered.
      const question_ids = attempt.question_ids.filter((id) => questions.some((one) => one.id === id))
      const left = await leftFor(transaction, actor.id, lesson, now)
      return presentAttempt({ ...attempt, question_ids }, answered, left, now)
    })
  }),

  test_finish: handle(
    studentActions.test_finish,
    async (context, { attempt_id }) => await endByStudent(context, attempt_id, 'finish'),
  ),

  test_leave: handle(
    studentActions.test_leave,
    async (context, { attempt_id }) => await endByStudent(context, attempt_id, 'leave'),
  ),
}
