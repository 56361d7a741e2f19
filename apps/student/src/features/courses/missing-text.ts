import type { Missing } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { paths } from '../../platform/paths.ts'

/** What has to be done before something opens, in one sentence. */
export function missingText({ reason, title }: Missing, t: TFunction): string {
  return t(`courses.missing_${reason}`, { title })
}

/** Where that can be done; null where there is nothing to go to. */
export function missingPath({ reason, course_id, module_id, lesson_id }: Missing): string | null {
  if (reason === 'not_enrolled' || module_id === null) return null
  return lesson_id === null
    ? paths.module(course_id, module_id)
    : paths.lesson(course_id, module_id, lesson_id)
}
