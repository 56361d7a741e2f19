import { limits } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { addDays, schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { notify, streakInDanger } from '../../messages/notifications/index.ts'
import { findActiveStudents } from '../../base/people/index.ts'
import { settleStreak } from './streak.ts'
import { listUnearnedStreaks } from './streaks-store.ts'

/** So many students in one transaction. */
const BATCH = 200

/** Notifies every student with a live streak who has not earned today, once a day. */
export async function warnOfStreakDanger(
  { db, live }: { db: Database; live: LivePublisher },
  { now, timeZone }: SchoolMoment,
): Promise<void> {
  const today = schoolDay(now, timeZone)
  // What was missed before that no freezes can cover.
  const coveredFrom = addDays(today, -1 - limits.streak.maxFreezes)
  for (let after = 0; ;) {
    const streaks = await listUnearnedStreaks(db, { today, coveredFrom, after, limit: BATCH })
    const last = streaks.at(-1)
    if (!last) return
    after = last.person_id
    const liveMessages = await db.transaction().execute(async (transaction) => {
      const ids = streaks.map(({ person_id }) => person_id)
      const active = await findActiveStudents(transaction, ids)
      const messages = []
      for (const { person_id, ...record } of streaks) {
        const { current, freezes } = settleStreak(record, today).streak
        if (current === 0 || !active.has(person_id)) continue
        const params = { days: current, freezes }
        const about = { personId: person_id, params, key: `streak_in_danger:${today}` }
        messages.push(...(await notify(transaction, streakInDanger, about, now)))
      }
      return messages
    })
    live.publish(...liveMessages)
  }
}
