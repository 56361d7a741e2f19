import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

/** Everything handed in up to this moment is settled. */
export async function saveSettledUntil(db: Executor, until: Date): Promise<void> {
  await sql`
    insert into promise_settled (until) values (${until})
    on conflict (is_only) do update set until = excluded.until`.execute(db)
}

/** The cursor up to which all is settled, locked until the transaction ends. */
export async function lockSettledUntil(db: Executor): Promise<Date | undefined> {
  const row = await db.selectFrom('promise_settled').select('until').forUpdate().executeTakeFirst()
  return row?.until
}

export interface HandedIn {
  id: number
  person_id: number
  submitted_at: Date
  course_id: number
  module_id: number
  lesson_id: number
  lesson_title: Localized
  /** Whether nothing ended its waiting within the promise, of a student who is still there. */
  is_broken: boolean
}

/**
 * Submissions after one moment and up to another, oldest first, and whether each waited longer than promised: neither
 * decided nor replaced by a newer version in time. Those of one moment come together.
 */
export async function listHandedIn(
  db: Executor,
  { after, until, promise_s, limit }: { after: Date; until: Date; promise_s: number; limit: number },
): Promise<HandedIn[]> {
  const { rows } = await sql<HandedIn>`
    select s.id, s.person_id, s.submitted_at, s.course_id, lessons.module_id, s.lesson_id,
      lessons.title as lesson_title,
      people.closed_at is null and not exists (
        select from review_decisions decided
        where decided.submission_id = s.id and decided.decided_at <= s.due_at
      ) and not exists (
        select from submissions newer
        where newer.person_id = s.person_id and newer.question_id = s.question_id
          and newer.version > s.version and newer.submitted_at <= s.due_at
      ) as is_broken
    from (
      select *, submitted_at + make_interval(secs => ${promise_s}) as due_at from submissions
      where submitted_at > ${after} and submitted_at <= ${until}
      order by submitted_at fetch first (${limit}::integer) rows with ties
    ) s
    join lessons on lessons.id = s.lesson_id
    join people on people.id = s.person_id
    order by s.submitted_at, s.id`.execute(db)
  return rows
}

/**
 * Whether a version took the place of one that was paid for, with no answer in between: it is the same waiting, and who
 * hands in again and again is paid once.
 */
export async function isPaidAlready(db: Executor, submissionId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select older.id from submissions s
    join submissions older on older.person_id = s.person_id and older.question_id = s.question_id
      and older.version < s.version and older.status = 'uploaded'
    join ledger on ledger.person_id = older.person_id and ledger.currency = 'coins'
      and ledger.key = 'promise:' || older.id
    where s.id = ${submissionId} and not exists (
      select from submissions answered
      where answered.person_id = s.person_id and answered.question_id = s.question_id
        and answered.version > older.version and answered.version < s.version and answered.status <> 'uploaded'
    ) limit 1`.execute(db)
  return rows.length > 0
}
