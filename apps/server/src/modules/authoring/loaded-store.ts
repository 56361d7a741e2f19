import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/** Creates authors' rows of courses that an archive loaded and that have none yet; their content is taken up lazily. */
export async function takeUpCourses(db: Executor, now: Date): Promise<void> {
  await sql`
    insert into authored_courses
      (stable_id, course_id, position, title, description, cover, chat_link, live, updated_at)
    select stable_id, id, position, title, description, cover, chat_link,
      case when published
        then jsonb_build_object('title', title, 'description', description, 'cover', cover) end, ${now}::timestamptz
    from courses
    where not exists (select from authored_courses authored where authored.course_id = courses.id)
    order by position, id
    on conflict (stable_id) do nothing`.execute(db)
}

/** The current version of a course's content; null for one that was never published. */
export async function findContentVersion(db: Executor, courseId: number): Promise<number | null> {
  const row = await db
    .selectFrom('courses')
    .select('content_version')
    .where('id', '=', courseId)
    .executeTakeFirst()
  return row?.content_version ?? null
}

export async function saveContentVersion(db: Executor, id: number, version: number): Promise<void> {
  await db.updateTable('authored_courses').set({ content_version: version }).where('id', '=', id).execute()
}

export interface LoadedModule {
  id: number
  stable_id: string
  title: { uz: string; ru?: string }
  description: { uz: string; ru?: string }
  retired: boolean
}

export interface LoadedLesson {
  stable_id: string
  module_id: number
  type: string
  title: { uz: string; ru?: string }
  /** Null: as the school has it. */
  pass_percent: number | null
  max_attempts: number | null
  time_limit_s: number | null
  retired: boolean
  questions: { source: unknown; content: unknown; key: unknown }[]
}

/** What students see of a course, in its order, with what was put aside. */
export async function readLoaded(
  db: Executor,
  courseId: number,
): Promise<{ modules: LoadedModule[]; lessons: LoadedLesson[] }> {
  const modules = await db
    .selectFrom('modules')
    .select(['id', 'stable_id', 'title', 'description', 'retired'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const { rows } = await sql<LoadedLesson>`
    select lessons.stable_id, lessons.module_id, lessons.type, lessons.title, lessons.pass_percent,
      lessons.max_attempts, lessons.time_limit_s, lessons.retired,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('source', source, 'content', content, 'key', key) order by order_number
        ) from questions where questions.lesson_id = lessons.id and not questions.retired
      ), '[]') as questions
    from lessons where lessons.course_id = ${courseId}
    order by lessons.path_order, lessons.id`.execute(db)
  return { modules: modules as LoadedModule[], lessons: rows } // jsonb as the importer wrote it
}
