import type { TFunction } from 'i18next'
import { isCallError } from '../../../platform/call-error.ts'
import { errorText } from '@qadam/web/error-text'

/** Why the helper failed, in one kind sentence. */
export function failureText(error: unknown, t: TFunction): string {
  const reason = isCallError(error, 'access.forbidden') ? error.details['reason'] : undefined
  if (reason === 'test_open') return t('helper.failed.test')
  if (reason === 'helper_off') return t('helper.failed.off')
  if (isCallError(error, 'network')) return t('helper.failed.network')
  if (isCallError(error, 'reply.invalid')) return t('helper.failed.other')
  return errorText(error)
}
