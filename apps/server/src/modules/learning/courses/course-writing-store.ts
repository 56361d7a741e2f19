import type { DraftCheckpoint, DraftCourse } from '@qadam/contract'
import type { CourseArchive } from '@qadam/course-archive'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
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

type CourseWords = Pick<CourseArchive, 'id' | 'number' | 'title' | 'description' | 'cover' | 'chat_link'> &
  Pick<DraftCourse, 'interleaved'>
type ModuleWords = Pick<CourseArchive['modules'][number], 'id' | 'number' | 'title' | 'description'>

/** Makes a course, which students do not see yet. One of that stable id is found. @returns its id. */
export async function insertCourse(db: Executor, course: CourseWords, position: number): Promise<number> {
  const row = await db
    .insertInto('courses')
    .values({
      ...valuesOf(course),
      position,
      stable_id: course.id,
      published: false,
      ...(course.number === undefined ? {} : { id: course.number }),
    })
    .onConflict((conflict) => conflict.column('stable_id').doUpdateSet({ position }))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (course.number !== undefined) await raiseSequence(db, 'courses')
  return row.id
}

export async function updateCourse(
  db: Executor,
  courseId: number,
  course: CourseWords,
  position: number,
): Promise<void> {
  await db
    .updateTable('courses')
    .set({ ...valuesOf(course), position })
    .where('id', '=', courseId)
    .execute()
}

function valuesOf({ title, description, cover, chat_link, interleaved }: CourseWords) {
  const words = { title: json(title), description: json(description), cover: json(cover) }
  return { ...words, chat_link: chat_link ?? null, interleaved: interleaved === true }
}

/** Makes those that the course has not, hidden. @returns the ids of all its modules, by their stable ids. */
export async function insertModules(
  db: Executor,
  courseId: number,
  modules: readonly ModuleWords[],
): Promise<Map<string, number>> {
  const find = async () =>
    new Map(
      (
        await db.selectFrom('modules').select(['id', 'stable_id']).where('course_id', '=', courseId).execute()
      ).map(({ id, stable_id }) => [stable_id, id]),
    )
  const known = await find()
  const missing = modules.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return known
  for (const { id, number, title, description } of missing)
    await db
      .insertInto('modules')
      .values({
        ...{ course_id: courseId, stable_id: id, position: 0, retired: true },
        ...{ title: json(title), description: json(description) },
        ...(number === undefined ? {} : { id: number }),
      })
      .onConflict((conflict) => conflict.columns(['course_id', 'stable_id']).doNothing())
      .execute()
  if (missing.some(({ number }) => number !== undefined)) await raiseSequence(db, 'modules')
  return await find()
}

export interface ModulePlacing {
  id: number
  position: number
  title: unknown
  description: unknown
  retired: boolean
}

/** Names modules of a course and brings them to their places. */
export async function placeModules(db: Executor, places: readonly ModulePlacing[]): Promise<void> {
  await sql`
    update modules set position = place.position, title = place.title, description = place.description,
      retired = place.retired
    from jsonb_to_recordset(${json(places)}::jsonb)
      as place (id integer, position integer, title jsonb, description jsonb, retired boolean)
    where modules.id = place.id
      and (modules.position, modules.title, modules.description, modules.retired)
        is distinct from (place.position, place.title, place.description, place.retired)`.execute(db)
}

/** Writes a lesson; a new one is hidden until it is placed, and one that is there stays where it is. @returns its id. */
export async function upsertLesson(
  db: Executor,
  stableId: string,
  title: unknown,
  { course_id, module_id, ...numbers }: LessonNumbers & { course_id: number; module_id: number },
): Promise<number> {
  const row = { ...numbers, title: json(title) }
  const hidden = { position: 0, path_order: 0, retired: true }
  const written = await db
    .insertInto('lessons')
    .values({ ...row, ...hidden, course_id, module_id, stable_id: stableId })
    .onConflict((conflict) => conflict.columns(['course_id', 'stable_id']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return written.id
}

/** What is not published any more is put aside, never deleted: students' answers point at it. */
export async function retireOtherLessons(
  db: Executor,
  courseId: number,
  keep: { modules: readonly number[]; lessons: readonly string[] },
): Promise<void> {
  await sql`
    update modules set retired = true
    where course_id = ${courseId} and not retired and id <> all(${[...keep.modules]}::integer[])`.execute(db)
  await sql`
    update lessons set retired = true
    where course_id = ${courseId} and not retired and stable_id <> all(${[...keep.lessons]}::text[])`.execute(
    db,
  )
}

export async function setCoursePublished(db: Executor, courseId: number, published: boolean): Promise<void> {
  await db
    .updateTable('courses')
    .set({ published })
    .where('id', '=', courseId)
    .where('published', '<>', published)
    .execute()
}

export interface LessonPlacing {
  stable_id: string
  module_id: number
  position: number
  path_order: number
  retired: boolean
}

/** Brings lessons of a course to their places; one that was never published has none. */
export async function placeLessons(
  db: Executor,
  courseId: number,
  places: readonly LessonPlacing[],
): Promise<void> {
  await sql`
    update lessons set module_id = place.module_id, position = place.position,
      path_order = place.path_order, retired = place.retired
    from jsonb_to_recordset(${json(places)}::jsonb)
      as place (stable_id text, module_id integer, position integer, path_order integer, retired boolean)
    where lessons.course_id = ${courseId} and lessons.stable_id = place.stable_id
      and (lessons.module_id, lessons.position, lessons.path_order, lessons.retired)
        is distinct from (place.module_id, place.position, place.path_order, place.retired)`.execute(db)
}

export interface CheckpointPlacing {
  /** The stable id of its module. */
  module: string
  module_id: number
  position: number
  path_order: number
  checkpoint: DraftCheckpoint
}

const checkpointTitle = { uz: 'Yakuniy test', ru: 'Итоговый тест' }

/** No lesson of an author has such a stable id: theirs have no colon. */
export const checkpointId = (moduleStableId: string): string => `checkpoint:${moduleStableId}`

/**
 * Writes the checkpoints of modules whose lessons stand at their places. One with fewer questions than its author set
 * asks all there are; a module without any has none.
 */
export async function placeCheckpoints(
  db: Executor,
  courseId: number,
  places: readonly CheckpointPlacing[],
): Promise<void> {
  const wanted = places.map((place) => ({
    ...{ stable_id: checkpointId(place.module), module_id: place.module_id },
    ...{ position: place.position, path_order: place.path_order },
    ...{ questions: place.checkpoint.questions, pass_percent: place.checkpoint.pass_percent ?? null },
  }))
  await sql`
    with wanted as (
      select place.*, least(place.questions, (
        select coalesce(sum(test_questions), 0) from lessons
        where lessons.module_id = place.module_id and not retired and type <> 'Checkpoint'
      ))::integer as asked
      from jsonb_to_recordset(${json(wanted)}::jsonb) as place (
        stable_id text, module_id integer, position integer, path_order integer, questions integer, pass_percent integer
      )
    ), emptied as (
      update lessons set retired = true from wanted
      where lessons.course_id = ${courseId} and lessons.stable_id = wanted.stable_id
        and wanted.asked = 0 and not lessons.retired
    )
    insert into lessons as lesson (
      course_id, module_id, stable_id, position, path_order, type, title, pass_percent, questions_total, test_questions
    )
    select ${courseId}, module_id, stable_id, position, path_order, 'Checkpoint', ${json(checkpointTitle)}::jsonb,
      pass_percent, asked, asked
    from wanted where asked > 0
    on conflict (course_id, stable_id) do update set
      module_id = excluded.module_id, position = excluded.position, path_order = excluded.path_order,
      title = excluded.title, pass_percent = excluded.pass_percent, questions_total = excluded.questions_total,
      test_questions = excluded.test_questions, retired = false
    where (
      lesson.module_id, lesson.position, lesson.path_order, lesson.title, lesson.pass_percent, lesson.test_questions,
      lesson.retired
    ) is distinct from (
      excluded.module_id, excluded.position, excluded.path_order, excluded.title, excluded.pass_percent,
      excluded.test_questions, false
    )`.execute(db)
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
