import type { Database } from '../../../database/database.ts'
import type { LiveMessage, LivePublisher } from '../../../live/live-message.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { newAnnouncement, notify } from '../../messages/notifications/index.ts'
import { listRecipients, lockUnsentAnnouncement, saveSentUpTo } from './announcements-store.ts'

/** Students per transaction: on the embedded database it blocks all other statements. */
const BATCH = 50

interface Tools {
  db: Database
  live: LivePublisher
}

/**
 * Notifies students of every announcement that is shown and that they were not notified of, batch by batch. The cursor
 * is stored with each batch, so that it resumes there after a crash; one that is ended meanwhile is sent no further.
 */
export async function notifyOfAnnouncements(
  { db, live }: Tools,
  { now, timeZone }: SchoolMoment,
): Promise<void> {
  const today = schoolDay(now, timeZone)
  for (;;) {
    const liveMessages = await db.transaction().execute(async (transaction) => {
      const announcement = await lockUnsentAnnouncement(transaction, today)
      if (!announcement) return undefined
      const { id, title } = announcement
      const recipients = await listRecipients(transaction, announcement, BATCH)
      const about = { params: { title }, place: { announcement_id: id }, key: `announcement:${id}` }
      const messages: LiveMessage[] = []
      for (const personId of recipients)
        messages.push(...(await notify(transaction, newAnnouncement, { ...about, personId }, now)))
      await saveSentUpTo(transaction, id, {
        upTo: recipients.at(-1) ?? announcement.told_up_to,
        wholeAt: recipients.length < BATCH ? now : null,
      })
      return messages
    })
    if (!liveMessages) return
    live.publish(...liveMessages)
  }
}
