import type { Database } from '../../database/database.ts'
import { schoolDay, type SchoolMoment } from '../calendar/index.ts'
import type { SendSms, SmsMessage, SmsOutcome } from './provider.ts'
import { countHeldBack, reserveSms, returnSms, type SmsUse } from './sms-days-store.ts'
import { capsOf, smsSettings } from './sms-settings.ts'

/** Sends within the day's cap: what can't be paid for any more today is held back. */
export async function sendSms(
  { db, send }: { db: Database; send: SendSms },
  message: SmsMessage,
  { now, timeZone }: SchoolMoment,
  of: SmsUse,
): Promise<SmsOutcome | { kind: 'capped' }> {
  const day = schoolDay(now, timeZone)
  const caps = capsOf(await smsSettings.find(db))
  if (!(await reserveSms(db, day, of, caps))) {
    await countHeldBack(db, day)
    return { kind: 'capped' }
  }
  const outcome = await send(message)
  const isFree = outcome.kind === 'refused' || (outcome.kind === 'later' && !outcome.costs)
  if (isFree) await returnSms(db, day, of)
  return outcome
}
