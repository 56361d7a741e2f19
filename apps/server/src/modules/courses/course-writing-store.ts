import type { CourseArchive } from '@qadam/course-archive'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

const json = (value: unknown) => JSON.stringify(value)

type NumberedTable = 'courses' | 'modules'

/** Whether a number other clients know is free, or held by the same thing. */
export async function findNumberHolder(
  db: Executor,
  table: NumberedTable,
  number: number,
): Promise<{ id: number; stable_id: string } | undefined> {
  return await db.selectFrom(table).select(['id', 'stable_id']).where('id', '=', number).executeTakeFirst()
}

/** After a row with a number of its own, the numbers dealt next must lie above it. */
async function raiseSequence(db: Executor, table: NumberedTable): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}

export async function upsertCourse(db: Executor, course: CourseArchive, position: number): Promise<number> {
  const values = {
    position,
    title: json(course.title),
    description: json(course.description),
    cover: json(course.cover),
    chat_link: course.chat_link ?? null,
  }
  const row = await db
    .insertInto('courses')
    .values({
      ...values,
      stable_id: course.id,
      ...(course.number === undefined ? {} : { id: course.number }),
    })
    .onConflict((conflict) => conflict.column('stable_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (course.number !== undefined) await raiseSequence(db, 'courses')
  return row.id
}

export async function upsertModule(
  db: Executor,
  courseId: number,
  module: CourseArchive['modules'][number],
  position: number,
): Promise<number> {
  const values = {
    position,
    title: json(module.title),
    description: json(module.description),
    retired: false,
  }
  const row = await db
    .insertInto('modules')
    .values({
      ...values,
      course_id: courseId,
      stable_id: module.id,
      ...(module.number === undefined ? {} : { id: module.number }),
    })
    .onConflict((conflict) => conflict.columns(['course_id', 'stable_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (module.number !== undefined) await raiseSequence(db, 'modules')
  return row.id
}

export interface LessonValues {
  course_id: number
  module_id: number
  position: number
  path_order: number
  type: string
  pass_percent: number
  max_attempts: number
  time_limit_s: number | null
  questions_total: number
  test_questions: number
  practice_questions: number
  duration_s: number
}

export async function upsertLesson(
  db: Executor,
  stableId: string,
  title: unknown,
  values: LessonValues,
): Promise<number> {
  const row = { ...values, title: json(title), retired: false }
  const written = await db
    .insertInto('lessons')
    .values({ ...row, stable_id: stableId })
    .onConflict((conflict) => conflict.columns(['course_id', 'stable_id']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return written.id
}

/** What the archive no longer holds is put aside, never deleted: students' answers point at it. */
export async function retireOtherLessons(
  db: Executor,
  courseId: number,
  keep: { modules: readonly number[]; lessons: readonly number[] },
): Promise<void> {
  await db
    .updateTable('modules')
    .set({ retired: true })
    .where('course_id', '=', courseId)
    .where('id', 'not in', keep.modules)
    .execute()
  await db
    .updateTable('lessons')
    .set({ retired: true })
    .where('course_id', '=', courseId)
    .where('id', 'not in', keep.lessons)
    .execute()
}
