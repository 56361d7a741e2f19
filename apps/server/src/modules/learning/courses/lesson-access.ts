import { SchoolError } from '@qadam/contract'
import type { RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { findLesson, type LessonAccess } from './courses-store.ts'
import { stateOfLesson } from './lesson-state.ts'

/**
 * The lesson, if it is open to this student now.
 * @param along an expression that is read in the same statement.
 * @throws SchoolError not_found where it is not theirs, lesson.closed where it is not open yet.
 */
export async function requireOpenLesson<Along = null>(
  db: Executor,
  personId: number,
  lessonId: number,
  along?: RawBuilder<Along>,
): Promise<LessonAccess & { along: Along }> {
  const lesson = await findLesson(db, personId, lessonId, along)
  if (!lesson) throw new SchoolError('not_found')
  const state = stateOfLesson(
    lesson.state === null ? undefined : { state: lesson.state },
    lesson.path_order === 0,
  )
  if (state === 'closed') throw new SchoolError('lesson.closed', { lesson_id: lesson.id })
  return lesson
}
