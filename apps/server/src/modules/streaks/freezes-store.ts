import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/** How many streak freezes a student holds. */
export async function countFreezes(db: Executor, personId: number): Promise<number> {
  const row = await db
    .selectFrom('streak_freezes')
    .select('held')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.held ?? 0
}

/**
 * Gives a student one more freeze, in the caller's transaction; raced gifts come one after the other.
 * @returns false where they hold as many as anybody may: nothing is given then.
 */
export async function addFreeze(db: Executor, personId: number): Promise<boolean> {
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

/**
 * Takes one freeze away, in the caller's transaction.
 * @returns false where the student holds none.
 */
export async function takeFreeze(db: Executor, personId: number): Promise<boolean> {
  const taken = await db
    .updateTable('streak_freezes')
    .set({ held: sql`held - 1` })
    .where('person_id', '=', personId)
    .where('held', '>', 0)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
