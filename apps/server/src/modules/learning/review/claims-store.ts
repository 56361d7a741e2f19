import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface ClaimRecord {
  reviewer_id: number
  until: Date
}

/** Claims a submission without another's claim, or renews the own claim. @returns the claim that holds. */
export async function takeClaim(
  db: Executor,
  submissionId: number,
  reviewerId: number,
  until: Date,
  now: Date,
): Promise<ClaimRecord> {
  const { rows } = await sql<ClaimRecord>`
    insert into review_claims as held (submission_id, reviewer_id, until)
    values (${submissionId}, ${reviewerId}, ${until})
    on conflict (submission_id) do update set
      reviewer_id = case when held.until <= ${now} then excluded.reviewer_id else held.reviewer_id end,
      until = case
        when held.until <= ${now} or held.reviewer_id = excluded.reviewer_id then excluded.until
        else held.until
      end
    returning reviewer_id, until`.execute(db)
  const [claim] = rows
  if (!claim) throw new Error('An upsert gave no row back')
  return claim
}

/** Releases a claim. @returns whether it was theirs. */
export async function releaseClaim(db: Executor, submissionId: number, reviewerId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('review_claims')
    .where('submission_id', '=', submissionId)
    .where('reviewer_id', '=', reviewerId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/** Ends whatever claim there is, since there is a decision. */
export async function endClaim(db: Executor, submissionId: number): Promise<void> {
  await db.deleteFrom('review_claims').where('submission_id', '=', submissionId).execute()
}
