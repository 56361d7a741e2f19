import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PostgresDialect, generate } from 'kysely-codegen'
import { poolOf } from '../src/database/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { databaseOn } from '../src/database/open-database.ts'

export const tablesPath = path.join(import.meta.dirname, '../src/database/tables.gen.ts')

/** The types of all tables, as the migrations make them in an empty database. */
export async function generateTables(): Promise<string> {
  const embedded = poolOf(await PGlite.create())
  try {
    await migrate(embedded.pool)
    const tables = await generate({
      db: databaseOn(embedded.pool),
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
      excludePattern: 'schema_migrations',
      // What `columnParsers` makes of them.
      typeMapping: { int8: 'number', timestamptz: 'Date', jsonb: 'Json' },
      outFile: null,
    })
    // The generator imports only the types it maps by column, not those it maps by type.
    return tables.replace('\n\nexport', `\nimport type { Json } from './column-types.ts'\n\nexport`)
  } finally {
    await embedded.close()
  }
}
