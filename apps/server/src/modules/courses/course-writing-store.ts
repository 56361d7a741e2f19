import type { CourseArchive } from '@qadam/course-archive'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { LessonNumbers } from './lesson-numbers.ts'

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

type CourseWords = Pick<CourseArchive, 'id' | 'number' | 'title' | 'description' | 'cover' | 'chat_link'>
type ModuleWords = Pick<CourseArchive['modules'][number], 'id' | 'number' | 'title' | 'description'>

export async function upsertCourse(db: Executor, course: CourseWords, position: number): Promise<number> {
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
  module: ModuleWords,
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

interface LessonValues extends LessonNumbers {
  course_id: number
  module_id: number
  position: number
  path_order: number
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
  const none = [0]
  await db
    .updateTable('modules')
    .set({ retired: true })
    .where('course_id', '=', courseId)
    .where('id', 'not in', keep.modules.length > 0 ? keep.modules : none)
    .execute()
  await db
    .updateTable('lessons')
    .set({ retired: true })
    .where('course_id', '=', courseId)
    .where('id', 'not in', keep.lessons.length > 0 ? keep.lessons : none)
    .execute()
}

export async function setCoursePublished(db: Executor, courseId: number, published: boolean): Promise<void> {
  await db
    .updateTable('courses')
    .set({ published })
    .where('id', '=', courseId)
    .where('published', '<>', published)
    .execute()
}

export async function setModuleRetired(db: Executor, moduleId: number, retired: boolean): Promise<void> {
  await db.updateTable('modules').set({ retired }).where('id', '=', moduleId).execute()
}

export interface LessonPlacing {
  stable_id: string
  module_id: number
  position: number
  path_order: number
  retired: boolean
}

/** Brings lessons of a course to their places; one that was never published has none. @returns the ids of those. */
export async function placeLessons(
  db: Executor,
  courseId: number,
  places: readonly LessonPlacing[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update lessons set module_id = place.module_id, position = place.position,
      path_order = place.path_order, retired = place.retired
    from jsonb_to_recordset(${json(places)}::jsonb)
      as place (stable_id text, module_id integer, position integer, path_order integer, retired boolean)
    where lessons.course_id = ${courseId} and lessons.stable_id = place.stable_id
    returning lessons.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function placeCourses(
  db: Executor,
  places: readonly { id: number; position: number }[],
): Promise<void> {
  await sql`
    update courses set position = place.position
    from jsonb_to_recordset(${json(places)}::jsonb) as place (id integer, position integer)
    where courses.id = place.id and courses.position <> place.position`.execute(db)
}
