import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import type { TFunction } from 'i18next'
import { authoring as words } from '../../../platform/i18n/uz/authoring.ts'

/** Why the server refused an author's change. */
export function conflictText(failure: unknown, t: TFunction): string {
  const reason = reasonOf(failure)
  return reason !== undefined && Object.hasOwn(words.conflict, reason)
    ? t(`authoring.conflict.${reason as keyof typeof words.conflict}`) // one of the keys
    : errorText(failure)
}

/** Why a course could not be saved as an archive. */
export function exportText(failure: unknown, t: TFunction): string {
  switch (reasonOf(failure)) {
    case 'incomplete':
      return t('course_files.export_incomplete')
    case 'too_large': {
      const most = isCallError(failure, 'conflict') ? failure.details['max_mb'] : undefined
      return t('course_files.export_large', { count: typeof most === 'number' ? most : 0 })
    }
    default:
      return conflictText(failure, t)
  }
}

export function reasonOf(failure: unknown): string | undefined {
  const reason = isCallError(failure, 'conflict') ? failure.details['reason'] : undefined
  return typeof reason === 'string' ? reason : undefined
}

/** How many students have studied what was to be taken away. */
export function studentsOf(failure: unknown): number {
  const students = isCallError(failure, 'conflict') ? failure.details['students'] : undefined
  return typeof students === 'number' ? students : 0
}

export interface Stale {
  revision: number
  by: string | null
  at: string
}

/** What another author saved meanwhile; undefined for another failure. */
export function staleOf(failure: unknown): Stale | undefined {
  if (!isCallError(failure, 'conflict') || failure.details['reason'] !== 'stale') return undefined
  const { revision, by, at } = failure.details
  if (typeof revision !== 'number' || typeof at !== 'string') return undefined
  return { revision, by: typeof by === 'string' ? by : null, at }
}
