import { SchoolError } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { ActionContext, ScopedContext } from '../../../actions/action-handler.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import {
  findLesson,
  getBegunLesson,
  lockLessonProgress,
  settleLesson,
  type LessonAccess,
} from '../courses/index.ts'
import { notify, reviewApproved, reviewChanged, reviewRejected } from '../../messages/notifications/index.ts'
import { holdGroup, lockBalance } from '../../base/people/index.ts'
import { renderComments } from '../questions/index.ts'
import { affordable, creditLedger, type Balance } from '../../rewards/rewards/index.ts'
import { listNewestSubmissions, saveVerdict } from '../submissions/index.ts'
import { endClaim } from './claims-store.ts'
import {
  findDecidedByRequest,
  insertDecision,
  listDecisions,
  listReviewers,
  savePaid,
  sumPaid,
  type PaidSoFar,
} from './decisions-store.ts'
import { payableReward, requireDecidable, type Judgement } from './judge.ts'
import { presentClaim, presentDecision } from './present-review.ts'
import type { ReviewRecord } from './packed-rows-store.ts'
import { findReviewRecord } from './review-queue-store.ts'

export interface DecisionInput extends Judgement {
  submission_id: number
  verdict: 'approved' | 'rejected'
  /** Null: no grade. */
  score: number | null
  coins: number
  points: number
  comment: string
  request_id?: string | undefined
}

/**
 * Decides one version, or replaces the decision on it: the lesson, the balances and the student's notifications follow.
 * All of it or nothing; the same request again changes nothing.
 * @throws SchoolError not_found, submission.already_reviewed (with the `decision` that holds), conflict (with a `reason`,
 * and the `newest` version or the `claim` where that is it)
 */
export async function decide(context: ScopedContext, input: DecisionInput): Promise<void> {
  const { db, actor, scope, now } = context
  const record = await findReviewRecord(db, scope, input.submission_id, now)
  if (!record) throw new SchoolError('not_found')
  const written = input.comment.trim() === '' ? [] : [input.comment]
  const [comment_html = ''] = await renderComments(written, actor.id)
  const messages = await db.transaction().execute(async (transaction) => {
    await lockLessonProgress(
      transaction,
      record.person_id,
      { id: record.lesson_id, course_id: record.course_id },
      now,
    )
    // Before the work, as whoever moves the student, whose works follow: the other way round each would wait for the other.
    await holdGroup(transaction, record.person_id)
    if (await isRepeated(transaction, actor.id, input)) return []
    const standing = await findReviewRecord(transaction, scope, input.submission_id, now)
    if (!standing) throw new SchoolError('not_found')
    await requireWithFacts(transaction, standing, input, actor.id)
    return await takeDecision(transaction, context, standing, { ...input, comment_html })
  })
  context.live.publish(...messages)
}

async function isRepeated(db: Executor, reviewerId: number, input: DecisionInput): Promise<boolean> {
  if (input.request_id === undefined) return false
  const decided = await findDecidedByRequest(db, reviewerId, input.request_id)
  if (decided !== undefined && decided !== input.submission_id)
    throw new SchoolError('conflict', { reason: 'request_used' })
  return decided !== undefined
}

/** The rule, and with a refusal what the reviewer has to know to go on. */
async function requireWithFacts(
  db: Executor,
  standing: ReviewRecord,
  input: DecisionInput,
  reviewerId: number,
): Promise<void> {
  try {
    requireDecidable(standing, input, reviewerId)
  } catch (error) {
    if (!(error instanceof SchoolError)) throw error
    const [decision] = await listDecisions(db, standing.id)
    const [newest] = await listNewestSubmissions(db, standing.person_id, [standing.question_id])
    throw new SchoolError(error.code, {
      ...error.details,
      decision: decision ? presentDecision(decision) : null,
      newest: newest ? { submission_id: newest.id, version: newest.version } : null,
      claim: presentClaim(standing, { viewerId: reviewerId }),
    })
  }
}

async function takeDecision(
  db: Executor,
  context: ActionContext,
  standing: ReviewRecord,
  input: DecisionInput & { comment_html: string },
): Promise<LiveMessage[]> {
  const { actor, now } = context
  const { id: submissionId, person_id: personId } = standing
  const before = await sumPaid(db, standing)
  const decisionId = await insertDecision(db, {
    submission_id: submissionId,
    reviewer_id: actor.id,
    verdict: input.verdict,
    score: input.score,
    coins: input.coins,
    points: input.points,
    comment: input.comment,
    comment_html: input.comment_html,
    decided_at: now,
    replaces: input.replaces ?? null,
    request_id: input.request_id ?? null,
  })
  await saveVerdict(db, submissionId, { id: decisionId, verdict: input.verdict, decided_at: now })
  await endClaim(db, submissionId)
  const lesson = await findLessonToSettle(db, personId, standing.lesson_id)
  const isTakenBack = standing.status === 'approved' && input.verdict === 'rejected'
  const by = isTakenBack ? 'taken_back' : 'teacher'
  if (lesson) await settleLesson(db, personId, lesson, context, undefined, by)
  const { balance, moved, earned } = await pay(db, context, standing, decisionId, before, input)
  const messages = await notifyStudent(db, context, standing, decisionId, { ...input, ...earned }, moved)
  const review = {
    submission_id: submissionId,
    question_id: standing.question_id,
    lesson_id: standing.lesson_id,
    status: input.verdict,
  }
  return [
    { to: personId, event: 'review', data: review },
    { to: personId, event: 'balance', data: balance },
    ...messages,
    await queueChanged(db, standing, now),
  ]
}

/**
 * A student who left the course since retains the submission and its reward, and no lesson finishes for them any more. One
 * that had finished follows the decision: a certificate may stand on it.
 */
async function findLessonToSettle(
  db: Executor,
  personId: number,
  lessonId: number,
): Promise<LessonAccess | undefined> {
  const open = await findLesson(db, personId, lessonId)
  if (open) return open
  const begun = await getBegunLesson(db, personId, lessonId)
  return begun.finished_at === null ? undefined : begun
}

/**
 * Reconciles what the version has earned with the decision, as far as the other versions leave room for it and the
 * balances allow. The decision then states what the version really has earned.
 */
async function pay(
  db: Executor,
  moment: ActionContext,
  standing: ReviewRecord,
  decisionId: number,
  { version, others }: PaidSoFar,
  input: DecisionInput,
): Promise<{ balance: Balance; moved: Balance; earned: Balance }> {
  const balance = await lockBalance(db, standing.person_id)
  const payable = payableReward(input, others)
  const moved = affordable(balance, {
    points: payable.points - version.points,
    coins: payable.coins - version.coins,
  })
  const earned = sumOf(version, moved)
  const event = { of: 'review', submissionId: standing.id, decisionId } as const
  await creditLedger(db, standing.person_id, [{ event, ...moved }], moment)
  await savePaid(db, decisionId, { moved, earned })
  return { balance: sumOf(balance, moved), moved, earned }
}

const sumOf = (one: Balance, other: Balance): Balance => ({
  points: one.points + other.points,
  coins: one.coins + other.coins,
})

async function notifyStudent(
  db: Executor,
  { now }: ActionContext,
  standing: ReviewRecord,
  decisionId: number,
  { verdict, points, coins, replaces }: DecisionInput,
  moved: Balance,
): Promise<readonly LiveMessage[]> {
  const lesson = standing.lesson_title
  const whom = {
    personId: standing.person_id,
    place: standing,
    key: `review:${standing.id}:${decisionId}`,
  }
  if (replaces !== undefined) {
    const params = { lesson, points, coins, verdict, moved }
    return await notify(db, reviewChanged, { ...whom, params }, now)
  }
  return verdict === 'approved'
    ? await notify(db, reviewApproved, { ...whom, params: { lesson, points, coins } }, now)
    : await notify(db, reviewRejected, { ...whom, params: { lesson } }, now)
}

/** Tells those who review a work that its queue is another one now, and which work it is about. */
export async function queueChanged(
  db: Executor,
  submission: { id: number; group_id: number | null; person_id: number; question_id: number },
  now: Date,
  { but }: { but?: number } = {},
): Promise<LiveMessage> {
  const { id: submission_id, group_id, person_id: student_id, question_id } = submission
  return {
    to: (await listReviewers(db, submission, now)).filter((id) => id !== but),
    event: 'queue',
    data: { submission_id, group_id, student_id, question_id },
  }
}
