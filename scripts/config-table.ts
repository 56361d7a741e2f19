/** Writes the table of all settings between the markers of docs/settings.md: `node scripts/config-table.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsPath, withSettingsTable } from './settings-table.ts'

writeFileSync(settingsPath, withSettingsTable(readFileSync(settingsPath, 'utf8')))
