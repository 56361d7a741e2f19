import { authoringLimits, typesOfSet, type AuthoredState, type DraftLesson } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { savedBy, type Saved } from './courses-store.ts'
import type { NewestVersion } from './version-rules.ts'

/** A lesson without its questions. */
export interface LessonLine extends Saved {
  id: number
  stable_id: string
  authored_course_id: number
  authored_module_id: number
  title: DraftLesson['title']
  type: DraftLesson['type']
  is_live: boolean
  state: AuthoredState
  questions: number
  test_questions: number
  errors: number
}

export interface LessonRecord extends LessonLine {
  document: DraftLesson
  live: DraftLesson | null
}

const line = sql`
  lesson.id, lesson.stable_id, lesson.authored_course_id, lesson.authored_module_id, lesson.errors, lesson.revision,
  lesson.updated_at, ${savedBy('lesson')} as updated_by, lesson.document -> 'title' as title,
  lesson.document ->> 'type' as type, lesson.live is not null as is_live,
  jsonb_array_length(lesson.document -> 'questions') as questions,
  (select count(*)::integer from jsonb_array_elements(lesson.document -> 'questions') question
    where question ->> 'type' in (${sql.join(typesOfSet('test'))})) as test_questions,
  case when lesson.live is null then 'draft' when lesson.live = lesson.document then 'published'
    else 'changed' end as state`

/** The lessons of a course in their order. */
export async function listLessonLines(db: Executor, courseId: number): Promise<LessonLine[]> {
  const { rows } = await sql<LessonLine>`
    select ${line} from authored_lessons lesson
    join authored_modules module on module.id = lesson.authored_module_id
    where lesson.authored_course_id = ${courseId} and lesson.deleted_at is null
    order by module.position, module.id, lesson.position, lesson.id`.execute(db)
  return rows
}

export async function listAuthoredLessons(db: Executor, ids: readonly number[]): Promise<LessonRecord[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LessonRecord>`
    select ${line}, lesson.document, lesson.live from authored_lessons lesson
    where lesson.id = any(${[...ids]}::integer[]) and lesson.deleted_at is null
    order by array_position(${[...ids]}::integer[], lesson.id)`.execute(db)
  return rows
}

export async function findAuthoredLesson(db: Executor, id: number): Promise<LessonRecord | undefined> {
  return (await listAuthoredLessons(db, [id]))[0]
}

/** The lessons of a course whose drafts hold any of these questions. */
export async function findLessonsWith(
  db: Executor,
  courseId: number,
  questionIds: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select lesson.id from authored_lessons lesson
    where lesson.authored_course_id = ${courseId} and lesson.deleted_at is null and exists (
      select from jsonb_array_elements(lesson.document -> 'questions') question
      where question ->> 'id' = any(${[...questionIds]}::text[])
    )
    order by lesson.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Holds a lesson while it is saved. */
export async function lockAuthoredLesson(db: Executor, id: number): Promise<LessonRecord | undefined> {
  await db.selectFrom('authored_lessons').select('id').where('id', '=', id).forUpdate().execute()
  return await findAuthoredLesson(db, id)
}

export interface LessonWriting {
  document: DraftLesson
  errors: number
  now: Date
  by: number | null
}

export async function insertAuthoredLesson(
  db: Executor,
  place: { courseId: number; moduleId: number; stableId: string },
  { document, errors, now, by }: LessonWriting,
): Promise<number> {
  const { courseId, moduleId, stableId } = place
  const row = await db
    .insertInto('authored_lessons')
    .values({
      authored_course_id: courseId,
      authored_module_id: moduleId,
      stable_id: stableId,
      position: sql`(select coalesce(max(position), 0) + 1 from authored_lessons where authored_module_id = ${moduleId})`,
      document: JSON.stringify(document),
      errors,
      updated_at: now,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateAuthoredLesson(
  db: Executor,
  id: number,
  { document, errors, now, by }: LessonWriting,
): Promise<void> {
  await db
    .updateTable('authored_lessons')
    .set({ document: JSON.stringify(document), errors, updated_at: now, updated_by: by })
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function hideLesson(db: Executor, id: number): Promise<void> {
  await db.updateTable('authored_lessons').set({ live: null }).where('id', '=', id).execute()
}

/** Stores what is published of a lesson that students see. */
export async function setLiveLesson(db: Executor, id: number, live: DraftLesson): Promise<void> {
  await db
    .updateTable('authored_lessons')
    .set({ live: JSON.stringify(live) })
    .where('id', '=', id)
    .execute()
}

/** Lets students see lessons as they were published; whatever somebody else published of them since stays. */
export async function showLessons(
  db: Executor,
  lessons: readonly Pick<LessonRecord, 'id' | 'document'>[],
): Promise<void> {
  if (lessons.length === 0) return
  const live = lessons.map(({ id, document }) => ({ id, document }))
  await sql`
    update authored_lessons set live = shown.document
    from jsonb_to_recordset(${JSON.stringify(live)}::jsonb) as shown (id integer, document jsonb)
    where authored_lessons.id = shown.id and live is null`.execute(db)
}

/** Notes that the newest version of a lesson, which is what is published, was: it stays one. */
export async function notePublished(db: Executor, id: number, now: Date): Promise<void> {
  await sql`
    update lesson_versions set published_at = coalesce(published_at, ${now}::timestamptz)
    where id = (
      select id from lesson_versions where authored_lesson_id = ${id} order by id desc limit 1
    )`.execute(db)
}

export async function findNewestVersion(
  db: Executor,
  lessonId: number,
): Promise<(NewestVersion & { id: number }) | undefined> {
  return await db
    .selectFrom('lesson_versions')
    .select(['id', 'made_by', 'made_at', 'editing', 'published_at'])
    .where('authored_lesson_id', '=', lessonId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export interface VersionMade {
  origin?: 'restored' | 'loaded' | null
  /** The opening of the editor that writes on it; without one it stays as it is. */
  editing?: string | null
}

export async function insertVersion(
  db: Executor,
  lessonId: number,
  { document, now, by }: Omit<LessonWriting, 'errors'>,
  { origin = null, editing = null }: VersionMade = {},
): Promise<void> {
  await db
    .insertInto('lesson_versions')
    .values({
      authored_lesson_id: lessonId,
      document: JSON.stringify(document),
      made_by: by,
      made_at: now,
      saved_at: now,
      origin,
      editing,
    })
    .execute()
  // Those that students saw are counted for themselves: a hundred drafts later they are still there.
  await sql`
    delete from lesson_versions where id in (
      select id from (
        select id, row_number() over (partition by published_at is null order by id desc) as place
        from lesson_versions where authored_lesson_id = ${lessonId}
      ) counted where place > ${authoringLimits.history.kept}
    )`.execute(db)
}

/** Makes a version the newest once more, after what was published meanwhile. */
export async function repeatVersion(db: Executor, id: number): Promise<void> {
  await sql`
    insert into lesson_versions (authored_lesson_id, document, made_by, made_at, saved_at, origin, editing)
    select authored_lesson_id, document, made_by, made_at, saved_at, origin, editing
    from lesson_versions where id = ${id}`.execute(db)
}

export async function updateVersion(
  db: Executor,
  id: number,
  document: DraftLesson,
  now: Date,
): Promise<void> {
  await db
    .updateTable('lesson_versions')
    .set({ document: JSON.stringify(document), saved_at: now })
    .where('id', '=', id)
    .execute()
}

export interface VersionLine {
  id: number
  authored_lesson_id: number
  made_by: number | null
  made_at: Date
  saved_at: Date
  published_at: Date | null
  origin: string | null
  made_by_name: string | null
  title: DraftLesson['title']
  questions: number
}

const versionLine = sql`
  version.id, version.authored_lesson_id, version.made_by, version.made_at, version.saved_at, version.published_at,
  version.origin,
  (select trim(first_name || ' ' || last_name) from people where people.id = version.made_by) as made_by_name,
  version.document -> 'title' as title, jsonb_array_length(version.document -> 'questions') as questions`

export async function listVersions(db: Executor, lessonId: number): Promise<VersionLine[]> {
  const { rows } = await sql<VersionLine>`
    select ${versionLine} from lesson_versions version
    where version.authored_lesson_id = ${lessonId} order by version.id desc`.execute(db)
  return rows
}

export async function findVersion(
  db: Executor,
  id: number,
): Promise<(VersionLine & { document: DraftLesson }) | undefined> {
  const { rows } = await sql<VersionLine & { document: DraftLesson }>`
    select ${versionLine}, version.document from lesson_versions version where version.id = ${id}`.execute(db)
  return rows[0]
}
