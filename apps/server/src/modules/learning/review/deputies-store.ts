import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Scope } from '../../../actions/scope.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import {
  awayTeachers,
  coveredTeachers,
  hasNotLeft,
  isRunning,
  reviewedGroups,
} from '../../base/people/index.ts'

/** The submissions that were passed to a reviewer by hand. */
export function passedTo(teacherId: number): RawBuilder<unknown> {
  return sql`(select submission_id from passed_works where reviewer_id = ${teacherId})`
}

/** Whether the caller reviews the submission `s`: an admin may each. */
export function isReviewedBy(scope: Scope, now: Date): RawBuilder<boolean> {
  if (scope === 'all') return sql`true`
  return sql`(s.group_id in ${reviewedGroups(scope.teacherId, now)} or s.id in ${passedTo(scope.teacherId)})`
}

/**
 * Who is to review the submission `s` of the group `g` now, where these are joined with `reviewers`: whom it was passed
 * to, or the deputy of its teacher, or that one's deputy where they are away too, and so on; null where nobody is, or all
 * on the way are away.
 */
export const responsible: RawBuilder<number | null> = sql`coalesce(
  passed.reviewer_id, case when stand.teacher_id is null then g.teacher_id else stand.deputy_id end)`

/** Joins, so that what was passed and all ways of deputies are read once, and looked up for each submission. */
export const reviewers = (now: Date): RawBuilder<unknown> => sql`
  left join (
    select submission_id, reviewer_id from passed_works where ${hasNotLeft(sql`reviewer_id`)}
  ) passed on passed.submission_id = s.id
  left join ${lastDeputies(now)} stand on stand.teacher_id = g.teacher_id`

/** Each teacher who is away now, with the first on the way from deputy to deputy who is not. */
const lastDeputies = (now: Date): RawBuilder<unknown> => sql`(
  with recursive away as materialized ${awayTeachers(now)}, way (teacher_id, deputy_id, met) as (
    select teacher_id, deputy_id, array[teacher_id, deputy_id] from away
    union all
    select way.teacher_id, away.deputy_id, met || away.deputy_id from way
    join away on away.teacher_id = way.deputy_id
    where away.deputy_id <> all(met)
  )
  select teacher_id, min(deputy_id) filter (where deputy_id not in (select teacher_id from away)) as deputy_id
  from way group by teacher_id)`

/** Who reviews a work for somebody else now: the deputies of its group's teacher, and whom it was passed to. */
export function standIns(submissionId: number, groupId: number | null, now: Date): RawBuilder<unknown> {
  return sql`(
    with recursive way (id) as (
      select away.deputy_id from groups join ${awayTeachers(now)} away on away.teacher_id = groups.teacher_id
      where groups.id = ${groupId}
      union
      select away.deputy_id from way join ${awayTeachers(now)} away on away.teacher_id = way.id
    ) select id from way
    union
    select reviewer_id from passed_works where submission_id = ${submissionId})`
}

/**
 * Makes works somebody's, whoever had them. A student who hands one in anew at this moment is waited for: the version that
 * waits then is passed.
 * @returns how many are passed that were not passed to the reviewer before.
 */
export async function passWorks(
  db: Executor,
  submissionIds: readonly number[],
  reviewerId: number,
  now: Date,
): Promise<number> {
  const ids = [...submissionIds]
  await sql`select id from submissions where id = any(${ids}::integer[]) order by id for no key update`.execute(
    db,
  )
  const { numAffectedRows } = await sql`
    insert into passed_works as held (submission_id, reviewer_id, passed_at)
    select distinct newest.id, ${reviewerId}::integer, ${now}::timestamptz
    from submissions given
    join submissions newest
      on newest.person_id = given.person_id and newest.question_id = given.question_id and newest.is_newest
    where given.id = any(${ids}::integer[])
    on conflict (submission_id) do update set reviewer_id = excluded.reviewer_id, passed_at = excluded.passed_at
    where held.reviewer_id <> excluded.reviewer_id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * A new version is of whom the one before was passed to: they asked for it. Not where somebody else has answered that
 * one, who knows it better.
 */
export async function keepPassed(db: Executor, beforeId: number, submissionId: number): Promise<void> {
  await sql`
    insert into passed_works (submission_id, reviewer_id, passed_at)
    select ${submissionId}, passed.reviewer_id, passed.passed_at from passed_works passed
    join submissions before on before.id = passed.submission_id
    left join review_decisions decided on decided.id = before.decision_id
    where before.id = ${beforeId} and coalesce(decided.reviewer_id, passed.reviewer_id) = passed.reviewer_id
    on conflict (submission_id) do nothing`.execute(db)
}

export interface AbsenceRecord {
  id: number
  teacher_id: number
  teacher: string
  deputy_id: number
  deputy: string
  from_day: SchoolDay
  to_day: SchoolDay
  starts_at: Date
  ends_at: Date
  revision: number
  saved_by: number | null
  saved_at: Date | null
}

const nameOf = (column: RawBuilder<unknown>) =>
  sql`(select trim(first_name || ' ' || last_name) from people where people.id = ${column})`

type NewAbsence = Pick<
  AbsenceRecord,
  'teacher_id' | 'deputy_id' | 'from_day' | 'to_day' | 'starts_at' | 'ends_at'
>

const isSame = ({ teacher_id, deputy_id, starts_at, ends_at }: NewAbsence): RawBuilder<boolean> =>
  sql`(teacher_id = ${teacher_id} and deputy_id = ${deputy_id} and starts_at = ${starts_at} and ends_at = ${ends_at})`

const isCovered = ({ staffId, now }: { staffId: number; now: Date }): RawBuilder<boolean> =>
  sql`(${isRunning(now)} and a.teacher_id in ${coveredTeachers(staffId, now)})`

/**
 * Those that end last come first.
 * @param filter.coveredBy those that run now of teachers whom this member of staff stands in for.
 */
export async function listAbsences(
  db: Executor,
  filter: { id?: number; coveredBy?: { staffId: number; now: Date }; sameAs?: NewAbsence } = {},
): Promise<AbsenceRecord[]> {
  const { rows } = await sql<AbsenceRecord>`
    select a.*, ${nameOf(sql`a.teacher_id`)} as teacher, ${nameOf(sql`a.deputy_id`)} as deputy
    from teacher_absences a
    where ${filter.id === undefined ? sql`true` : sql`a.id = ${filter.id}`}
      and ${filter.coveredBy === undefined ? sql`true` : isCovered(filter.coveredBy)}
      and ${filter.sameAs === undefined ? sql`true` : isSame(filter.sameAs)}
    order by a.to_day desc, a.id desc limit 200`.execute(db)
  return rows
}

/** One as it stands, locked until the transaction ends. */
export async function lockAbsence(db: Executor, id: number): Promise<AbsenceRecord | undefined> {
  await db.selectFrom('teacher_absences').select('id').where('id', '=', id).forUpdate().execute()
  const [absence] = await listAbsences(db, { id })
  return absence
}

/**
 * Whether the teacher is away already on a day of this one; where it begins and ends moves with the school's zone. One
 * that is over stands in nobody's way: it may have been ended today by mistake.
 */
export async function overlapsAbsence(
  db: Executor,
  one: NewAbsence,
  now: Date,
  exceptId = 0,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from teacher_absences
    where teacher_id = ${one.teacher_id} and id <> ${exceptId} and ends_at > ${now}
      and from_day <= ${one.to_day} and to_day >= ${one.from_day} limit 1`.execute(db)
  return rows.length > 0
}

/** Who saves it. */
interface SavedBy {
  staffId: number
  at: Date
}

const savedNow = ({ staffId, at }: SavedBy) => ({
  revision: sql<number>`revision + 1`,
  saved_by: staffId,
  saved_at: at,
})

/** @returns its id; undefined where there is none of that id. */
export async function saveAbsence(
  db: Executor,
  absence: NewAbsence,
  id: number | undefined,
  by: SavedBy,
): Promise<number | undefined> {
  const row =
    id === undefined
      ? await db.insertInto('teacher_absences').values(absence).returning('id').executeTakeFirstOrThrow()
      : await db
          .updateTable('teacher_absences')
          .set({ ...absence, ...savedNow(by) })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
  return row?.id
}

/**
 * Ends one that runs now; takes away one that has not begun. What is over stays as it was.
 * @returns whether there was something to end.
 */
export async function endAbsence(
  db: Executor,
  { id, to, staffId }: { id: number; to: SchoolDay; staffId: number },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teacher_absences')
    .where('id', '=', id)
    .where('starts_at', '>', now)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return true
  const { numUpdatedRows } = await db
    .updateTable('teacher_absences')
    // It may have begun by the zone before, on a day that has not begun by this one.
    .set({
      ends_at: now,
      to_day: sql<SchoolDay>`greatest(from_day, ${to}::date)`,
      // Whoever has it on the screen as it was does not let it run on unseen.
      ...savedNow({ staffId, at: now }),
    })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many of the submissions passed to a reviewer still wait. */
export async function countPassed(db: Executor, reviewerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from passed_works
    join submissions on submissions.id = submission_id and status = 'uploaded' and is_newest
    where reviewer_id = ${reviewerId}`.execute(db)
  return rows[0]?.count ?? 0
}
