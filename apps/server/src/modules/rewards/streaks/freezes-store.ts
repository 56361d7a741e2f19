import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** How many streak freezes are stored for a student: a missed day that is not settled yet may have used one. */
export async function countStoredFreezes(db: Executor, personId: number): Promise<number> {
  const row = await db
    .selectFrom('streak_freezes')
    .select('held')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.held ?? 0
}

/**
 * One more freeze; concurrent gifts are serialized.
 * @returns false where they hold the most allowed: none is given then.
 */
export async function insertFreeze(db: Executor, personId: number): Promise<boolean> {
  const added = await db
    .insertInto('streak_freezes')
    .values({ person_id: personId, held: 1 })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ held: sql`streak_freezes.held + 1` })
        .where('streak_freezes.held', '<', limits.streak.maxFreezes),
    )
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}
