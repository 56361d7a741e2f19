import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** Stores an update's id in the transaction of its effects. @returns whether it is new. */
export async function noteUpdate(db: Executor, id: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('telegram_updates')
    .values({ update_id: id, received_at: now })
    .onConflict((conflict) => conflict.column('update_id').doNothing())
    .returning('update_id')
    .executeTakeFirst()
  return row !== undefined
}

const day_ms = 24 * 3600 * 1000

/**
 * The offset of getUpdates; undefined for the oldest that Telegram has. It retains what we did not take for a day, and
 * after a quiet week it may begin to count anew: an old offset would then hide what is new.
 */
export async function findOffset(db: Executor, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('telegram_updates')
    .select('update_id')
    .where('received_at', '>', new Date(now.getTime() - 5 * day_ms))
    .orderBy('received_at', 'desc')
    .orderBy('update_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && row.update_id + 1
}

/** Deletes the ids of updates that are too old for Telegram to deliver again. */
export async function removeUpdatesBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('telegram_updates').where('received_at', '<', before).execute()
}

/** Takes or renews the lease to poll Telegram. By the database's clock: those of machines differ. */
export async function takeTurn(db: Executor, holder: string, lease_s: number): Promise<boolean> {
  const { rows } = await sql`
    insert into telegram_turn (holder, until) values (${holder}, now() + ${lease_s} * interval '1 second')
    on conflict (is_only) do update set holder = excluded.holder, until = excluded.until
      where telegram_turn.holder = ${holder} or telegram_turn.until < now()
    returning 1`.execute(db)
  return rows.length > 0
}

/** Releases the lease. */
export async function leaveTurn(db: Executor, holder: string): Promise<void> {
  await db.deleteFrom('telegram_turn').where('holder', '=', holder).execute()
}
