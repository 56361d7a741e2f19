import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

// By the database's clock: those of the processes may differ.
const endOfLease = (lease_s: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${lease_s})`

/** Takes the lock on an upload. @returns false where another holds it; that one is requested to release it. */
export async function takeLock(
  db: Executor,
  uploadId: string,
  holder: string,
  lease_s: number,
): Promise<boolean> {
  const taken = await db
    .insertInto('upload_locks')
    .values({ upload_id: uploadId, holder, expires_at: endOfLease(lease_s) })
    .onConflict((conflict) =>
      conflict
        .column('upload_id')
        .doUpdateSet({ holder, expires_at: endOfLease(lease_s), wanted: false })
        .where('upload_locks.expires_at', '<', sql<Date>`clock_timestamp()`),
    )
    .returning('upload_id')
    .executeTakeFirst()
  if (taken) return true
  await db.updateTable('upload_locks').set({ wanted: true }).where('upload_id', '=', uploadId).execute()
  return false
}

/** Renews a lock. @returns whether another request wants it, or it is lost already: reasons to stop. */
export async function renewLock(
  db: Executor,
  uploadId: string,
  holder: string,
  lease_s: number,
): Promise<boolean> {
  const held = await db
    .updateTable('upload_locks')
    .set({ expires_at: endOfLease(lease_s) })
    .where('upload_id', '=', uploadId)
    .where('holder', '=', holder)
    .returning('wanted')
    .executeTakeFirst()
  return held?.wanted ?? true
}

export async function releaseLock(db: Executor, uploadId: string, holder: string): Promise<void> {
  await db.deleteFrom('upload_locks').where('upload_id', '=', uploadId).where('holder', '=', holder).execute()
}

/** Deletes the locks of processes that died. */
export async function sweepLocks(db: Executor): Promise<void> {
  await db
    .deleteFrom('upload_locks')
    .where('expires_at', '<', sql<Date>`clock_timestamp()`)
    .execute()
}
