/** Writes apps/server/src/database/tables.gen.ts from the migrations: `npm run tables`. */
import { writeFileSync } from 'node:fs'
import { openInMemory } from '../apps/server/src/database/embedded-database.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { databaseOn } from '../apps/server/src/database/open-database.ts'
import { generateTables, tablesPath } from '../apps/server/test/tables-generator.ts'

const embedded = await openInMemory()
await migrate(embedded.pool)
writeFileSync(tablesPath, await generateTables(databaseOn(embedded.pool)))
await embedded.close()
