import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export interface CourseMedium {
  path: string
  key: string
  mime: string
  size: number
  width: number | null
  height: number | null
  duration_s: number | null
}

/** The files of a course, by the names its authors call them. */
export async function listCourseMedia(db: Executor, courseId: number): Promise<CourseMedium[]> {
  const { rows } = await sql<CourseMedium>`
    select name.path, media.key, media.mime, media.size, media.width, media.height, media.duration_s
    from authored_media name join media on media.key = name.media_key
    where name.authored_course_id = ${courseId} order by name.path`.execute(db)
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
