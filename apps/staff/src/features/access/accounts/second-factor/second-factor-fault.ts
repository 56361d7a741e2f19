import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import type { TFunction } from 'i18next'

/** Why a change of the second factor was refused, in a sentence. */
export function secondFactorFault(error: unknown, t: TFunction): string {
  if (isCallError(error, 'auth.invalid_credentials')) return t('accounts.wrong_password')
  if (isCallError(error, 'conflict')) {
    const { reason } = error.details
    if (reason === 'known' || reason === 'too_many') return t(`second_factor.passkey_${reason}`)
    return t('second_factor.begin_again')
  }
  // The server's own words speak of recovery codes too, and there are none yet.
  if (isCallError(error, 'validation.failed') && error.fields['code'] !== undefined)
    return t('second_factor.wrong_code')
  if (isCallError(error, 'validation.failed') && error.fields['made'] !== undefined)
    return error.fields['made']
  return errorText(error)
}
