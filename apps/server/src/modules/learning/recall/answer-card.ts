import { SchoolError, type ParsedInputOf, type RecallVerdict, type studentActions } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { schoolDay, type SchoolDay } from '../../base/calendar/index.ts'
import { lockBalance } from '../../base/people/index.ts'
import { findSchoolSetting } from '../../base/school/index.ts'
import {
  findQuestion,
  gradeAnswer,
  presentTry,
  questionsOfLesson,
  viewingOf,
  type GradedAnswer,
  type StoredQuestion,
} from '../questions/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { earnStreakDay } from '../../rewards/streaks/index.ts'
import {
  findAnswerOfRequest,
  findCard,
  findOpenCard,
  insertAnswer,
  listEarlier,
  lockCard,
  saveCard,
  sumPaid,
  type OpenCard,
} from './recall-store.ts'
import { pointsFor, scheduleAfter, type Recalled, type Schedule } from './schedule.ts'

type Input = ParsedInputOf<(typeof studentActions)['recall_answer']>
type Judged = { outcome: 'counted' | 'again'; answer: GradedAnswer } | { outcome: 'not_due' }

/**
 * Grades the answer to a card, moves its schedule and pays, all once a school day. A repeat of a request gets the reply of
 * the first.
 * @throws SchoolError not_found where the student never answered the question, conflict (request_used), validation.failed
 */
export async function answerCard(context: ActionContext, input: Input): Promise<RecallVerdict> {
  const { db, actor } = context
  const open = await findOpenCard(db, actor.id, input.question_id)
  const repeated = await findRepeated(db, actor.id, input)
  if (repeated) {
    const question = await findQuestion(db, input.question_id)
    if (!question) throw new SchoolError('not_found')
    return present(context, question, open, { outcome: 'counted', answer: repeated })
  }
  if (!open) {
    if (!(await findCard(db, actor.id, input.question_id))) throw new SchoolError('not_found')
    return { outcome: 'gone', result: null }
  }
  const lesson = { id: open.lesson_id, content_version: open.content_version }
  const question = (await questionsOfLesson(db, db, lesson)).find(({ id }) => id === input.question_id)
  // Taken out this moment.
  if (!question) return { outcome: 'gone', result: null }
  const judged = await db
    .transaction()
    .execute(async (transaction) => await judge(transaction, context, input, question, open))
  return present(context, question, open, judged)
}

function present(
  context: ActionContext,
  question: StoredQuestion,
  open: OpenCard | undefined,
  judged: Judged,
): RecallVerdict {
  if (judged.outcome === 'not_due') return { outcome: 'not_due', result: null }
  // The key only where the review of the lesson's test tells it: who has yet to pass learns no more here than there.
  const review = open?.test_passed === true ? 'all' : 'given'
  const result = presentTry(question, judged.answer, review, viewingOf(context))
  return { outcome: judged.outcome, result }
}

async function findRepeated(
  db: Executor,
  personId: number,
  { question_id, request_id }: Input,
): Promise<GradedAnswer | undefined> {
  const earlier = await findAnswerOfRequest(db, personId, request_id)
  if (earlier && earlier.question_id !== question_id)
    throw new SchoolError('conflict', { reason: 'request_used' })
  return earlier
}

async function judge(
  db: Executor,
  context: ActionContext,
  input: Input,
  question: StoredQuestion,
  open: OpenCard,
): Promise<Judged> {
  const { actor, now, timeZone } = context
  const card = await lockCard(db, actor.id, question.id)
  if (!card) throw new SchoolError('not_found')
  // Behind the card's lock: a repeat that raced the first sees what it made.
  const repeated = await findRepeated(db, actor.id, input)
  if (repeated) return { outcome: 'counted', answer: repeated }
  const day = schoolDay(now, timeZone)
  if (
    card.last_day < day &&
    (card.due_on <= day || (await isAskedEarly(db, actor.id, input, { now, day })))
  ) {
    const grade = gradeAnswer(question, input.answer)
    const recalled = !grade.correct ? 'wrong' : input.hinted && question.content.tip ? 'hinted' : 'right'
    const earned = await moveAndPay(db, context, { card, questionId: question.id, recalled })
    const answer = { ...grade, ...earned }
    const record = {
      ...answer,
      day,
      question_id: question.id,
      request_id: input.request_id,
      answered_at: now,
    }
    // The same request for another card was faster.
    if (!(await insertAnswer(db, actor.id, record)))
      throw new SchoolError('conflict', { reason: 'request_used' })
    return { outcome: 'counted', answer }
  }
  // Tried until it is right, it would say the key to who may not know it.
  if (card.last_day < day || !open.test_passed) return { outcome: 'not_due' }
  return { outcome: 'again', answer: { ...gradeAnswer(question, input.answer), ...nothing } }
}

/** Whether a card that is not due is asked before a test. */
async function isAskedEarly(
  db: Executor,
  personId: number,
  { question_id, before_lesson_id }: Input,
  moment: { now: Date; day: SchoolDay },
): Promise<boolean> {
  if (before_lesson_id === undefined) return false
  const asked = await listEarlier(db, personId, before_lesson_id, moment)
  return asked.some((card) => card.question_id === question_id)
}

const nothing = { points_added: 0, coins_added: 0, strike_added: false }

async function moveAndPay(
  db: Executor,
  context: ActionContext,
  { card, questionId, recalled }: { card: Schedule; questionId: number; recalled: Recalled },
): Promise<Omit<GradedAnswer, 'answer' | 'correct'>> {
  const { actor, now, timeZone } = context
  const setting = await findSchoolSetting(db, 'recall')
  const day = schoolDay(now, timeZone)
  await saveCard(db, actor.id, questionId, scheduleAfter(card, recalled, day, setting.retention))
  if (recalled === 'wrong') return nothing
  const streak = await earnStreakDay(db, actor.id, context)
  // Two devices that answer at once are paid one after the other, so that the day's most holds for both.
  await lockBalance(db, actor.id)
  const points = pointsFor(setting, await sumPaid(db, actor.id, day))
  const event = { of: 'recall', questionId, day } as const
  const credited = await creditLedger(db, actor.id, [{ event, points }], context)
  return {
    points_added: credited.points,
    coins_added: streak.coins,
    strike_added: streak.added,
  }
}
