import type { SubmissionStatus } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { readCheckResults, type ChecksRecord } from './check-results.ts'
import { readWork, type Work } from './work.ts'

/** A submission with the decision that holds. */
export interface SubmissionRecord {
  id: number
  person_id: number
  question_id: number
  lesson_id: number
  /** Of the student; null where they are in none. */
  group_id: number | null
  version: number
  status: SubmissionStatus
  /** False once a newer version took its place. */
  is_newest: boolean
  submitted_at: Date
  reviewed_at: Date | null
  decision_id: number | null
  score: number | null
  coins: number | null
  points: number | null
  comment_html: string | null
  reviewer_first_name: string | null
  reviewer_last_name: string | null
  strike_added: boolean
  points_added: number
  coins_added: number
  /** Null where there are none, and where they were not requested. */
  checks: ChecksRecord | null
  /** Null where it was not requested. */
  work: Work | null
}

/** Whose content to read too: projects are large, and lists can do without. */
export type WorkWanted = 'all' | 'no projects'

function selectSubmissions(db: Executor, wanted: WorkWanted) {
  return db
    .selectFrom('submissions')
    .leftJoin('review_decisions', 'review_decisions.id', 'submissions.decision_id')
    .leftJoin('people as reviewers', 'reviewers.id', 'review_decisions.reviewer_id')
    .leftJoin('check_results', 'check_results.submission_id', 'submissions.id')
    .select([
      'submissions.id',
      'submissions.person_id',
      'submissions.question_id',
      'submissions.lesson_id',
      'submissions.group_id',
      'submissions.version',
      'submissions.status',
      'submissions.is_newest',
      'submissions.submitted_at',
      'submissions.reviewed_at',
      'submissions.decision_id',
      'submissions.strike_added',
      'submissions.points_added',
      'submissions.coins_added',
      'review_decisions.score',
      'review_decisions.coins',
      'review_decisions.points',
      'review_decisions.comment_html',
      'reviewers.first_name as reviewer_first_name',
      'reviewers.last_name as reviewer_last_name',
      'check_results.asked_at as checks_asked_at',
      'check_results.results as check_results',
      'check_results.lost_at as checks_lost_at',
      wanted === 'all'
        ? sql`submissions.work`.as('work')
        : sql`case when submissions.work ->> 'kind' <> 'project' then submissions.work end`.as('work'),
    ])
}

type Row = Omit<SubmissionRecord, 'status' | 'checks' | 'work'> & {
  status: string
  checks_asked_at: Date | null
  checks_lost_at: Date | null
  check_results: unknown
  work: unknown
}

function readRow({ checks_asked_at, checks_lost_at, check_results, ...row }: Row): SubmissionRecord {
  return {
    ...row,
    checks:
      checks_asked_at === null
        ? null
        : {
            results: check_results === null ? null : readCheckResults(check_results),
            isLost: checks_lost_at !== null,
          },
    status: row.status as SubmissionStatus, // the table checks it
    work: row.work === null ? null : readWork(row.work),
  }
}

/** The newest version of each of these questions that the student handed in. */
export async function listNewestSubmissions(
  db: Executor,
  personId: number,
  questionIds: readonly number[],
): Promise<SubmissionRecord[]> {
  if (questionIds.length === 0) return []
  const rows = await selectSubmissions(db, 'all')
    .where('submissions.person_id', '=', personId)
    .where('submissions.question_id', 'in', questionIds)
    .where('submissions.is_newest', '=', true)
    .execute()
  return rows.map(readRow)
}

export interface Slice {
  limit: number
  offset: number
}

/** The versions of one assignment, newest first. */
export async function listVersions(
  db: Executor,
  personId: number,
  questionId: number,
  { limit, offset }: Slice,
): Promise<SubmissionRecord[]> {
  const rows = await selectSubmissions(db, 'all')
    .where('submissions.person_id', '=', personId)
    .where('submissions.question_id', '=', questionId)
    .orderBy('submissions.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(readRow)
}

/** Everything a student handed in, newest first, without the projects themselves. */
export async function listSubmissionsOf(
  db: Executor,
  personId: number,
  { limit, offset }: Slice,
): Promise<SubmissionRecord[]> {
  const rows = await selectSubmissions(db, 'no projects')
    .where('submissions.person_id', '=', personId)
    .orderBy('submissions.submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(readRow)
}

export async function findSubmission(db: Executor, id: number): Promise<SubmissionRecord | undefined> {
  const row = await selectSubmissions(db, 'all').where('submissions.id', '=', id).executeTakeFirst()
  return row && readRow(row)
}

/** The submission of this request id, if it is a retry. */
export async function findByRequest(
  db: Executor,
  personId: number,
  requestId: string,
): Promise<SubmissionRecord | undefined> {
  const row = await selectSubmissions(db, 'all')
    .where('submissions.person_id', '=', personId)
    .where('submissions.request_id', '=', requestId)
    .executeTakeFirst()
  return row && readRow(row)
}

/** How many submissions each of these students made between two moments, and of these anew; omits zeros. */
export async function countHandedIn(
  db: Executor,
  personIds: readonly number[],
  { from, before }: { from: Date; before: Date },
): Promise<Map<number, { works: number; anew: number }>> {
  const { rows } = await sql<{ person_id: number; works: number; anew: number }>`
    select person_id, count(distinct question_id)::integer as works,
      (count(distinct question_id) filter (where version > 1))::integer as anew
    from submissions
    where person_id = any(${[...personIds]}::integer[]) and submitted_at >= ${from} and submitted_at < ${before}
    group by person_id`.execute(db)
  return new Map(rows.map(({ person_id, works, anew }) => [person_id, { works, anew }]))
}
