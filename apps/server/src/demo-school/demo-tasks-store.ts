import { typesOfSet } from '@qadam/contract'
import type { Executor } from '../database/database.ts'

/** The names of all practice tasks, `lesson/question` by the authors' ids, by question id. */
export async function listTaskNames(db: Executor): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select(['questions.id', 'questions.stable_id as question', 'lessons.stable_id as lesson'])
    .where('questions.type', 'in', typesOfSet('practice'))
    .execute()
  return new Map(rows.map(({ id, lesson, question }) => [id, `${lesson}/${question}`]))
}

/** The lessons of a course in the order of its path, and which of them have assignments. */
export async function listDemoLessons(
  db: Executor,
  courseId: number,
): Promise<{ id: number; hasPractice: boolean }[]> {
  const lessons = await db
    .selectFrom('lessons')
    .select(['id', 'practice_questions'])
    .where('course_id', '=', courseId)
    .where('retired', '=', false)
    .orderBy('path_order')
    .execute()
  return lessons.map(({ id, practice_questions }) => ({ id, hasPractice: practice_questions > 0 }))
}
