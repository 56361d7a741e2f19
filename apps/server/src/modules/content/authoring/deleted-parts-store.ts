import type { DeletedPart, DraftModule } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/**
 * Deleted modules and lessons: left out by every other statement, and brought back or removed for good by these. A
 * lesson that went with its module has the moment of the module, and comes back with it.
 */
type Kind = DeletedPart['kind']

export interface DeletedRow {
  kind: Kind
  id: number
  module_id: number
  title: DraftModule['title']
  deleted_at: Date
}

export async function deletePart(db: Executor, kind: Kind, id: number, now: Date): Promise<void> {
  if (kind === 'module')
    await db.updateTable('authored_modules').set({ deleted_at: now }).where('id', '=', id).execute()
  await db
    .updateTable('authored_lessons')
    .set({ deleted_at: now })
    .where(kind === 'module' ? 'authored_module_id' : 'id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** What of a course can be brought back, the newest first, without the lessons of deleted modules. */
export async function listDeletedParts(db: Executor, courseId: number): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select 'module' as kind, id, id as module_id, title, deleted_at from authored_modules
    where authored_course_id = ${courseId} and deleted_at is not null
    union all
    select 'lesson', lesson.id, module.id, lesson.document -> 'title', lesson.deleted_at
    from authored_lessons lesson join authored_modules module on module.id = lesson.authored_module_id
    where lesson.authored_course_id = ${courseId} and lesson.deleted_at is not null and module.deleted_at is null
    order by deleted_at desc, kind desc, id desc`.execute(db)
  return rows
}

/** The course of a part, also of a deleted one; undefined where there is no such part any more. */
export async function findCourseOfDeleted(db: Executor, kind: Kind, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom(kind === 'module' ? 'authored_modules' : 'authored_lessons')
    .select('authored_course_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.authored_course_id
}

export async function undeleteLesson(db: Executor, id: number): Promise<void> {
  // Only where its place was taken: a gap between others is exactly where it stood.
  await sql`
    update authored_lessons beside set position = beside.position + 1
    from authored_lessons lesson
    where lesson.id = ${id} and beside.authored_module_id = lesson.authored_module_id
      and beside.id <> lesson.id and beside.position >= lesson.position
      and exists (
        select from authored_lessons taken
        where taken.authored_module_id = lesson.authored_module_id and taken.position = lesson.position
          and taken.deleted_at is null
      )`.execute(db)
  await db.updateTable('authored_lessons').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** With the lessons that went with it. */
export async function undeleteModule(db: Executor, id: number): Promise<void> {
  await sql`
    update authored_modules beside set position = beside.position + 1
    from authored_modules module
    where module.id = ${id} and beside.authored_course_id = module.authored_course_id
      and beside.id <> module.id and beside.position >= module.position
      and exists (
        select from authored_modules taken
        where taken.authored_course_id = module.authored_course_id and taken.position = module.position
          and taken.deleted_at is null
      )`.execute(db)
  await sql`
    update authored_lessons lesson set deleted_at = null from authored_modules module
    where module.id = ${id} and lesson.authored_module_id = module.id
      and lesson.deleted_at = module.deleted_at`.execute(db)
  await db.updateTable('authored_modules').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** Removes for good what was deleted before a moment, with the versions of its lessons. In a transaction. */
export async function removeDeletedBefore(db: Executor, before: Date): Promise<void> {
  // Held as by whoever brings something back, so that no module returns while its lessons go.
  await sql`
    select id from authored_courses course
    where exists (
      select from authored_lessons lesson
      where lesson.authored_course_id = course.id and lesson.deleted_at < ${before}::timestamptz
    ) or exists (
      select from authored_modules module
      where module.authored_course_id = course.id and module.deleted_at < ${before}::timestamptz
    )
    order by id for update`.execute(db)
  // None of a deleted module went later than the module.
  await db.deleteFrom('authored_lessons').where('deleted_at', '<', before).execute()
  await db.deleteFrom('authored_modules').where('deleted_at', '<', before).execute()
}

/**
 * Brings back the deleted parts whose stable ids an archive brings again, for what was written there stays in their
 * history. Students see of them what the archive brings alone.
 */
export async function undeleteNamed(
  db: Executor,
  courseId: number,
  stableIds: { modules: readonly string[]; lessons: readonly string[] },
): Promise<void> {
  await sql`
    update authored_lessons set deleted_at = null, live = null
    where authored_course_id = ${courseId} and deleted_at is not null
      and stable_id = any(${[...stableIds.lessons]}::text[])`.execute(db)
  await sql`
    update authored_modules set deleted_at = null, live = null
    where authored_course_id = ${courseId} and deleted_at is not null
      and stable_id = any(${[...stableIds.modules]}::text[])`.execute(db)
}
