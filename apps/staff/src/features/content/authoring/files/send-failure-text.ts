import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import type { TFunction } from 'i18next'
import { authoringFiles as words } from '../../../../platform/i18n/uz/authoring-files.ts'

/** Why a file did not become the course's, and what to do. */
export function sendFailureText(failure: unknown, t: TFunction): string {
  if (!isCallError(failure)) return errorText(failure)
  const { reason, max_mb, name, line, text } = failure.details
  if (typeof max_mb === 'number') return t('authoring_files.refused.too_large', { max_mb })
  if (typeof reason !== 'string' || !Object.hasOwn(words.refused, reason)) return errorText(failure)
  return t(`authoring_files.refused.${reason as keyof typeof words.refused}`, {
    name: typeof name === 'string' ? name : '',
    line: typeof line === 'number' ? line : '',
    text: typeof text === 'string' ? text : '',
    max_mb: '',
  }) // one of the keys
}
