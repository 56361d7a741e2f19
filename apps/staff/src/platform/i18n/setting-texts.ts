import type { SettingName, SettingValues } from '@qadam/contract'

/** The words of a field, in its form and in the audit log. */
export interface FieldTexts {
  label: string
  hint?: string
  /** The hint of a switch that is off, where that says something else. */
  off?: string
  /** Why what was typed is no value; a number says its bounds by itself. */
  wrong?: string
  /** By value. */
  choices?: Readonly<Record<string, { title: string; text: string }>>
}

export interface SettingTexts {
  title: string
  text?: string
  /** Why values that are right alone are not together, or name what the school does not have. */
  refused?: string
  fields: Readonly<Record<string, FieldTexts>>
}

/** Complete by type: a setting or a field without its texts is a type error. */
export type TextsOfSettings = {
  readonly [Name in SettingName]: SettingTexts & {
    fields: Readonly<Record<keyof SettingValues<Name>, FieldTexts>>
  }
}
