import type { Executor } from '../../database/database.ts'
import type { LivePublisher } from '../../live/live-message.ts'
import { detachDevices } from '../push/index.ts'
import { deleteSessions, type SessionsToEnd } from './sessions-store.ts'

/**
 * The one way in which sessions end before their time: on logout, on a password change, by an admin. Their tokens are
 * worth nothing from the commit on, and their live events end with it on every process,
 * which forget who was calling by them. Devices that they registered are pushed nothing any more.
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
