import type { Executor } from '../../../database/database.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { findSmsDay } from './sms-days-store.ts'
import { capsOf, findSmsSetting } from './sms-setting.ts'

/** Whether the school sends codes for a new password, and today's cap leaves room for one. */
export async function sendsCodes(db: Executor, { now, timeZone }: SchoolMoment): Promise<boolean> {
  const settings = await findSmsSetting(db)
  if (!settings.password_reset) return false
  const caps = capsOf(settings)
  const { sent, codes } = await findSmsDay(db, schoolDay(now, timeZone))
  return sent < caps.all && codes < caps.codes
}
