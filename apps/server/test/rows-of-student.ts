import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../src/database/database.ts'
import { linksQuery, waysFrom, type Link } from '../src/database/student-rows.ts'

/** How many rows each table has of a student, or of all others. */
export async function countRowsOf(
  db: Database,
  studentId: number,
  whose: 'own' | 'others',
): Promise<Map<string, number>> {
  const { rows: links } = await sql.raw<Link>(linksQuery).execute(db)
  const counts = new Map<string, number>()
  for (const [table, way] of waysFrom(links)) {
    const condition = whose === 'own' ? way : `(${way}) is not true`
    const text = `select count(*)::int as count from ${table} where (${condition}) and $1::int > 0`
    const { rows } = await db.executeQuery<{ count: number }>(CompiledQuery.raw(text, [studentId]))
    counts.set(table, rows[0]?.count ?? 0)
  }
  return counts
}
