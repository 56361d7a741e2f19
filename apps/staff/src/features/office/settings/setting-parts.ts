import type { SettingName, ShownSetting } from '@qadam/contract'
import type { ComponentType } from 'react'
import { chatLinksField } from './chat-links-field.tsx'
import { examPlaces } from './exam-places.ts'
import type { OwnField } from './own-field.ts'
import type { Choice, Values } from './settings-query.ts'
import { SmsToday } from './sms-today.tsx'
import { TimeZonePanel } from './time-zone-panel.tsx'

interface SettingPart {
  /** In place of the form. */
  Panel?: ComponentType<{ shown: ShownSetting }>
  /** Stands over the fields. */
  Above?: ComponentType<{ shown: ShownSetting }>
  /** What a number may name, of those values as they stand in the form; undefined for a number that counts. */
  choices?: (field: string, shown: ShownSetting, values: Values) => Choice[] | undefined
  /** By field. */
  fields?: Readonly<Record<string, OwnField>>
}

/** What a setting needs that its schema does not draw. */
export const settingParts: Partial<Record<SettingName, SettingPart>> = {
  chat_links: { fields: { links: chatLinksField } },
  exam: { choices: examPlaces },
  time_zone: { Panel: TimeZonePanel },
  sms: { Above: SmsToday },
}
