import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface CourseMedium {
  path: string
  key: string
  mime: string
  size: number
  width: number | null
  height: number | null
  duration_s: number | null
  sha256: Buffer
}

const ofCourse = sql`
  select name.path, media.key, media.mime, media.size, media.width, media.height, media.duration_s, media.sha256
  from authored_media name join media on media.key = name.media_key`

/** The files of a course, by the names its authors call them. */
export async function listCourseMedia(db: Executor, courseId: number): Promise<CourseMedium[]> {
  const { rows } = await sql<CourseMedium>`
    ${ofCourse} where name.authored_course_id = ${courseId} order by name.path`.execute(db)
  return rows
}

/** Names files; a name that is taken becomes that of the given file. */
export async function nameMedia(
  db: Executor,
  courseId: number,
  names: Iterable<readonly [path: string, key: string]>,
): Promise<void> {
  const rows = [...new Map(names)].map(([path, media_key]) => ({
    authored_course_id: courseId,
    path,
    media_key,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('authored_media')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['authored_course_id', 'path']).doUpdateSet((row) => ({
        media_key: row.ref('excluded.media_key'),
      })),
    )
    .execute()
}

/** Names a file that an author sent. */
export async function nameMedium(
  db: Executor,
  courseId: number,
  { path, key }: Pick<CourseMedium, 'path' | 'key'>,
  uploadId: string,
): Promise<void> {
  await db
    .insertInto('authored_media')
    .values({ authored_course_id: courseId, path, media_key: key, upload_id: uploadId })
    .execute()
}

/** Notes that an upload became a file that the course has. */
export async function noteUpload(
  db: Executor,
  courseId: number,
  path: string,
  uploadId: string,
): Promise<void> {
  await db
    .updateTable('authored_media')
    .set({ upload_id: uploadId })
    .where('authored_course_id', '=', courseId)
    .where('path', '=', path)
    .execute()
}

/** What became of an upload. */
export async function findMediumOfUpload(
  db: Executor,
  courseId: number,
  uploadId: string,
): Promise<CourseMedium | undefined> {
  const { rows } = await sql<CourseMedium>`
    ${ofCourse} where name.authored_course_id = ${courseId} and name.upload_id = ${uploadId}`.execute(db)
  return rows[0]
}

/** Deletes the names of files that authors sent before a moment and that no draft and no version of one holds. */
export async function forgetUnusedNames(db: Executor, sentBefore: Date): Promise<void> {
  await sql`
    delete from authored_media name using media
    where media.key = name.media_key and media.authored_at < ${sentBefore}::timestamptz
      and not exists (
        select from authored_lessons lesson where lesson.authored_course_id = name.authored_course_id and (
          position(name.path in lesson.document::text) > 0
          or position(name.path in coalesce(lesson.live::text, '')) > 0
          or exists (
            select from lesson_versions version where version.authored_lesson_id = lesson.id
              and position(name.path in version.document::text) > 0
          )
        )
      )`.execute(db)
}

/** The keys of files that authors sent before a moment, that have no name any more and that no question shows. */
export async function listUnnamedMedia(db: Executor, sentBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select media.key from media
    where media.authored_at < ${sentBefore}::timestamptz
      and not exists (select from authored_media name where name.media_key = media.key)
      and not exists (
        select from questions where position(media.key in questions.content::text) > 0
          or position(media.key in questions.key::text) > 0
      )
    limit ${limit}`.execute(db)
  return rows.map(({ key }) => key)
}
