import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { LessonRecord } from './courses-store.ts'

/** An exercise inside an info of a lesson. */
export interface LessonExercise {
  question_id: number
  lesson_id: number
  /** Within its info. */
  exercise: string
  title: Localized
}

/** The exercises of a course's lessons, in the order in which they stand there. */
export async function listExercises(db: Executor, courseId: number): Promise<LessonExercise[]> {
  const { rows } = await sql<LessonExercise>`
    select questions.id as question_id, questions.lesson_id, each ->> 'id' as exercise, each -> 'title' as title
    from questions
      join lessons on lessons.id = questions.lesson_id
      cross join lateral jsonb_array_elements(questions.content #> '{fields,exercises}')
        with ordinality as exercises (each, place)
    where lessons.course_id = ${courseId} and questions.type = 'info' and not questions.retired
    order by questions.lesson_id, questions.order_number, place`.execute(db)
  return rows
}

type Gate = Pick<LessonRecord, 'exercises_required' | 'test_passed' | 'finished_at'>

/**
 * Those a student still has to solve, of the exercises of a lesson: none once enough are solved. They stand before the
 * test: who has passed it, or had finished the lesson, is not asked for exercises that came later.
 */
export function stillToSolve<Exercise>(
  lesson: Gate,
  exercises: readonly Exercise[],
  isSolved: (exercise: Exercise) => boolean,
): Exercise[] {
  if (lesson.test_passed === true || lesson.finished_at !== null) return []
  const unsolved = exercises.filter((exercise) => !isSolved(exercise))
  return exercises.length - unsolved.length >= lesson.exercises_required ? [] : unsolved
}

/** The exercises a student has yet to solve before the test of this lesson opens. */
export async function listExercisesToSolve(
  db: Executor,
  personId: number,
  lesson: Gate & { id: number },
): Promise<{ question_id: number; exercise: string }[]> {
  if (lesson.exercises_required === 0) return []
  const { rows } = await sql<{ question_id: number; exercise: string; solved: boolean }>`
    select questions.id as question_id, each ->> 'id' as exercise, exists (
      select from exercise_works
      where person_id = ${personId} and question_id = questions.id and exercise = each ->> 'id'
        and solved_at is not null
    ) as solved
    from questions
      cross join lateral jsonb_array_elements(questions.content #> '{fields,exercises}')
        with ordinality as exercises (each, place)
    where questions.lesson_id = ${lesson.id} and questions.type = 'info' and not questions.retired
    order by questions.order_number, place`.execute(db)
  return stillToSolve(lesson, rows, ({ solved }) => solved)
}
