import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTables, tablesPath } from './tables-generator.ts'
import { createTestDatabase } from './test-database.ts'

test('the table types are those of the migrations', async () => {
  const database = await createTestDatabase()
  const generated = await generateTables(database.db)
  await database.close()
  expect(readFileSync(tablesPath, 'utf8'), 'Run `npm run tables`').toBe(generated)
})
