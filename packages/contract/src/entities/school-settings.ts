import * as z from 'zod/mini'
import { savedBy } from './saved-by.ts'

/** A value of a field: plain, or a list of small records. */
const settingValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
])
export type SettingValue = z.infer<typeof settingValue>

/** By field. */
export const settingValues = z.record(z.string(), settingValue)

/**
 * A setting as a server shows it. One of another version may not know a field or a choice, or allow other numbers: the
 * values are held to the definition by who shows them, field by field.
 */
export const shownSetting = z.object({
  ...savedBy,
  values: settingValues,
  /** What holds where nobody has set it. */
  usual: settingValues,
  /** What is shown beside the fields, by the state of the definition. */
  state: z.optional(z.unknown()),
})
export type ShownSetting = z.infer<typeof shownSetting>

/** By the name of the setting; what a server of another version does not know is absent. */
export const shownSettings = z.record(z.string(), shownSetting)
export type ShownSettings = z.infer<typeof shownSettings>
