import type { Executor } from '../../database/database.ts'
import { schoolDay, type SchoolMoment } from '../calendar/index.ts'
import { findSmsDay } from './sms-days-store.ts'
import { smsSettings } from './sms-settings.ts'

/** Whether the school sends codes for a new password, and today's cap leaves room for one. */
export async function sendsCodes(db: Executor, { now, timeZone }: SchoolMoment): Promise<boolean> {
  const { password_reset, daily_cap } = await smsSettings.find(db)
  if (!password_reset) return false
  const { sent } = await findSmsDay(db, schoolDay(now, timeZone))
  return sent < daily_cap
}
