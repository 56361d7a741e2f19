/** Writes all settings into docs/settings.md and .env.example: `npm run config-table`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { examplePath, exampleText, settingsPath, withSettingsTable } from './settings-table.ts'

writeFileSync(settingsPath, withSettingsTable(readFileSync(settingsPath, 'utf8')))
writeFileSync(examplePath, exampleText())
