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
  questionsByIds,
  questionsOfLesson,
  viewingOf,
  type StoredQuestion,
} from '../questions/index.ts'
import { isOverdue } from './attempt.ts'
import { listAskedNow, listCheckpointPool, listUnfinishedTests } from './checkpoint-store.ts'
import { drawQuestions } from './draw-questions.ts'
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

/**
 * What a new attempt asks: the questions of its lesson, of a checkpoint those that are drawn. What another open test of
 * the student asks is left out: that one would say here what the answer is.
 * @throws SchoolError not_found, conflict (test_runs), lesson.not_finished
 */
async function questionsToAsk(
  db: Executor,
  personId: number,
  lesson: LessonAccess,
  questions: readonly StoredQuestion[],
  seed: number,
): Promise<number[]> {
  if (lesson.type === 'Checkpoint') {
    const pool = await listCheckpointPool(db, personId, lesson.module_id)
    const drawn = drawQuestions(pool, lesson.test_questions, seed)
    if (drawn.length > 0) return drawn
    const unfinished = await listUnfinishedTests(db, personId, lesson.module_id)
    if (unfinished.length === 0) throw new SchoolError('conflict', { reason: 'test_runs' })
    const missing = unfinished.map((lesson_id) => ({ reason: 'test', lesson_id, question_id: null }))
    throw new SchoolError('lesson.not_finished', { missing })
  }
  const tested = questions.filter((question) => questionSet(question.type) === 'test')
  if (tested.length === 0) throw new SchoolError('not_found')
  const elsewhere = await listAskedNow(db, personId)
  const asked = tested.map(({ id }) => id).filter((id) => !elsewhere.has(id))
  if (asked.length === 0) throw new SchoolError('conflict', { reason: 'test_runs' })
  return asked
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
  const before = await countAttempts(db, personId, lesson.id)
  const seed = attemptSeed(personId, lesson.id, before)
  const asked = await questionsToAsk(db, personId, lesson, questions, seed)
  const timed = { time_limit_s: lesson.time_limit_s, test_questions: asked.length }
  return await insertAttempt(db, {
    person_id: personId,
    lesson_id: lesson.id,
    seed,
    question_ids: asked,
    pass_percent: lesson.pass_percent,
    practice_run: practiceRun,
    started_at: now,
    expires_at: new Date(now.getTime() + testTimeLimit(timed, await getTimeFactor(db, personId)) * 1000),
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
    const content = await questionsOfLesson(db, db, lesson)
    return await db.transaction().execute(async (transaction) => {
      await lockStart(transaction, actor.id)
      let attempt = await lockOpenAttempt(transaction, actor.id, lesson.id)
      if (attempt && isOverdue(attempt, now)) {
        await endAttempt(transaction, attempt, lesson, 'deadline', context)
        attempt = undefined
      }
      if (attempt) await touchAttempt(transaction, attempt.id, now)
      else {
        const fresh = await requireOpenLesson(transaction, actor.id, lesson.id)
        attempt = await startAttempt(transaction, actor.id, fresh, content, now)
      }
      const questions =
        lesson.type === 'Checkpoint'
          ? await questionsByIds(transaction, db, lesson, attempt.question_ids)
          : content
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
