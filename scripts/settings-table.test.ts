import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsPath, withSettingsTable } from './settings-table.ts'

test('the documented settings are those of the code', () => {
  const text = readFileSync(settingsPath, 'utf8')
  expect(text, 'Run `node scripts/config-table.ts`').toBe(withSettingsTable(text))
})
