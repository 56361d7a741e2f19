import type { SettingValues } from '@qadam/contract'
import { schoolDay } from '../../base/calendar/index.ts'
import { defineSetting, wholeForm, type SchoolSetting } from '../../base/school/index.ts'
import { findSmsDay, type SmsCaps } from './sms-days-store.ts'

/** What the configuration decides. */
export interface SmsConfiguration {
  configured: boolean
}

export function smsSetting({ configured }: SmsConfiguration): SchoolSetting<'sms'> {
  return defineSetting('sms', {
    stored: wholeForm,
    state: async ({ now, timeZone }, { db, values }) => {
      const { sent, codes, held_back } = await findSmsDay(db, schoolDay(now, timeZone))
      return { configured, today: { sent, held_back, codes_over: codes >= capsOf(values).codes } }
    },
  })
}

/** What the school sends. */
export const { find: findSmsSetting } = defineSetting('sms', { stored: wholeForm })

/** Anybody can ask for codes, for many phones: where the school sends payments too, codes take half of the day at most. */
export function capsOf({ payments, daily_cap }: SettingValues<'sms'>): SmsCaps {
  return { all: daily_cap, codes: payments ? Math.floor(daily_cap / 2) : daily_cap }
}
