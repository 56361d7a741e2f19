import type { Database } from '../../../database/database.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import type { SendSms, SmsMessage, SmsOutcome } from './provider.ts'
import { countHeldBack, reserveSms, returnSms, type SmsUse } from './sms-days-store.ts'
import { capsOf, findSmsSetting } from './sms-setting.ts'

/** Sends within the day's cap: what can't be paid for any more today is held back. */
export async function sendSms(
  { db, send }: { db: Database; send: SendSms },
  message: SmsMessage,
  { now, timeZone }: SchoolMoment,
  of: SmsUse,
): Promise<SmsOutcome | { kind: 'capped' }> {
  const day = schoolDay(now, timeZone)
  const caps = capsOf(await findSmsSetting(db))
  if (!(await reserveSms(db, day, of, caps))) {
    await countHeldBack(db, day)
    return { kind: 'capped' }
  }
  const outcome = await send(message)
  const isFree = outcome.kind === 'refused' || (outcome.kind === 'later' && !outcome.costs)
  if (isFree) await returnSms(db, day, of)
  return outcome
}
