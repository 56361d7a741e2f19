import { smsLimits } from '@qadam/contract'
import { z } from 'zod'
import { typedSetting } from '../../database/settings-store.ts'
import type { SmsCaps } from './sms-days-store.ts'

const schema = z.object({
  password_reset: z.boolean(),
  payments: z.boolean(),
  daily_cap: z.int().min(0).max(smsLimits.maxDailyCap),
})
export type SmsSettings = z.infer<typeof schema>

/** Each message costs: nothing is sent until an admin turns it on. */
export const smsSettings = typedSetting<SmsSettings>('sms', schema, {
  password_reset: false,
  payments: false,
  daily_cap: smsLimits.dailyCap,
})

/** Anybody can ask for codes, for many phones: where the school sends payments too, codes take half of the day at most. */
export function capsOf({ payments, daily_cap }: SmsSettings): SmsCaps {
  return { all: daily_cap, codes: payments ? Math.floor(daily_cap / 2) : daily_cap }
}
