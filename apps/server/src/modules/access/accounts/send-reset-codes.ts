import { randomInt } from 'node:crypto'
import { smsLimits, type Lang } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import type { SchoolMoment } from '../../base/calendar/index.ts'
import { listStudentsOfPhones } from '../../base/people/index.ts'
import { sendSms, sendsCodes, type SendSms } from '../../messages/sms/index.ts'
import { hashCode } from './password.ts'
import {
  countSent,
  insertVisit,
  lockResets,
  putBackWaiting,
  removeEndedResets,
  resetOrigin,
  saveCode,
  takeWaitingResets,
  type WaitingReset,
} from './password-resets-store.ts'

interface Tools {
  db: Database
  /** Undefined where no provider is configured. */
  send: SendSms | undefined
  log: { warn: (about: object, message: string) => void }
}

const BATCH = 500

/**
 * Sends the codes that were requested, to the students with those phones. The phones are looked up here, not in the
 * requests, so that nothing they do or say reveals whose they are; those of nobody cost one look for many, so that whoever
 * invents some delays no student. Only the message holds the code.
 * @throws where the job is to be retried.
 */
export async function sendResetCodes(tools: Tools, moment: SchoolMoment): Promise<void> {
  const { db, send } = tools
  if (!send || !(await sendsCodes(db, moment))) return
  await removeEndedResets(db, moment.now)
  for (;;) {
    const waiting = await db.transaction().execute(async (transaction) => {
      // A request that relies on this very job has its reset stored by then.
      await lockResets(transaction)
      return await takeWaitingResets(transaction, BATCH, moment.now)
    })
    if (waiting.length === 0) return
    await sendBatch({ ...tools, send }, waiting, moment)
  }
}

async function sendBatch(
  tools: Tools & { send: SendSms },
  waiting: readonly WaitingReset[],
  moment: SchoolMoment,
): Promise<void> {
  const students = await listStudentsOfPhones(
    tools.db,
    waiting.map(({ phone }) => phone),
  )
  const langs = new Map(students.map(({ phone, lang }) => [phone, lang]))
  const ofStudents = waiting.filter(({ phone }) => langs.has(phone))
  for (const [index, reset] of ofStudents.entries()) {
    const outcome = await sendCode(tools, reset, langs.get(reset.phone) ?? 'uz', moment)
    if (outcome.kind === 'sent') continue
    if (outcome.kind === 'later') {
      await putBackWaiting(
        tools.db,
        ofStudents.slice(index).map(({ id }) => id),
      )
      throw new Error(`The code could not be sent: ${outcome.reason}`)
    }
    tools.log.warn({ reset: reset.id, ...outcome }, 'no code was sent')
  }
}

async function sendCode(
  { db, send }: Tools & { send: SendSms },
  reset: WaitingReset,
  lang: Lang,
  moment: SchoolMoment,
) {
  const { codeLength, codesOfAddressAnHour } = smsLimits.reset
  const origin = resetOrigin(reset.phone, reset.address)
  // Not said to whoever asked: it would tell whose phones are students'.
  if (!reset.isKnown && (await countSent(db, origin.address, moment.now)) >= codesOfAddressAnHour)
    return { kind: 'address_full' } as const
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  await saveCode(db, reset.id, await hashCode(code))
  const outcome = await sendSms(
    { db, send },
    { phone: reset.phone, text: codeText(code, lang) },
    moment,
    'code',
  )
  if (outcome.kind === 'sent') await insertVisit(db, 'sent', origin, moment.now)
  return outcome
}

/** One message each, in letters of which one holds enough. The code comes early: a lock screen shows the beginning. */
export function codeText(code: string, lang: Lang): string {
  return {
    uz: `Qadam: ${code} - yangi parol qo'yish kodi. 10 daqiqa amal qiladi. Uni hech kimga aytmang.`,
    ru: `Qadam: ${code} - код для нового пароля. Никому его не говорите.`,
  }[lang]
}
