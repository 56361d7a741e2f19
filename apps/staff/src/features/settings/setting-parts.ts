import type { SettingName, ShownSetting } from '@qadam/contract'
import type { ComponentType } from 'react'
import { SmsToday } from './sms-today.tsx'

interface SettingPart {
  /** Stands over the fields. */
  Above?: ComponentType<{ shown: ShownSetting }>
}

/** What a setting needs that its schema does not draw. */
export const settingParts: Partial<Record<SettingName, SettingPart>> = {
  sms: { Above: SmsToday },
}
