import type { LessonType, QuestionType } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

/** The place of a question: lesson, module and course, with titles. */
export interface QuestionPlace {
  question_type: QuestionType
  lesson_id: number
  module_id: number
  lesson_title: Localized
  lesson_type: LessonType
  course_id: number
  course_title: Localized
}

/** A title that a course's author changed shows in a list after this long at the latest. */
const kept_ms = 30_000

interface Kept {
  until: number
  places: Map<number, QuestionPlace>
}

// By database, so that two schools in one process stay apart; a transaction is short and reads anew.
const stored = new WeakMap<Executor, Kept>()

/** The places of questions, cached: a list has many lines of few questions. */
export async function listPlaces(
  db: Executor,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, QuestionPlace>> {
  let known = stored.get(db)
  if (!known || known.until < performance.now()) {
    known = { until: performance.now() + kept_ms, places: new Map() }
    stored.set(db, known)
  }
  const { places } = known
  const unknown = [...new Set(questionIds)].filter((id) => !places.has(id))
  if (unknown.length > 0) for (const [id, place] of await readPlaces(db, unknown)) places.set(id, place)
  return places
}

async function readPlaces(db: Executor, ids: readonly number[]): Promise<[number, QuestionPlace][]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select([
      'questions.id',
      'questions.type as question_type',
      'lessons.id as lesson_id',
      'lessons.module_id',
      'lessons.title as lesson_title',
      'lessons.type as lesson_type',
      'courses.id as course_id',
      'courses.title as course_title',
    ])
    .where('questions.id', 'in', ids)
    .execute()
  return rows.map(({ id, ...place }) => [id, place as QuestionPlace]) // types are checked, titles the importer's
}
