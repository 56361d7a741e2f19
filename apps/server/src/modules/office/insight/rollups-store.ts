import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'

/**
 * From which day on figures are counted anew: the first day there is, where nothing was counted yet. Locked until the
 * transaction ends.
 */
export async function lockRollup(db: Executor, name: string, firstDay: SchoolDay): Promise<SchoolDay> {
  await db
    .insertInto('rollups')
    .values({ name, final_until: firstDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('rollups')
    .select('final_until')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.final_until
}

export async function saveRollup(db: Executor, name: string, finalUntil: SchoolDay): Promise<void> {
  await db.updateTable('rollups').set({ final_until: finalUntil }).where('name', '=', name).execute()
}

/** All is counted from the beginning by the next run. */
export async function forgetRollups(db: Executor): Promise<void> {
  await sql`delete from rollups`.execute(db)
}
