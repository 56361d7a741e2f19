import { officeLimits } from '@qadam/contract'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import type { TFunction } from 'i18next'

const reasons = [
  'phone_taken',
  'closed',
  'open',
  'moved',
  'changed',
  'name_taken',
  'has_students',
  'has_history',
  'has_groups',
  'last_admin',
  'own_account',
  'points',
] as const

/** What went wrong with a change of people, and what to do. */
export function rosterFault(error: unknown, t: TFunction): string {
  if (isCallError(error, 'conflict')) {
    const reason = reasons.find((known) => known === error.details['reason'])
    if (reason) return t(`roster.faults.${reason}`)
  }
  // The server's own words are for a student who buys.
  if (isCallError(error, 'coins.insufficient')) return t('roster.faults.coins')
  if (isCallError(error, 'validation.failed') && error.fields['phone'] !== undefined)
    return t('roster.faults.bad_phone')
  if (isCallError(error, 'validation.failed') && error.fields['csv'] !== undefined)
    return t('roster.import_too_long', { most: formatNumber(officeLimits.roster.importMax) })
  return errorText(error)
}
