import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { schoolName } from '../../base/school/index.ts'

export interface CertificateRecord {
  id: number
  person_id: number
  course_id: number
  code: string
  name: string
  course_title: Localized
  school: string
  issued_at: Date
  revision: number
  listed: boolean
  revoked_at: Date | null
  revoked_by: string | null
  revoke_reason: string | null
  withdrawn_at: Date | null
}

/**
 * Whether a row of `lessons` is one of its course: also where its authors deleted it, for as long as they can bring it
 * back. What a mistaken deletion issues or gives back, no undo takes away again.
 */
const isOfCourse = sql<boolean>`(
  not lessons.retired or exists (
    select from authored_courses author
    join authored_lessons deleted on deleted.authored_course_id = author.id
    where author.course_id = lessons.course_id and deleted.stable_id = lessons.stable_id
      and deleted.deleted_at is not null
  )
)`

/**
 * Whether all lessons that a course has at this moment are finished: what a teacher reviews, approved. A submission
 * that waits for its review has opened the next lesson, and proves nothing yet.
 */
const isFinished = (person: RawBuilder<unknown>, course: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from lessons where course_id = ${course} and not retired)
  and not exists (
    select from lessons
    left join lesson_progress progress on progress.lesson_id = lessons.id and progress.person_id = ${person}
    where lessons.course_id = ${course} and ${isOfCourse}
      and (progress.finished_at is null or progress.state <> 'completed')
  )
)`

export interface NewCertificate {
  personId: number
  courseId: number
  code: string
}

/**
 * What issues, withdraws or restores certificates of these people goes one after the other: to be called in its transaction,
 * by a statement of its own, so that the next one sees what the one before has committed.
 */
async function lockHolders(db: Executor, holders: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    select id from people where id in ${holders} order by id for no key update`.execute(db)
  return rows.length
}

/**
 * Issues the certificate of a course that is finished, once, in the caller's transaction. Who is being renamed is waited
 * for: a name that the school corrects at this moment finds the certificate, or is on it. So is a teacher who takes an
 * approval back.
 * @param at the moment of the last act; absent: that of the last lesson.
 * @returns its course's name; undefined where there is nothing to issue.
 */
export async function insertCertificate(
  db: Executor,
  { personId, courseId, code }: NewCertificate,
  at?: Date,
): Promise<{ course_title: Localized } | undefined> {
  await lockHolders(db, sql`(${personId}::integer)`)
  const lastLesson = sql`(select max(progress.finished_at) from lesson_progress progress
    join lessons on lessons.id = progress.lesson_id and not lessons.retired
    where progress.person_id = people.id and progress.course_id = courses.id)`
  const { rows } = await sql<{ course_title: Localized }>`
    insert into certificates (person_id, course_id, code, name, course_title, school, issued_at)
    select people.id, courses.id, ${code}, trim(people.first_name || ' ' || people.last_name), courses.title,
      ${schoolName}, ${at ? sql`${at}::timestamptz` : lastLesson}
    from people cross join courses
    where people.id = ${personId} and courses.id = ${courseId} and courses.published
      and exists (select from enrollments where person_id = people.id and course_id = courses.id)
      and ${isFinished(sql`people.id`, sql`courses.id`)}
    on conflict (person_id, course_id) do nothing
    returning course_title`.execute(db)
  return rows[0]
}

/** The finished courses of these people that have no certificate yet. */
export async function listMissing(
  db: Executor,
  personIds: readonly number[],
): Promise<{ person_id: number; course_id: number }[]> {
  if (personIds.length === 0) return []
  const { rows } = await sql<{ person_id: number; course_id: number }>`
    select enrollments.person_id, enrollments.course_id
    from enrollments join courses on courses.id = enrollments.course_id and courses.published
    where enrollments.person_id = any(${[...personIds]}::integer[])
      and not exists (select from certificates known
        where known.person_id = enrollments.person_id and known.course_id = enrollments.course_id)
      and ${isFinished(sql`enrollments.person_id`, sql`enrollments.course_id`)}
    order by enrollments.person_id, enrollments.course_id`.execute(db)
  return rows
}

function selectCertificates(db: Executor) {
  return db
    .selectFrom('certificates')
    .leftJoin('people as staff', 'staff.id', 'certificates.revoked_by')
    .select([
      'certificates.id',
      'certificates.person_id',
      'certificates.course_id',
      'certificates.code',
      'certificates.name',
      'certificates.course_title',
      'certificates.school',
      'certificates.issued_at',
      'certificates.revision',
      'certificates.listed',
      'certificates.revoked_at',
      'certificates.revoke_reason',
      'certificates.withdrawn_at',
    ])
    .select(sql<string | null>`trim(staff.first_name || ' ' || staff.last_name)`.as('revoked_by'))
}

const recordOf = (row: object): CertificateRecord => row as CertificateRecord // jsonb as courses have it

/** The newest first. */
export async function listCertificates(db: Executor, personId: number): Promise<CertificateRecord[]> {
  const rows = await selectCertificates(db)
    .where('certificates.person_id', '=', personId)
    .orderBy('certificates.issued_at', 'desc')
    .orderBy('certificates.id', 'desc')
    .execute()
  return rows.map(recordOf)
}

export async function findByCode(db: Executor, code: string): Promise<CertificateRecord | undefined> {
  const row = await selectCertificates(db).where('certificates.code', '=', code).executeTakeFirst()
  return row && recordOf(row)
}

/** One of this person's, locked until the transaction ends. */
export async function lockCertificate(
  db: Executor,
  { id, personId }: { id: number; personId: number },
): Promise<CertificateRecord | undefined> {
  const row = await selectCertificates(db)
    .where('certificates.id', '=', id)
    .where('certificates.person_id', '=', personId)
    .forUpdate('certificates')
    .executeTakeFirst()
  return row && recordOf(row)
}

export async function saveCertificate(
  db: Executor,
  id: number,
  change:
    | { listed: boolean }
    | { revoked_at: Date; revoked_by: number; revoke_reason: string }
    | { revoked_at: null; revoked_by: null; revoke_reason: null },
): Promise<void> {
  await db.updateTable('certificates').set(change).where('id', '=', id).execute()
}

/**
 * A teacher took back the approval of a lesson that this certificate stands on. It proves nothing until
 * `restoreCertificates` finds that lesson finished again. To be called in the transaction that took it back.
 */
export async function withdrawCertificate(
  db: Executor,
  { personId, courseId, lessonId }: { personId: number; courseId: number; lessonId: number },
  now: Date,
): Promise<void> {
  await lockHolders(db, sql`(${personId}::integer)`)
  await sql`
    update certificates
    set withdrawn_lessons = withdrawn_lessons || ${lessonId}::integer, withdrawn_at = coalesce(withdrawn_at, ${now})
    where person_id = ${personId} and course_id = ${courseId} and not ${lessonId}::integer = any(withdrawn_lessons)
      and exists (select from lessons where id = ${lessonId} and ${isOfCourse})
  `.execute(db)
}

/**
 * Certificates of these people hold again once what was taken back is approved, or is no lesson of the course any more. To
 * be called in a transaction.
 */
export async function restoreCertificates(db: Executor, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return
  const holders = sql`(
    select person_id from certificates
    where withdrawn_at is not null and person_id = any(${[...personIds]}::integer[]))`
  if ((await lockHolders(db, holders)) === 0) return
  await sql`
    update certificates
    set withdrawn_lessons = still.lessons, withdrawn_at = case when still.lessons = '{}' then null else certificates.withdrawn_at end
    from certificates withdrawn
    cross join lateral (
      select coalesce(array_agg(lessons.id), '{}') as lessons
      from lessons
      left join lesson_progress progress
        on progress.lesson_id = lessons.id and progress.person_id = withdrawn.person_id
      where lessons.id = any(withdrawn.withdrawn_lessons) and ${isOfCourse}
        and progress.state is distinct from 'completed'
    ) still
    where withdrawn.id = certificates.id and withdrawn.person_id = any(${[...personIds]}::integer[])
      and withdrawn.withdrawn_at is not null and certificates.withdrawn_lessons <> still.lessons
  `.execute(db)
}

/** The titles of the lessons for which certificates are withdrawn, by certificate. */
export async function listWithdrawnFor(
  db: Executor,
  certificateIds: readonly number[],
): Promise<Map<number, Localized[]>> {
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('lessons', (join) => join.on(sql<boolean>`lessons.id = any(certificates.withdrawn_lessons)`))
    .where('certificates.id', 'in', [0, ...certificateIds])
    .select(['certificates.id', 'lessons.title'])
    .orderBy('lessons.id')
    .execute()
  const titles = new Map<number, Localized[]>()
  for (const { id, title } of rows) titles.set(id, [...(titles.get(id) ?? []), title as Localized]) // jsonb as courses have it
  return titles
}

/** Writes another name on all certificates of a person. @returns how many bore another. */
export async function renameCertificates(db: Executor, personId: number, name: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ name, revision: sql`revision + 1` })
    .where('person_id', '=', personId)
    .where('name', '<>', name)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
