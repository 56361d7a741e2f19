import { SchoolError, type TryResult } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { getBegunLesson, type LessonAccess } from '../courses/index.ts'
import { gradeAnswer, presentTry, viewingOf, type StoredQuestion } from '../questions/index.ts'
import { rememberAnswer } from '../recall/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { findRewards } from '../../base/school/index.ts'
import { earnStreakDay, type SchoolMoment } from '../../rewards/streaks/index.ts'
import { isOverdue } from './attempt.ts'
import { endAttempt } from './end-attempt.ts'
import {
  insertAnswer,
  listAnswersOfAttempt,
  listAnswersToQuestion,
  lockAskingAttempt,
  lockAttempt,
  lockOpenAttempt,
  type AnswerRecord,
  type AttemptRecord,
} from './attempts-store.ts'

/**
 * Grades a student's answer to a test's question and pays for it; the same question again in the same attempt gets the
 * reply of the first.
 * @param lesson open to this student, with the question in it.
 * @throws SchoolError not_found, attempt.not_open, attempt.expired, validation.failed
 */
export async function answerQuestion(
  context: ActionContext,
  { answer, attempt_id }: { answer?: unknown; attempt_id?: number | undefined },
  question: StoredQuestion,
  lesson: LessonAccess,
): Promise<TryResult> {
  const { db, actor, now } = context
  const outcome = await db.transaction().execute(async (transaction) => {
    const attempt = await attemptOfAnswer(transaction, actor.id, { lesson, question }, attempt_id)
    if (attempt.state === 'open' && isOverdue(attempt, now)) {
      const stored = await listAnswersOfAttempt(transaction, attempt.id)
      await endAttempt(
        transaction,
        attempt,
        await lessonOf(transaction, attempt, lesson),
        'deadline',
        context,
      )
      return stored.find((one) => one.question_id === question.id) ?? 'expired'
    }
    return await answerOnce(transaction, actor.id, attempt, question, answer, context)
  })
  // Thrown after the commit, so that the attempt it ended stays ended.
  if (outcome === 'expired') throw new SchoolError('attempt.expired')
  return presentTry(question, outcome, 'given', viewingOf(context))
}

/** The attempt an answer belongs to, locked: at the test of the question's lesson, or at a checkpoint that asks it. */
async function attemptOfAnswer(
  db: Executor,
  personId: number,
  { lesson, question }: { lesson: LessonAccess; question: StoredQuestion },
  attemptId: number | undefined,
): Promise<AttemptRecord> {
  const attempt =
    attemptId === undefined
      ? ((await lockOpenAttempt(db, personId, lesson.id)) ??
        (await lockAskingAttempt(db, personId, question.id)))
      : await lockAttempt(db, personId, attemptId)
  if (!attempt && attemptId === undefined) throw new SchoolError('attempt.not_open')
  if (!attempt?.question_ids.includes(question.id)) throw new SchoolError('not_found')
  return attempt
}

/** The lesson whose test an attempt is at. */
async function lessonOf(db: Executor, attempt: AttemptRecord, asked: LessonAccess): Promise<LessonAccess> {
  return attempt.lesson_id === asked.id
    ? asked
    : await getBegunLesson(db, attempt.person_id, attempt.lesson_id)
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
  await rememberAnswer(db, personId, question.id, correct, moment)
  // The streak before the points, as everywhere: one order of locks, no deadlock. A test passed before brings no reward, a day's streak included.
  const streak =
    correct && !attempt.practice_run ? await earnStreakDay(db, personId, moment) : { added: false, coins: 0 }
  const credited =
    correct && isFirstTry
      ? await creditLedger(
          db,
          personId,
          [
            {
              event: { of: 'answer', questionId: question.id },
              points: (await findRewards(db)).answer_points,
            },
          ],
          moment,
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
