import { inTransaction, listSequences, listTables, readRows } from '../src/backup/tables.ts'
import type { TestDatabase } from './test-database.ts'

/** All that a school's database holds: the sorted rows of each table, and the sequences. */
export async function schoolIn({ pool }: TestDatabase): Promise<Map<string, string[]>> {
  return await inTransaction(pool, 'read only', async (connection) => {
    const school = new Map<string, string[]>()
    for (const table of await listTables(connection)) {
      const rows: string[] = []
      for await (const row of readRows(connection, table)) rows.push(row)
      school.set(table.name, rows.sort())
    }
    const sequences = await listSequences(connection)
    school.set(
      'sequences',
      sequences.map((sequence) => JSON.stringify(sequence)),
    )
    return school
  })
}
