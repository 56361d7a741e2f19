import { sql } from 'kysely'
import type { TestSchool } from './test-school.ts'

/** Nobody who is signed in is signed out by the days that pass in a test. */
export async function keepSessions({ db }: Pick<TestSchool, 'db'>): Promise<void> {
  await sql`update sessions set expires_at = '2200-01-01', idle_s = null, idle_until = null`.execute(db)
}
