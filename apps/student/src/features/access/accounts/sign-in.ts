import type { User } from '@qadam/contract'
import { call } from '../../../platform/call.ts'
import { isCallError } from '../../../platform/call-error.ts'
import { errorText } from '@qadam/web/error-text'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { setLanguage } from '../../../platform/i18n/start.ts'
import { session } from '../../../platform/session.ts'
import type { TFunction } from 'i18next'
import { saveLanguage } from './save-language.ts'

export interface Credentials {
  phone: string
  password: string
  /** Store the session on this device beyond the browser's closing. */
  keep: boolean
  /** Whether the language was chosen on this very screen, so that it beats the one the school knows. */
  languageChosen: boolean
}

/** So long a sign-in waits for the school to know the language; a slow connection saves it later. */
const SAVE_LANGUAGE_MS = 3000

/** Starts a session: a student's here, that of staff where the console, another app of this origin, reads it. */
export async function signIn({ phone, password, ...how }: Credentials): Promise<User> {
  const user = await call('login', { phone, password, remember: how.keep })
  await beginSession(user, how)
  return user
}

/** Begins the session of a student who has just signed in, in the language that they chose. */
export async function beginSession(
  user: User,
  { keep, languageChosen }: Pick<Credentials, 'keep' | 'languageChosen'>,
): Promise<void> {
  if (!languageChosen) await setLanguage(user.lang).catch(() => undefined)
  if (user.role !== 'student') {
    const { openStaffSession } = await import('@qadam/web/staff-session')
    openStaffSession().start(user, keep)
    return
  }
  const lang = currentLanguage()
  const isOther = languageChosen && user.lang !== lang
  // Before the session begins, and with it the first calls: courses come in the language that the school knows.
  const token = user.token ?? undefined
  const saved = isOther && token ? await saveLanguage(lang, { token, timeout_ms: SAVE_LANGUAGE_MS }) : null
  session.start({ ...user, ...saved }, keep)
  if (isOther && !saved) void saveLanguage(lang)
}

/** The form's message for a failed sign-in. */
export function signInErrorText(error: unknown, t: TFunction): string {
  if (isCallError(error, 'auth.invalid_credentials', 'validation.failed'))
    return t('accounts.wrong_credentials')
  if (isCallError(error, 'auth.throttled')) {
    const seconds = Number(error.details.retry_after_s)
    if (!Number.isFinite(seconds)) return t('accounts.throttled', { count: 15 })
    if (seconds < 60) return t('accounts.throttled_soon', { count: Math.max(1, Math.ceil(seconds)) })
    return t('accounts.throttled', { count: Math.ceil(seconds / 60) })
  }
  return errorText(error)
}
