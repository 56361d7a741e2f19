import type { Executor } from '../../../database/database.ts'
import type { StoredCheckResult, SubmissionRecord } from '../submissions/index.ts'

/** Queues the checks of a version. */
export async function insertWaiting(db: Executor, submissionId: number, now: Date): Promise<void> {
  await db.insertInto('check_results').values({ submission_id: submissionId, asked_at: now }).execute()
}

/** Marks queued checks as begun, before they begin: a mark without results later means that the server crashed. */
export async function begin(db: Executor, submissionId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('check_results')
    .set({ started_at: now })
    .where('submission_id', '=', submissionId)
    .where('results', 'is', null)
    .where('started_at', 'is', null)
    .returning('submission_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Queues it again: this process failed, but did not crash. */
export async function giveBack(db: Executor, submissionId: number): Promise<void> {
  await db
    .updateTable('check_results')
    .set({ started_at: null })
    .where('submission_id', '=', submissionId)
    .where('results', 'is', null)
    .execute()
}

export async function saveResults(
  db: Executor,
  submissionId: number,
  results: readonly StoredCheckResult[],
): Promise<void> {
  await db
    .updateTable('check_results')
    .set({ results: JSON.stringify(results), lost_at: null })
    .where('submission_id', '=', submissionId)
    .execute()
}

export type LostVersion = Pick<SubmissionRecord, 'id' | 'group_id' | 'person_id' | 'question_id'>

/** Marks what was begun before a moment and never ended. @returns whose version it was, each once. */
export async function markLost(db: Executor, before: Date, now: Date): Promise<LostVersion[]> {
  const rows = await db
    .updateTable('check_results')
    .from('submissions')
    .set({ lost_at: now })
    .whereRef('submissions.id', '=', 'check_results.submission_id')
    .where('results', 'is', null)
    .where('lost_at', 'is', null)
    .where('started_at', '<', before)
    .returning(['submissions.id', 'submissions.group_id', 'submissions.person_id', 'submissions.question_id'])
    .execute()
  return rows
}

/** Queues lost checks again. @returns false where nothing was lost. */
export async function waitAgain(db: Executor, submissionId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('check_results')
    .set({ asked_at: now, started_at: null, lost_at: null })
    .where('submission_id', '=', submissionId)
    .where('results', 'is', null)
    .where('lost_at', 'is not', null)
    .returning('submission_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Versions whose checks are queued since before a moment, and still matter: oldest first. */
export async function listWaiting(db: Executor, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('check_results')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('submission_id')
    .where('results', 'is', null)
    .where('started_at', 'is', null)
    .where('asked_at', '<', before)
    .where('status', '=', 'uploaded')
    .where('is_newest', '=', true)
    .orderBy('asked_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.submission_id)
}
