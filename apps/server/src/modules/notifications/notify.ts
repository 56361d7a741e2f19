import type { Executor } from '../../database/database.ts'
import type { LiveMessage } from '../../live/live-message.ts'
import { getLanguage } from '../people/index.ts'
import { queuePush } from '../push/index.ts'
import { topicOf, type NewNotification } from './notification-kinds.ts'
import { insertNotification } from './notifications-store.ts'
import { presentNotification } from './present-notification.ts'

/**
 * Adds a notification to the person's list, once, in the caller's transaction, and leaves it to be pushed to their devices.
 * @returns what to publish (`context.live.publish(...told)`) so that an open app shows it; empty for a duplicate.
 */
export async function notify(
  db: Executor,
  notification: NewNotification,
  now: Date,
): Promise<readonly LiveMessage[]> {
  const id = await insertNotification(db, notification, now)
  if (id === undefined) return []
  const { personId, kind, params, link } = notification
  await queuePush(db, { notificationId: id, personId, topic: topicOf[kind] }, now)
  const lang = await getLanguage(db, personId)
  const record = { id, kind, params, link, created_at: now, isRead: false }
  return [{ to: personId, event: 'notification', data: presentNotification(record, lang) }]
}
