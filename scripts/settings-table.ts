import path from 'node:path'
import { settingsTable } from '../apps/server/src/config.ts'

export const settingsPath = path.resolve(import.meta.dirname, '../docs/settings.md')

const markers = /(<!-- settings -->\n)[^]*(<!-- \/settings -->)/

/** The text with the table as the code has it. */
export function withSettingsTable(text: string): string {
  if (!markers.test(text)) throw new Error('The markers <!-- settings --> and <!-- /settings --> are gone')
  return text.replace(markers, `$1\n${settingsTable()}\n\n$2`)
}
