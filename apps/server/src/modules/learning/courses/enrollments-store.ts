import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export async function enroll(db: Executor, personId: number, courseId: number, now: Date): Promise<void> {
  await db
    .insertInto('enrollments')
    .values({ person_id: personId, course_id: courseId, enrolled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Enrols many, each in all of some courses; existing enrolments stay. @returns whose are new. */
export async function enrollMany(
  db: Executor,
  personIds: readonly number[],
  courseIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (personIds.length === 0 || courseIds.length === 0) return []
  const { rows } = await sql<{ person_id: number }>`
    insert into enrollments (person_id, course_id, enrolled_at)
    select person_id, course_id, ${now}::timestamptz
    from unnest(${[...personIds]}::integer[]) person_id, unnest(${[...courseIds]}::integer[]) course_id
    on conflict do nothing
    returning person_id`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** What they did in the course is retained. @returns who was enrolled. */
export async function unenroll(
  db: Executor,
  personIds: readonly number[],
  courseId: number,
): Promise<number[]> {
  const rows = await db
    .deleteFrom('enrollments')
    .where('course_id', '=', courseId)
    .where('person_id', '=', sql<number>`any(${[...personIds]}::integer[])`)
    .returning('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}
