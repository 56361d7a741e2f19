import type { Executor } from '../../../database/database.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { detachDevices } from '../../messages/push/index.ts'
import { deleteSessions, type SessionsToEnd } from './sessions-store.ts'

/**
 * The only place where sessions end early: on logout, on a password change, by an admin. Their tokens are invalid
 * from the commit on, their live events end with it on every process,
 * and cached callers are invalidated. Devices that they registered receive no more pushes.
 * @returns how many ended.
 */
export async function endSessions(
  { db, live }: { db: Executor; live: LivePublisher },
  which: SessionsToEnd,
): Promise<number> {
  const end = async (executor: Executor) => {
    const hashes = await deleteSessions(executor, which)
    await detachDevices(executor, hashes)
    return hashes
  }
  const hashes = db.isTransaction ? await end(db) : await db.transaction().execute(end)
  await live.endSessions(hashes)
  return hashes.length
}
