import { smsLimits } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import { findSetting, lockSetting, saveSetting } from '../../database/settings-store.ts'

const settingsSchema = z.object({
  password_reset: z.boolean(),
  payments: z.boolean(),
  daily_cap: z.int().min(0).max(smsLimits.maxDailyCap),
})
export type SmsSettings = z.infer<typeof settingsSchema>

/** The name in the table `settings`. */
const SMS = 'sms'

/** Each message costs: nothing is sent until an admin turns it on. */
const usual: SmsSettings = { password_reset: false, payments: false, daily_cap: smsLimits.dailyCap }

export async function findSmsSettings(db: Executor): Promise<SmsSettings> {
  return settingsOf(await findSetting(db, SMS))
}

/** The same, locked until the transaction ends. */
export async function lockSmsSettings(transaction: Executor): Promise<SmsSettings> {
  return settingsOf(await lockSetting(transaction, SMS, usual))
}

function settingsOf(value: unknown): SmsSettings {
  const own = settingsSchema.safeParse(value)
  return own.success ? own.data : usual
}

export async function saveSmsSettings(db: Executor, settings: SmsSettings): Promise<void> {
  await saveSetting(db, SMS, settings)
}
