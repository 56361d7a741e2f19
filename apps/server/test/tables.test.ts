import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTables, tablesPath } from './tables-generator.ts'

test('the table types are those of the migrations', async () => {
  const current = readFileSync(tablesPath, 'utf8')
  expect(current, 'Run `node scripts/generate-tables.ts`').toBe(await generateTables())
})
