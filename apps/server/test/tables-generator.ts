import path from 'node:path'
import { PostgresDialect, generate } from 'kysely-codegen'
import type { Database } from '../src/database/database.ts'

export const tablesPath = path.join(import.meta.dirname, '../src/database/tables.gen.ts')

/** The types of all tables of a database that has had all migrations and nothing else. */
export async function generateTables(db: Database): Promise<string> {
  const tables = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
    includePattern: 'public.*',
    excludePattern: '*schema_migrations',
    // What `columnParsers` makes of them.
    typeMapping: { int8: 'number', timestamptz: 'Date', jsonb: 'Json' },
    outFile: null,
  })
  // The generator has no import for types that it only maps to.
  return tables.replace('\n\nexport', `\nimport type { Json } from './column-types.ts'\n\nexport`)
}
