import type { Lesson } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'

/** A failed test is retaken; a rejected submission is revised. */
export function isTestFailed({ state, practice }: Lesson): boolean {
  return state === 'failed' && practice?.status !== 'rejected'
}

/** What stands small below a lesson's title: what came of it, or what it is. */
export function lessonNote(lesson: Lesson, t: TFunction): string {
  if (lesson.state === 'checking') return t('courses.note_checking')
  if (isTestFailed(lesson))
    return t('courses.note_failed_test', { percent: formatPercent(lesson.result?.percentage ?? 0) })
  if (lesson.state === 'failed') return t('courses.note_failed')
  if (lesson.result && lesson.state === 'completed')
    return t('courses.note_result', { percent: formatPercent(lesson.result.percentage) })
  const kind = t(`courses.type_${lesson.type}`)
  const minutes = Math.round(lesson.duration_s / 60)
  return minutes > 0 ? `${kind} · ${t('courses.minutes', { count: minutes })}` : kind
}
