import { limits, questionSet, SchoolError, studentActions, type TryResult } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import {
  attemptsLeft,
  listCountedAttempts,
  listUndoneContent,
  requireOpenLesson,
  spentSince,
  testTimeLimit,
  type LessonAccess,
} from '../courses/index.ts'
import { handIn } from '../practice/index.ts'
import {
  attemptSeed,
  findQuestionPlace,
  gradeAnswer,
  questionsOfLesson,
  type StoredQuestion,
} from '../questions/index.ts'
import { creditLedger } from '../rewards/index.ts'
import { earnStreakDay, type SchoolMoment } from '../streaks/index.ts'
import { isOverdue } from './attempt.ts'
import { endAttempt } from './end-attempt.ts'
import { presentAttempt, presentResult, presentTry, type KeptResult } from './present-attempt.ts'
import {
  countAttempts,
  insertAnswer,
  insertAttempt,
  listAnswersOfAttempt,
  listAnswersToQuestion,
  lockAttempt,
  lockOpenAttempt,
  lockStart,
  touchAttempt,
  type AnswerRecord,
  type AttemptRecord,
} from './tests-store.ts'

async function leftFor(db: Executor, personId: number, lesson: LessonAccess, now: Date) {
  const attempts = await listCountedAttempts(db, personId, lesson.id, spentSince(now))
  return attemptsLeft(
    lesson.max_attempts,
    attempts.filter(({ spent }) => spent).map((attempt) => attempt.started_at),
    now,
  )
}

const viewingOf = ({ lang, media, now }: ActionContext) => ({
  lang,
  mediaUrl: (key: string) => media.url(key, now),
})

/** @throws SchoolError video.not_watched or lesson.not_finished, with what is missing. */
async function requireContentDone(db: Executor, personId: number, lesson: LessonAccess): Promise<void> {
  const undone = await listUndoneContent(db, personId, [lesson.id])
  if (undone.length === 0) return
  const missing = undone.map(({ id, type }) => ({ reason: type, question_id: id, lesson_id: lesson.id }))
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
    expires_at: new Date(now.getTime() + testTimeLimit(lesson) * 1000),
    heard_at: now,
  })
}

/** The attempt an answer belongs to, locked. */
async function attemptOfAnswer(
  db: Executor,
  personId: number,
  lessonId: number,
  attemptId: number | undefined,
): Promise<AttemptRecord> {
  if (attemptId === undefined) {
    const open = await lockOpenAttempt(db, personId, lessonId)
    if (!open) throw new SchoolError('attempt.not_open')
    return open
  }
  const named = await lockAttempt(db, personId, attemptId)
  if (!named || named.lesson_id !== lessonId) throw new SchoolError('not_found')
  return named
}

async function answerOnce(
  db: Executor,
  personId: number,
  attempt: AttemptRecord,
  question: StoredQuestion,
  given: unknown,
  moment: SchoolMoment,
): Promise<AnswerRecord> {
  const { now } = moment
  const answers = await listAnswersToQuestion(db, personId, question.id)
  const same = answers.find((answer) => answer.attempt_id === attempt.id)
  if (same) return same
  if (attempt.state !== 'open') {
    throw new SchoolError(attempt.state === 'timeout' ? 'attempt.expired' : 'attempt.not_open')
  }
  const { correct, answer } = gradeAnswer(question, given)
  // Once a test is passed its review shows every key: a run for practice pays nothing, not even for what was skipped.
  const isFirstTry = answers.length === 0 && !attempt.practice_run
  // The streak before the points, as everywhere: one order of locks, no deadlock. A test passed before brings no reward, a day's streak included.
  const streak =
    correct && !attempt.practice_run ? await earnStreakDay(db, personId, moment) : { added: false, coins: 0 }
  const credited =
    correct && isFirstTry
      ? await creditLedger(
          db,
          personId,
          [{ event: { of: 'answer', questionId: question.id }, points: limits.rewards.firstTryPoints }],
          now,
        )
      : { points: 0, coins: 0 }
  const record: AnswerRecord = {
    attempt_id: attempt.id,
    question_id: question.id,
    answer,
    correct,
    points_added: credited.points,
    coins_added: credited.coins + streak.coins,
    strike_added: streak.added,
    answered_at: now,
  }
  await insertAnswer(db, personId, record)
  return record
}

async function endByStudent(context: ActionContext, attemptId: number, ending: 'finish' | 'leave') {
  const { db, actor, now } = context
  return await db.transaction().execute(async (transaction) => {
    const attempt = await lockAttempt(transaction, actor.id, attemptId)
    if (!attempt) throw new SchoolError('not_found')
    const lesson = await requireOpenLesson(transaction, actor.id, attempt.lesson_id)
    const kept =
      attempt.state === 'open'
        ? await endAttempt(transaction, attempt, lesson, ending, context)
        : (attempt.result as KeptResult) // written by endAttempt alone
    return presentResult(kept, await leftFor(transaction, actor.id, lesson, now))
  })
}

export const testsActions = {
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
        if (question) answered[String(question.id)] = presentTry(question, answer, viewingOf(context))
      }
      return presentAttempt(attempt, answered, await leftFor(transaction, actor.id, lesson, now), now)
    })
  }),

  question_try: handle(studentActions.question_try, async (context, input) => {
    const { question_id, answer, attempt_id } = input
    const { db, actor, now } = context
    const place = await findQuestionPlace(db, question_id)
    if (!place) throw new SchoolError('not_found')
    const lesson = await requireOpenLesson(db, actor.id, place.lesson_id)
    const question = (await questionsOfLesson(db, db, lesson)).find((one) => one.id === question_id)
    if (!question) throw new SchoolError('not_found')
    if (questionSet(question.type) === 'practice') return await handIn(context, input, question, lesson)
    const outcome = await db.transaction().execute(async (transaction) => {
      const attempt = await attemptOfAnswer(transaction, actor.id, lesson.id, attempt_id)
      if (!attempt.question_ids.includes(question.id)) throw new SchoolError('not_found')
      if (attempt.state === 'open' && isOverdue(attempt, now)) {
        const kept = await listAnswersOfAttempt(transaction, attempt.id)
        await endAttempt(transaction, attempt, lesson, 'deadline', context)
        return kept.find((one) => one.question_id === question.id) ?? 'expired'
      }
      return await answerOnce(transaction, actor.id, attempt, question, answer, context)
    })
    // Thrown after the commit, so that the attempt it ended stays ended.
    if (outcome === 'expired') throw new SchoolError('attempt.expired')
    return presentTry(question, outcome, viewingOf(context))
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
