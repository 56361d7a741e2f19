import { SchoolError, type TryResult } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { requireConsent } from '../../access/consents/index.ts'
import { askForChecks } from '../checks/index.ts'
import { listUndoneContent, lockLessonProgress, settleLesson, type LessonAccess } from '../courses/index.ts'
import type { StoredQuestion } from '../questions/index.ts'
import { keepPassed, queueChanged } from '../review/index.ts'
import { earnStreakDay } from '../../rewards/streaks/index.ts'
import {
  answerOf,
  findByRequest,
  findSubmission,
  insertVersion,
  listNewestSubmissions,
  presentSubmission,
  saveReward,
  saveWork,
  type SubmissionRecord,
} from '../submissions/index.ts'
import { clearDraft } from './drafts-store.ts'
import { makeOffer, takeOffered, workWithoutUploads, type HandIn } from './make-offer.ts'
import { nextVersion, type Offer } from './next-version.ts'
import { discardAll } from './project-media-store.ts'

/**
 * Takes a student's submission to a practice question as a new version for the teacher to decide. Idempotent: the same
 * request, the same files or the same words that still wait get the reply of the first.
 * @param lesson open to this student, with the question in it.
 * @throws SchoolError lesson.not_finished, exceptions.file.no_provided, file.type_not_allowed, validation.failed,
 * conflict (with the `submission` that is approved), consent.missing (for a recording)
 */
export async function handIn(
  context: ActionContext,
  input: HandIn,
  question: StoredQuestion,
  lesson: LessonAccess,
): Promise<TryResult> {
  const { db, actor } = context
  const before = await findRepeated(db, actor.id, question.id, input.request_id)
  if (before) return presentHandIn(before, context)
  await requireLearned(db, actor.id, lesson)
  if (question.type === 'voice') await requireConsent(db, actor.id)
  const { offer, own } = await makeOffer(context, input, question)
  try {
    const { id, isNew } = await db
      .transaction()
      .execute(async (transaction) => await takeVersion(transaction, context, input, question, lesson, offer))
    if (!isNew) await discardAll(context, own)
    const made = await findSubmission(db, id)
    if (!made) throw new SchoolError('not_found')
    if (isNew) await notifyAll(context, made)
    return presentHandIn(made, context)
  } catch (error) {
    // Files stay as the student's draft; a project's uploads would be orphans.
    if (offer.kind === 'project') await discardAll(context, own)
    throw error
  }
}

/** The student's other devices and the reviewers hear of it. */
async function notifyAll({ db, actor, now, live }: ActionContext, made: SubmissionRecord): Promise<void> {
  const { id: submission_id, question_id, lesson_id, status } = made
  live.publish(
    { to: actor.id, event: 'review', data: { submission_id, question_id, lesson_id, status } },
    await queueChanged(db, made, now),
  )
}

async function findRepeated(
  db: Executor,
  personId: number,
  questionId: number,
  requestId: string | undefined,
): Promise<SubmissionRecord | undefined> {
  if (requestId === undefined) return undefined
  const made = await findByRequest(db, personId, requestId)
  if (made && made.question_id !== questionId) throw new SchoolError('conflict')
  return made
}

/** In a lesson that teaches first, practice comes after what it teaches. */
async function requireLearned(db: Executor, personId: number, lesson: LessonAccess): Promise<void> {
  if (lesson.type !== 'Learn' && lesson.type !== 'Learn_Practice') return
  const undone = await listUndoneContent(db, personId, [lesson.id])
  const missing: { reason: string; question_id: number | null; lesson_id: number }[] = undone.map(
    ({ id, type }) => ({ reason: type, question_id: id, lesson_id: lesson.id }),
  )
  if (lesson.test_questions > 0 && lesson.test_passed !== true)
    missing.push({ reason: 'test', question_id: null, lesson_id: lesson.id })
  if (missing.length > 0) throw new SchoolError('lesson.not_finished', { missing })
}

/** In a transaction. @returns the version that was made, or that this is once more. */
async function takeVersion(
  db: Executor,
  context: ActionContext,
  input: HandIn,
  question: StoredQuestion,
  lesson: LessonAccess,
  offer: Offer,
): Promise<{ id: number; isNew: boolean }> {
  const { actor, now } = context
  // Hand-ins and decisions of one lesson are serialized, on all servers; the lock order is everywhere:
  // lesson, submission, streak, balance.
  await lockLessonProgress(db, actor.id, lesson, now)
  const repeated = await findRepeated(db, actor.id, question.id, input.request_id)
  if (repeated) return { id: repeated.id, isNew: false }
  const [newest] = await listNewestSubmissions(db, actor.id, [question.id])
  const version = refuseWith(context, newest, () => nextVersion(newest, offer))
  if (version === 'repeat') return { id: newest?.id ?? 0, isNew: false }
  const id = await insertVersion(db, {
    person_id: actor.id,
    question_id: question.id,
    lesson_id: lesson.id,
    course_id: lesson.course_id,
    version,
    work: workWithoutUploads(offer),
    submitted_at: now,
    request_id: input.request_id ?? null,
  })
  if (newest) await keepPassed(db, newest.id, id)
  const work = await takeOffered(db, context, offer, question, id)
  if (work) await saveWork(db, id, work)
  await askForChecks(db, context, question, id)
  await clearDraft(db, actor.id, question.id, now)
  const streak = await earnStreakDay(db, actor.id, context)
  const settled = await settleLesson(db, actor.id, lesson, context)
  await saveReward(db, id, {
    strike_added: streak.added || settled.strikeAdded,
    points_added: settled.points,
    coins_added: streak.coins + settled.coins,
  })
  return { id, isNew: true }
}

/** A refusal names the version it is about, so that the screen can show its status. */
function refuseWith<T>(
  { media, now }: ActionContext,
  newest: SubmissionRecord | undefined,
  decide: () => T,
): T {
  try {
    return decide()
  } catch (error) {
    if (!(error instanceof SchoolError) || !newest) throw error
    const submission = presentSubmission(newest, (key) => media.url(key, now))
    throw new SchoolError(error.code, { ...error.details, submission })
  }
}

function presentHandIn(record: SubmissionRecord, { media, now }: ActionContext): TryResult {
  return {
    question_id: record.question_id,
    correct: null,
    answer: answerOf(record),
    answer_id: null,
    hint: null,
    success_message: null,
    strike_added: record.strike_added,
    points_added: record.points_added,
    coins_added: record.coins_added,
    submission: presentSubmission(record, (key) => media.url(key, now)),
  }
}
