import type { Executor } from '../../database/database.ts'
import type { LivePublisher } from '../../live/live-message.ts'
import { detachDevices } from '../push/index.ts'
import { deleteSessions, type SessionsToEnd } from './sessions-store.ts'

/**
 * The one way in which sessions end before their time: on logout, on a password change, by an admin. Their tokens are
 * worth nothing from the commit on, and their live events end with it on every process,
 * which forget who was calling by them. Devices that they registered are pushed nothing any more.
 */
export async function endSessions(
  { db, live }: { db: Executor; live: LivePublisher },
  which: SessionsToEnd,
): Promise<void> {
  const end = async (executor: Executor) => {
    const hashes = await deleteSessions(executor, which)
    await detachDevices(executor, hashes)
    return hashes
  }
  await live.endSessions(db.isTransaction ? await end(db) : await db.transaction().execute(end))
}
