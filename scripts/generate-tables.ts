/** Writes apps/server/src/database/tables.gen.ts from the migrations: `node scripts/generate-tables.ts`. */
import { writeFileSync } from 'node:fs'
import { generateTables, tablesPath } from '../apps/server/test/tables-generator.ts'

writeFileSync(tablesPath, await generateTables())
