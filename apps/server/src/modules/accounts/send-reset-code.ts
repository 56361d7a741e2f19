import { randomInt } from 'node:crypto'
import { smsLimits, type Lang } from '@qadam/contract'
import type { Database } from '../../database/database.ts'
import type { SchoolMoment } from '../calendar/index.ts'
import { findCredentials, findPhoneOwner, getLanguage } from '../people/index.ts'
import { sendSms, sendsCodes, type SendSms } from '../sms/index.ts'
import { hashPassword } from './password.ts'
import { findWaitingReset, saveCode } from './password-resets-store.ts'

interface Tools {
  db: Database
  /** Undefined where no provider is configured. */
  send: SendSms | undefined
  log: { warn: (about: object, message: string) => void }
}

/**
 * Sends the requested code to the student with that phone. The phone is looked up here, not in the request, so that
 * the response time reveals nothing. Only the message holds the code.
 * @throws where the job is to be retried.
 */
export async function sendResetCode(
  { db, send, log }: Tools,
  resetId: number,
  moment: SchoolMoment,
): Promise<void> {
  const phone = await findWaitingReset(db, resetId, moment.now)
  if (phone === undefined || !send) return
  const owner = await findPhoneOwner(db, phone)
  // A closed account can't sign in.
  if (owner?.role !== 'student' || !(await findCredentials(db, phone))) return
  if (!(await sendsCodes(db, moment))) return
  const { codeLength } = smsLimits.reset
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  await saveCode(db, resetId, await hashPassword(code))
  const text = codeText(code, await getLanguage(db, owner.id))
  const outcome = await sendSms({ db, send }, { phone, text }, moment, 'code')
  switch (outcome.kind) {
    case 'sent':
      return
    case 'capped':
      log.warn({ reset: resetId }, 'no code was sent: the cap of SMS a day is reached')
      return
    case 'refused':
      log.warn({ reset: resetId, reason: outcome.reason }, 'no code was sent')
      return
    case 'later':
      // The next try deals another code.
      await saveCode(db, resetId, null)
      throw new Error(`The code could not be sent: ${outcome.reason}`)
  }
}

/** One message each, in letters of which one holds enough. The code comes early: a lock screen shows the beginning. */
export function codeText(code: string, lang: Lang): string {
  return {
    uz: `Qadam: ${code} - yangi parol qo'yish kodi. 10 daqiqa amal qiladi. Uni hech kimga aytmang.`,
    ru: `Qadam: ${code} - код для нового пароля. Никому его не говорите.`,
  }[lang]
}
