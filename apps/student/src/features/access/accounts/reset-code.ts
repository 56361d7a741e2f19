import { isCallError } from '@qadam/web/call-error'
import type { TFunction } from 'i18next'
import { call } from '../../../platform/call.ts'
import { signInErrorText } from './sign-in.ts'

/** A code that was sent, or that a student claims to have. */
export interface AskedCode {
  /** As it is shown. */
  phone: string
  /** Whether it was requested here; else by a student who came back to the page. */
  isSent: boolean
  /** From when on another may be asked for, in milliseconds. */
  againAt: number
}

export async function askForCode(phone: string): Promise<AskedCode> {
  const { again_s } = await call('password_reset_request', { phone })
  return { phone, isSent: true, againAt: Date.now() + again_s * 1000 }
}

const HOUR_S = 3600

/** The message for a failure that belongs to no field. */
export function resetErrorText(error: unknown, t: TFunction): string {
  if (isCallError(error, 'access.forbidden')) return t('reset.off')
  if (isCallError(error, 'conflict')) return t('reset.ended')
  if (isCallError(error, 'auth.throttled') && Number(error.details['retry_after_s']) >= HOUR_S)
    return t('reset.too_many')
  return signInErrorText(error, t)
}
