import type { SettingValue, ShownSetting } from '@qadam/contract'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'

export interface OwnFieldProps {
  draft: unknown
  shown: ShownSetting
  onChange: (draft: unknown) => void
}

/** A field that its schema does not draw. */
export interface OwnField {
  /** What is typed of a value: rows of text, say. */
  draftOf: (value: SettingValue) => unknown
  /** The value to save, which the schema checks. */
  valueOf: (draft: unknown) => unknown
  inWords: (value: SettingValue, shown: ShownSetting, t: TFunction) => string
  Field: ComponentType<OwnFieldProps>
}
