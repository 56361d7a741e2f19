import type { Lesson, Missing, Module } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { paths } from '../../../platform/paths.ts'
import { currentAnchor, lessonAnchor } from './lesson-anchor.ts'

/** What has to be done before something opens, in one sentence. */
export function missingText({ reason, title, exercise }: Missing, t: TFunction): string {
  if (exercise !== undefined) return t('courses.missing_exercise', { title })
  return t(`courses.missing_${reason}`, { title })
}

/** The exercises that are to be solved before the test of a lesson. */
export const exercisesToSolve = ({ missing }: Pick<Lesson, 'missing'>): Missing[] =>
  missing.filter(({ exercise }) => exercise !== undefined)

export interface MissingWay {
  to: string
  hash?: string
}

/**
 * Where that can be done; null where there is nothing to go to. A whole module is entered at the stop of the lesson to
 * go on with, as far as its lessons are known, else at the lesson that was named.
 */
export function missingWay(missing: Missing, known: readonly Module[]): MissingWay | null {
  const { reason, course_id, module_id, lesson_id } = missing
  if (reason === 'not_enrolled' || module_id === null) return null
  if (reason !== 'previous_module' && lesson_id !== null)
    return { to: paths.lesson(course_id, module_id, lesson_id) }
  const lessons = known.find(({ id }) => id === module_id)?.lessons ?? []
  const named = lesson_id === null ? undefined : lessonAnchor(lesson_id)
  return { to: paths.module(course_id, module_id), hash: currentAnchor(lessons) ?? named }
}
