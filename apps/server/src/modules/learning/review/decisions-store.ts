import { SchoolError } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { standIns } from './deputies-store.ts'
import type { Balance } from '../../rewards/rewards/index.ts'

export interface DecisionRecord {
  id: number
  submission_id: number
  reviewer_id: number
  reviewer_first_name: string
  reviewer_last_name: string
  verdict: 'approved' | 'rejected'
  score: number | null
  coins: number
  points: number
  comment: string
  decided_at: Date
}

/** The decisions on a version, newest first. */
export async function listDecisions(db: Executor, submissionId: number): Promise<DecisionRecord[]> {
  const rows = await db
    .selectFrom('review_decisions')
    .innerJoin('people', 'people.id', 'review_decisions.reviewer_id')
    .select([
      'review_decisions.id',
      'review_decisions.submission_id',
      'review_decisions.reviewer_id',
      'people.first_name as reviewer_first_name',
      'people.last_name as reviewer_last_name',
      'review_decisions.verdict',
      'review_decisions.score',
      'review_decisions.coins',
      'review_decisions.points',
      'review_decisions.comment',
      'review_decisions.decided_at',
    ])
    .where('review_decisions.submission_id', '=', submissionId)
    .orderBy('review_decisions.id', 'desc')
    .execute()
  return rows as DecisionRecord[] // the table checks the verdict
}

/** Which submission a request of that id decided, if it is a retry. */
export async function findDecidedByRequest(
  db: Executor,
  reviewerId: number,
  requestId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('review_decisions')
    .select('submission_id')
    .where('reviewer_id', '=', reviewerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.submission_id
}

export interface NewDecision {
  submission_id: number
  reviewer_id: number
  verdict: 'approved' | 'rejected'
  score: number | null
  coins: number
  points: number
  comment: string
  comment_html: string
  decided_at: Date
  replaces: number | null
  request_id: string | null
}

/**
 * Writes a decision; `saveVerdict` makes it the one that holds. @returns its id.
 * @throws SchoolError conflict where the same request concurrently decided another student's submission
 */
export async function insertDecision(db: Executor, decision: NewDecision): Promise<number> {
  const row = await db
    .insertInto('review_decisions')
    .values({ ...decision, coins_moved: 0, points_moved: 0 })
    .onConflict((conflict) => conflict.columns(['reviewer_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new SchoolError('conflict', { reason: 'request_used' })
  return row.id
}

export interface PaidSoFar {
  /** By the decisions on this version. */
  version: Balance
  /** By those on all other versions of the same assignment. */
  others: Balance
}

/** What the decisions on a student's submissions to a question have changed in their balances so far. */
export async function sumPaid(
  db: Executor,
  submission: { id: number; person_id: number; question_id: number },
): Promise<PaidSoFar> {
  const isThis = sql`submissions.id = ${submission.id}`
  const row = await db
    .selectFrom('submissions')
    .innerJoin('review_decisions', 'review_decisions.submission_id', 'submissions.id')
    .select([
      sql<number>`coalesce(sum(points_moved) filter (where ${isThis}), 0)::int`.as('points'),
      sql<number>`coalesce(sum(coins_moved) filter (where ${isThis}), 0)::int`.as('coins'),
      sql<number>`coalesce(sum(points_moved) filter (where not ${isThis}), 0)::int`.as('other_points'),
      sql<number>`coalesce(sum(coins_moved) filter (where not ${isThis}), 0)::int`.as('other_coins'),
    ])
    .where('submissions.person_id', '=', submission.person_id)
    .where('submissions.question_id', '=', submission.question_id)
    .executeTakeFirstOrThrow()
  return {
    version: { points: row.points, coins: row.coins },
    others: { points: row.other_points, coins: row.other_coins },
  }
}

/** What a decision moved, and what its version has therefore earned in all: that is what the student is notified of. */
export async function savePaid(
  db: Executor,
  decisionId: number,
  { moved, earned }: { moved: Balance; earned: Balance },
): Promise<void> {
  await db
    .updateTable('review_decisions')
    .set({ points_moved: moved.points, coins_moved: moved.coins, points: earned.points, coins: earned.coins })
    .where('id', '=', decisionId)
    .execute()
}

/** Who hears of what happens to a work: the teacher of its group, who stands in for them, and the admins. */
export async function listReviewers(
  db: Executor,
  { id, group_id }: { id: number; group_id: number | null },
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from people where role = 'admin'
    union
    select teacher_id from groups where id = ${group_id} and teacher_id is not null
    union
    select id from ${standIns(id, group_id, now)} others`.execute(db)
  return rows.map((row) => row.id)
}
