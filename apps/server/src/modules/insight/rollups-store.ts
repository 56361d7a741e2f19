import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { SchoolDay } from '../calendar/index.ts'

/** From which day on figures are counted anew; undefined where nothing was counted yet. Others wait for the transaction. */
export async function lockRollup(db: Executor, name: string): Promise<SchoolDay | undefined> {
  const row = await db
    .selectFrom('rollups')
    .select('final_until')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  return row?.final_until
}

export async function saveRollup(db: Executor, name: string, finalUntil: SchoolDay): Promise<void> {
  await db
    .insertInto('rollups')
    .values({ name, final_until: finalUntil })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ final_until: finalUntil }))
    .execute()
}

/** All is counted from the beginning by the next run. */
export async function forgetRollups(db: Executor): Promise<void> {
  await sql`delete from rollups`.execute(db)
}
