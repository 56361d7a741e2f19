import type { AuthoredState, DraftCheckpoint, DraftCourse, DraftModule } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface Saved {
  revision: number
  updated_at: Date
  updated_by: string | null
}

export interface CourseRecord extends DraftCourse, Saved {
  id: number
  stable_id: string
  course_id: number | null
  position: number
  chat_link: string | null
  /** As students see it; null where they do not. */
  live: DraftCourse | null
  archived: boolean
  modules: number
  lessons: number
  /** Of it and all that is in it. */
  state: AuthoredState
}

export interface ModuleRecord extends DraftModule, Saved {
  id: number
  stable_id: string
  authored_course_id: number
  position: number
  live: DraftModule | null
  state: AuthoredState
}

/** The name of the member of staff who saved last. */
export const savedBy = (table: string): RawBuilder<string | null> => sql`(
  select trim(first_name || ' ' || last_name) from people where people.id = ${sql.ref(`${table}.updated_by`)}
)`

/** What students see of a course's own once it is published as it stands. */
const draftOfCourse = sql`(
  jsonb_build_object('title', course.title, 'description', course.description, 'cover', course.cover)
  || case when course.interleaved then '{"interleaved": true}'::jsonb else '{}'::jsonb end
)`

/** What students see of a module once it is published as it stands. */
const draftOfModule = (table: string): RawBuilder<string> => sql`(
  jsonb_build_object('title', ${sql.ref(`${table}.title`)}, 'description', ${sql.ref(`${table}.description`)})
  || case when ${sql.ref(`${table}.checkpoint`)} is null then '{}'::jsonb
    else jsonb_build_object('checkpoint', ${sql.ref(`${table}.checkpoint`)}) end
)`

/** The courses in their order. @param id of only one. */
export async function listAuthoredCourses(db: Executor, id?: number): Promise<CourseRecord[]> {
  const { rows } = await sql<CourseRecord>`
    select course.id, course.stable_id, course.course_id, course.position, course.title, course.description,
      course.cover, course.interleaved, course.chat_link, course.live, course.archived, course.revision, course.updated_at,
      ${savedBy('course')} as updated_by,
      counted.modules, counted.lessons,
      case when course.live is null then 'draft'
        when course.live = ${draftOfCourse} and not counted.has_changes and not exists (
          select from authored_modules module where module.authored_course_id = course.id
            and module.deleted_at is null and module.live is distinct from ${draftOfModule('module')}
        ) then 'published'
        else 'changed' end as state
    from authored_courses course cross join lateral (
      select count(*)::integer as lessons,
        (
          select count(*)::integer from authored_modules module
          where module.authored_course_id = course.id and module.deleted_at is null
        ) as modules,
        coalesce(bool_or(lesson.live is distinct from lesson.document), false) as has_changes
      from authored_lessons lesson where lesson.authored_course_id = course.id and lesson.deleted_at is null
    ) counted
    where not course.deleted and (${id ?? null}::integer is null or course.id = ${id ?? null}::integer)
    order by course.position, course.id`.execute(db)
  return rows
}

/** The course of a stable id, whatever became of it; undefined where there never was one. */
export async function findCourseByStableId(
  db: Executor,
  stableId: string,
): Promise<{ id: number; deleted: boolean } | undefined> {
  return await db
    .selectFrom('authored_courses')
    .select(['id', 'deleted'])
    .where('stable_id', '=', stableId)
    .executeTakeFirst()
}

/** Stores the link of a course's chat. */
export async function setChatLink(db: Executor, id: number, chatLink: string | null): Promise<void> {
  await db.updateTable('authored_courses').set({ chat_link: chatLink }).where('id', '=', id).execute()
}

/** Holds a course, so that whatever changes its order or what is published of it happens one at a time. */
export async function lockAuthoredCourse(db: Executor, id: number): Promise<CourseRecord | undefined> {
  const held = await db
    .selectFrom('authored_courses')
    .select('id')
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return held && (await listAuthoredCourses(db, id))[0]
}

/** Holds all courses, so that their order is changed by one at a time. */
export async function lockAuthoredCourses(db: Executor): Promise<void> {
  await db.selectFrom('authored_courses').select('id').orderBy('id').forUpdate().execute()
}

interface By {
  now: Date
  by: number | null
}

const checkpointOf = ({ checkpoint }: DraftModule) => ({
  checkpoint: checkpoint === undefined ? null : JSON.stringify(checkpoint),
})

const words = ({ title, description }: Pick<DraftModule, 'title' | 'description'>) => ({
  title: JSON.stringify(title),
  description: JSON.stringify(description),
})

export async function insertAuthoredCourse(
  db: Executor,
  stableId: string,
  draft: DraftCourse,
  { now, by }: By,
): Promise<number> {
  const row = await db
    .insertInto('authored_courses')
    .values({
      ...words(draft),
      stable_id: stableId,
      cover: JSON.stringify(draft.cover),
      interleaved: draft.interleaved === true,
      position: sql`(select coalesce(max(position), 0) + 1 from authored_courses)`,
      updated_at: now,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateAuthoredCourse(
  db: Executor,
  id: number,
  draft: DraftCourse,
  { now, by }: By,
): Promise<void> {
  await db
    .updateTable('authored_courses')
    .set({ ...words(draft), cover: JSON.stringify(draft.cover), interleaved: draft.interleaved === true })
    .set({ updated_at: now, updated_by: by })
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Marks that the order of a course changed. */
export async function touchAuthoredCourse(db: Executor, id: number, { now, by }: By): Promise<void> {
  await db
    .updateTable('authored_courses')
    .set({ updated_at: now, updated_by: by, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setCourseLive(
  db: Executor,
  id: number,
  change: { live?: DraftCourse | null; archived?: boolean; deleted?: boolean; course_id?: number },
): Promise<void> {
  const { live, ...rest } = change
  await db
    .updateTable('authored_courses')
    .set({ ...rest, ...(live === undefined ? {} : { live: live && JSON.stringify(live) }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteAuthoredCourse(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('authored_lessons').where('authored_course_id', '=', id).execute()
  await db.deleteFrom('authored_courses').where('id', '=', id).execute()
}

export async function placeAuthoredCourses(db: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    update authored_courses set position = place.position
    from jsonb_array_elements(${JSON.stringify(ids)}::jsonb) with ordinality as place (id, position)
    where authored_courses.id = place.id::integer`.execute(db)
}

export async function listAuthoredModules(db: Executor, courseId: number): Promise<ModuleRecord[]> {
  const { rows } = await sql<Omit<ModuleRecord, 'checkpoint'> & { checkpoint: DraftCheckpoint | null }>`
    select module.id, module.stable_id, module.authored_course_id, module.position, module.title, module.description,
      module.checkpoint, module.live, module.revision, module.updated_at, ${savedBy('module')} as updated_by,
      case when module.live is null then 'draft'
        when module.live = ${draftOfModule('module')} then 'published'
        else 'changed' end as state
    from authored_modules module
    where module.authored_course_id = ${courseId} and module.deleted_at is null
    order by module.position, module.id`.execute(db)
  return rows.map(({ checkpoint, ...module }) => ({ ...module, ...(checkpoint && { checkpoint }) }))
}

/** The course of a module; undefined where there is no such module. */
export async function findCourseOfModule(db: Executor, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('authored_modules')
    .select('authored_course_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.authored_course_id
}

export async function insertAuthoredModule(
  db: Executor,
  courseId: number,
  stableId: string,
  draft: DraftModule,
  { now, by }: By,
): Promise<number> {
  const row = await db
    .insertInto('authored_modules')
    .values({
      ...words(draft),
      ...checkpointOf(draft),
      authored_course_id: courseId,
      stable_id: stableId,
      position: sql`(select coalesce(max(position), 0) + 1 from authored_modules where authored_course_id = ${courseId})`,
      updated_at: now,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateAuthoredModule(
  db: Executor,
  id: number,
  draft: DraftModule,
  { now, by }: By,
): Promise<void> {
  await db
    .updateTable('authored_modules')
    .set({ ...words(draft), ...checkpointOf(draft), updated_at: now, updated_by: by })
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setModulesLive(
  db: Executor,
  ids: readonly number[],
  shown: 'as it stands' | 'no more',
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('authored_modules')
    .set({
      live: shown === 'no more' ? null : draftOfModule('authored_modules'),
    })
    .where('id', 'in', [...ids])
    .execute()
}

/** Stores this order of modules and their lessons. */
export async function placeAuthoredParts(
  db: Executor,
  modules: readonly { id: number; lessons: readonly number[] }[],
): Promise<void> {
  await sql`
    update authored_modules set position = place.position
    from jsonb_array_elements(${JSON.stringify(modules.map(({ id }) => id))}::jsonb)
      with ordinality as place (id, position)
    where authored_modules.id = place.id::integer`.execute(db)
  const lessons = modules.flatMap((module) =>
    module.lessons.map((id, index) => ({ id, module_id: module.id, position: index + 1 })),
  )
  await sql`
    update authored_lessons set authored_module_id = place.module_id, position = place.position
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as place (id integer, module_id integer, position integer)
    where authored_lessons.id = place.id`.execute(db)
}
