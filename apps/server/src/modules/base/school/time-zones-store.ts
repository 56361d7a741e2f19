import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { isNamedZone } from '../../../time/time-zone.ts'

/**
 * Whether days can be counted in it both here and in statements. An offset or an abbreviation is none: the two read them
 * differently.
 */
export async function isKnownZone(db: Executor, zone: string): Promise<boolean> {
  if (!isNamedZone(zone)) return false
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db)
  return rows.length > 0
}
