import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { examplePath, exampleText, settingsPath, withSettingsTable } from './settings-table.ts'

test('the documented settings are those of the code', () => {
  const text = readFileSync(settingsPath, 'utf8')
  expect(text, 'Run `npm run config-table`').toBe(withSettingsTable(text))
})

test('.env.example names every setting and sets none', () => {
  const text = readFileSync(examplePath, 'utf8')
  expect(text, 'Run `npm run config-table`').toBe(exampleText())
  expect(parseEnv(text)).toEqual({})
})
