import { limits, SchoolError, staffActions, type ParsedInputOf } from '@qadam/contract'
import { handle, type ActionContext, type ScopedContext } from '../../../actions/action-handler.ts'
import { findGroup } from '../../access/groups/index.ts'
import { findStudentBrief, searchPeople } from '../../base/people/index.ts'
import { sandbox } from '../../../sandbox/runtime.ts'
import { codeChecksOf, findQuestion, presentCheck, presentQuestion } from '../questions/index.ts'
import { listVersions, presentSubmission } from '../submissions/index.ts'
import { releaseClaim, takeClaim } from './claims-store.ts'
import { decide, queueChanged } from './decide.ts'
import { listDecisions, sumPaid } from './decisions-store.ts'
import { presentClaim, presentDecision, presentReviewRow, type Viewing } from './present-review.ts'
import { ageMoments, firstChartDay, presentStats } from './present-stats.ts'
import type { QueuePage, ReviewRecord } from './packed-rows-store.ts'
import { findReviewRecord, listQueue, type QueueFilter, type QueueSlice } from './review-queue-store.ts'
import { savedPhrasesStaffActions } from './saved-phrases-staff.ts'
import { countOpen, listDayFigures } from './stats-store.ts'

const viewingOf = ({ actor, lang, media, now }: ActionContext): Viewing => ({
  lang,
  mediaUrl: (key) => media.url(key, now),
  viewerId: actor.id,
})

/** @throws SchoolError not_found where it is not of an own group. */
async function requireRecord({ db, scope, now }: ScopedContext, submissionId: number): Promise<ReviewRecord> {
  const record = await findReviewRecord(db, scope, submissionId, now)
  if (!record) throw new SchoolError('not_found')
  return record
}

/** What was submitted before this moment waits longer than the school promised. */
function promiseStart(now: Date): Date {
  return new Date(now.getTime() - limits.review.promise_s * 1000)
}

const reviewQueue = handle(staffActions.review_queue, async (context, input) => {
  const { page = 1 } = input
  const pagesize = Math.min(input.pagesize ?? limits.review.pageSize, limits.review.maxPageSize)
  const { rows, total } = await listAsked(context, input, { limit: pagesize, offset: (page - 1) * pagesize })
  const viewing = viewingOf(context)
  return { rows: rows.map((row) => presentReviewRow(row, viewing)), total, page, pagesize }
})

async function listAsked(
  { db, scope, now }: ScopedContext,
  asked: ParsedInputOf<typeof staffActions.review_queue>,
  slice: QueueSlice,
): Promise<QueuePage> {
  if (asked.group_id !== undefined && !(await findGroup(db, scope, asked.group_id)))
    throw new SchoolError('not_found')
  if (asked.student_id !== undefined && !(await findStudentBrief(db, scope, asked.student_id)))
    throw new SchoolError('not_found')
  const isOverdue = asked.overdue === true || asked.overdue === 'true'
  const query = asked.query?.trim() || undefined
  const filter: QueueFilter = {
    status: asked.status ?? 'uploaded',
    group_id: asked.group_id,
    course_id: asked.course_id,
    type: asked.type,
    student_id: asked.student_id,
    isMeant: query === undefined ? undefined : await searchPeople(db, query),
    submittedBefore: isOverdue ? promiseStart(now) : undefined,
  }
  return await listQueue(db, scope, filter, { ...slice, now })
}

const reviewSubmission = handle(staffActions.review_submission, async (context, { submission_id }) => {
  const { db, lang, scope } = context
  const viewing = viewingOf(context)
  const record = await requireRecord(context, submission_id)
  const question = await findQuestion(db, record.question_id)
  if (!question) throw new SchoolError('not_found')
  const shown = presentQuestion(question, { lang, seed: 0, mediaUrl: viewing.mediaUrl }, undefined, 'given')
  const slice = { limit: limits.practice.maxVersions, offset: 0 }
  const versions = await listVersions(db, record.person_id, record.question_id, slice)
  const submission = versions.find(({ id }) => id === record.id)
  return {
    ...presentReviewRow(record, viewing),
    ...(submission ? presentSubmission(submission, viewing.mediaUrl, 'staff') : {}),
    student_opens: (await findStudentBrief(db, scope, record.person_id)) !== undefined,
    task: {
      html: shown.question,
      tip: shown.tip,
      language: shown.other.language ?? null,
      checks: codeChecksOf(question).map((check) => presentCheck(check, lang)),
      server_checks: sandbox.runtime() !== undefined,
      max_s: shown.other.max_s ?? null,
      words: shown.other.words ?? null,
    },
    versions: versions.map((version) => presentSubmission(version, viewing.mediaUrl, 'staff')),
    decisions: (await listDecisions(db, record.id)).map(presentDecision),
    paid_before: (await sumPaid(db, record)).others,
  }
})

const reviewClaim = handle(staffActions.review_claim, async (context, { submission_id }) => {
  const { db, actor, now, live } = context
  const record = await requireRecord(context, submission_id)
  const until = new Date(now.getTime() + limits.review.claim_s * 1000)
  const { reviewer_id, held } = await db.transaction().execute(async (transaction) => {
    const taken = await takeClaim(transaction, submission_id, actor.id, until, now)
    // Its group may have been given to a colleague while this waited for another's claim.
    return { ...taken, held: await requireRecord({ ...context, db: transaction }, submission_id) }
  })
  // To go on with a claim is nothing new to the others, nor any claim to who makes it.
  if (reviewer_id === actor.id && record.claimed_by !== actor.id)
    live.publish(await queueChanged(db, record, now, { but: actor.id }))
  const claim = presentClaim(held, viewingOf(context))
  // A decision that was taken at this very moment ends the claim at once.
  return claim ?? { reviewer_id: actor.id, reviewer: '', mine: true, until: now.toISOString() }
})

const reviewRelease = handle(staffActions.review_release, async (context, { submission_id }) => {
  const { db, actor, now, live } = context
  const record = await requireRecord(context, submission_id)
  if (await releaseClaim(db, submission_id, actor.id)) live.publish(await queueChanged(db, record, now))
  return null
})

const reviewDecide = handle(staffActions.review_decide, async (context, input) => {
  const { despite_claim, score = null, ...decision } = input
  if (decision.verdict === 'approved' && score === null)
    throw new SchoolError('validation.failed', { fields: { score: 'missing' } })
  const isDespiteClaim = despite_claim === true || despite_claim === 'true'
  await decide(context, { ...decision, score, despite_claim: isDespiteClaim })
  return presentReviewRow(await requireRecord(context, input.submission_id), viewingOf(context))
})

const reviewStats = handle(staffActions.review_stats, async (context, { group_id }) => {
  const { db, scope, now, timeZone } = context
  if (group_id !== undefined && !(await findGroup(db, scope, group_id))) throw new SchoolError('not_found')
  const open = await countOpen(
    db,
    scope,
    group_id,
    { now, overdueBefore: promiseStart(now) },
    ageMoments(now),
  )
  const days = await listDayFigures(db, scope, group_id, {
    now,
    firstDay: firstChartDay(context),
    timeZone,
    promise_s: limits.review.promise_s,
  })
  return presentStats(open, days, context)
})

export const reviewStaffActions = {
  review_queue: reviewQueue,
  review_submission: reviewSubmission,
  review_claim: reviewClaim,
  review_release: reviewRelease,
  review_decide: reviewDecide,
  review_stats: reviewStats,
  ...savedPhrasesStaffActions,
}
