import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export async function enroll(db: Executor, personId: number, courseId: number, now: Date): Promise<void> {
  await db
    .insertInto('enrollments')
    .values({ person_id: personId, course_id: courseId, enrolled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Enrols many, each in all of some courses; existing enrolments stay. @returns how many enrolments are new. */
export async function enrollMany(
  db: Executor,
  personIds: readonly number[],
  courseIds: readonly number[],
  now: Date,
): Promise<number> {
  if (personIds.length === 0 || courseIds.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into enrollments (person_id, course_id, enrolled_at)
    select person_id, course_id, ${now}::timestamptz
    from unnest(${[...personIds]}::integer[]) person_id, unnest(${[...courseIds]}::integer[]) course_id
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** What they did in the course is retained. @returns how many were enrolled. */
export async function unenroll(
  db: Executor,
  personIds: readonly number[],
  courseId: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enrollments')
    .where('course_id', '=', courseId)
    .where('person_id', '=', sql<number>`any(${[...personIds]}::integer[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
