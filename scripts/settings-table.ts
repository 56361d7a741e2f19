import path from 'node:path'
import { settingsExample, settingsTable } from '../apps/server/src/config/config.ts'

export const settingsPath = path.resolve(import.meta.dirname, '../docs/settings.md')
export const examplePath = path.resolve(import.meta.dirname, '../.env.example')

const markers = /(<!-- settings -->\n)[^]*(<!-- \/settings -->)/

/** The text with the table as the code has it. */
export function withSettingsTable(text: string): string {
  if (!markers.test(text)) throw new Error('The markers <!-- settings --> and <!-- /settings --> are gone')
  return text.replace(markers, `$1\n${settingsTable()}\n\n$2`)
}

/** The whole of .env.example. */
export function exampleText(): string {
  return `# Copy to .env and take the # away in front of what you set. docs/settings.md has the same as a table.\n\n${settingsExample()}`
}
