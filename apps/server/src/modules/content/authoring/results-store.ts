import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** How many students did something in these lessons of the authors: studied, sat a test, handed in. */
export async function countStudents(db: Executor, authoredLessonIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ students: number }>`
    with asked as (
      select lessons.id from authored_lessons
      join authored_courses on authored_courses.id = authored_lessons.authored_course_id
      join lessons on lessons.course_id = authored_courses.course_id
        and lessons.stable_id = authored_lessons.stable_id
      where authored_lessons.id = any(${[...authoredLessonIds]}::integer[])
    )
    select count(*)::integer as students from (
      select person_id from lesson_progress
        where lesson_id in (select id from asked) and (touched_at is not null or finished_at is not null)
      union select person_id from attempts where lesson_id in (select id from asked)
      union select submissions.person_id from submissions
        join questions on questions.id = submissions.question_id
        where questions.lesson_id in (select id from asked)
    ) studied`.execute(db)
  return rows[0]?.students ?? 0
}

/** How many students answered each question of a lesson or handed it in, by its stable id; omits zeros. */
export async function countAnswered(
  db: Executor,
  courseId: number | null,
  lessonStableId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ stable_id: string; students: number }>`
    select questions.stable_id, count(distinct done.person_id)::integer as students
    from lessons join questions on questions.lesson_id = lessons.id
    join (
      select question_id, person_id from answers union all select question_id, person_id from submissions
    ) done on done.question_id = questions.id
    where lessons.course_id = ${courseId} and lessons.stable_id = ${lessonStableId}
    group by questions.stable_id`.execute(db)
  return new Map(rows.map(({ stable_id, students }) => [stable_id, students]))
}

/** The types of all questions that these lessons ever had for students, by the stable ids of lesson and question. */
export async function listPublishedTypes(
  db: Executor,
  courseId: number | null,
  lessonStableIds: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const { rows } = await sql<{ lesson: string; question: string; type: string }>`
    select lessons.stable_id as lesson, questions.stable_id as question, questions.type
    from lessons join questions on questions.lesson_id = lessons.id
    where lessons.course_id = ${courseId}::integer and lessons.stable_id = any(${[...lessonStableIds]}::text[])`.execute(
    db,
  )
  const types = new Map<string, Map<string, string>>()
  for (const { lesson, question, type } of rows)
    types.set(lesson, (types.get(lesson) ?? new Map<string, string>()).set(question, type))
  return types
}
