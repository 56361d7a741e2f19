import type { Executor } from '../../database/database.ts'
import type { StoredCheckResult } from '../submissions/index.ts'

/** The checks of a version wait to be run from now on. */
export async function insertWaiting(db: Executor, submissionId: number, now: Date): Promise<void> {
  await db.insertInto('check_results').values({ submission_id: submissionId, asked_at: now }).execute()
}

export async function isWaiting(db: Executor, submissionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('check_results')
    .select('submission_id')
    .where('submission_id', '=', submissionId)
    .where('results', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveResults(
  db: Executor,
  submissionId: number,
  results: readonly StoredCheckResult[],
): Promise<void> {
  await db
    .updateTable('check_results')
    .set({ results: JSON.stringify(results) })
    .where('submission_id', '=', submissionId)
    .execute()
}

/** Versions whose checks wait since before a moment, and still matter: oldest first. */
export async function listWaiting(db: Executor, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('check_results')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('submission_id')
    .where('results', 'is', null)
    .where('asked_at', '<', before)
    .where('status', '=', 'uploaded')
    .where('is_newest', '=', true)
    .orderBy('asked_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.submission_id)
}
