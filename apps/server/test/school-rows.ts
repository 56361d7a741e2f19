import { listSequences, listTables, readRows, writeValuesAlike } from '../src/backup/tables.ts'
import type { TestDatabase } from './test-database.ts'

/** All that a school's database holds: the sorted rows of each table, and the sequences. */
export async function schoolIn({ pool }: TestDatabase): Promise<Map<string, string[]>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await writeValuesAlike(client)
    const school = new Map<string, string[]>()
    for (const table of await listTables(client)) {
      const rows: string[] = []
      for await (const row of readRows(client, table)) rows.push(row)
      school.set(table.name, rows.sort())
    }
    const sequences = await listSequences(client)
    school.set(
      'sequences',
      sequences.map((sequence) => JSON.stringify(sequence)),
    )
    return school
  } finally {
    await client.query('rollback')
    client.release()
  }
}
