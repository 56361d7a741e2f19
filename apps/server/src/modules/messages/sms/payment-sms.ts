import type { Database, Executor } from '../../../database/database.ts'
import { addDays, schoolDay, startOfDay } from '../../base/calendar/index.ts'
import { getPhone } from '../../base/people/index.ts'
import { saveContact, type PushOutcome, type SendPush } from '../push/index.ts'
import type { SendSms } from './provider.ts'
import { sendSms } from './send-sms.ts'
import { findSmsSetting } from './sms-setting.ts'
import type { ReadTimeZone } from '../../../time/time-zone.ts'

/** Whether the school sends payment notifications by SMS. */
export async function tellsOfPayments(db: Executor): Promise<boolean> {
  return (await findSmsSetting(db)).payments
}

/** Sends a student's payment notifications to the phone as well from now on, in the caller's transaction. */
export async function reachBySms(db: Executor, personId: number, now: Date): Promise<void> {
  const address = await getPhone(db, personId)
  await saveContact(
    db,
    { provider: 'sms', address, personId, reader: 'student', topics: ['payment'], label: '' },
    now,
  )
}

interface Tools {
  db: Database
  send: SendSms
  clock: () => Date
  timeZone: ReadTimeZone
}

/** Sends what is left for phones, within the cap of the day; what it holds back goes out on the next. */
export function smsPush({ db, send, clock, timeZone: readTimeZone }: Tools): SendPush {
  return async ({ address }, { body }): Promise<PushOutcome> => {
    // Turned off since: pending messages are dropped.
    if (!(await tellsOfPayments(db))) return { kind: 'gone' }
    const now = clock()
    const timeZone = await readTimeZone()
    const outcome = await sendSms({ db, send }, { phone: address, text: body }, { now, timeZone }, 'payment')
    if (outcome.kind !== 'capped') return outcome
    const tomorrow = startOfDay(addDays(schoolDay(now, timeZone), 1), timeZone)
    const after_s = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)
    return { kind: 'later', reason: 'the cap of SMS a day is reached', after_s }
  }
}
