import type { Executor } from '../../database/database.ts'
import type { LivePublisher } from '../../live/live-message.ts'
import { deleteSessions, type SessionsToEnd } from './sessions-store.ts'

/**
 * The one way in which sessions end before their time: on logout, on a password change, by an admin. Their tokens are
 * worth nothing from the commit on, and their live events end with it on every process,
 * which forget who was calling by them.
 */
export async function endSessions(
  { db, live }: { db: Executor; live: LivePublisher },
  which: SessionsToEnd,
): Promise<void> {
  await live.endSessions(await deleteSessions(db, which))
}
