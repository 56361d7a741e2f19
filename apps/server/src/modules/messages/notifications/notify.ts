import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { getLanguage } from '../../base/people/index.ts'
import { queuePush } from '../push/index.ts'
import type { Notice } from './define-notice.ts'
import { insertNotification } from './notifications-store.ts'
import { presentNotification } from './present-notification.ts'

/** One event that a person is to be notified of. */
export type Notified<Params, Place> = {
  personId: number
  /** Makes the text in the reader's language, whenever they read it. */
  params: Params
  /** Deduplicates: names its one event; a second one of the same key is dropped. */
  key: string
  /** What the link of the notice needs. */
} & (unknown extends Place ? object : { place: Place })

/**
 * Adds a notification to the person's list, once, in the caller's transaction, and leaves it to be pushed to their devices.
 * @returns what to publish (`context.live.publish(...messages)`) so that an open app shows it; empty for a duplicate.
 */
export async function notify<Params, Place>(
  db: Executor,
  notice: Notice<string, Params, Place>,
  { personId, params, key, ...rest }: Notified<Params, Place>,
  now: Date,
): Promise<readonly LiveMessage[]> {
  const { kind, topic } = notice
  const link = notice.link(('place' in rest ? rest.place : undefined) as Place) // absent only where no link reads it
  const id = await insertNotification(db, { personId, kind, params, link, key }, now)
  if (id === undefined) return []
  await queuePush(db, { notificationId: id, personId, topic }, now)
  const lang = await getLanguage(db, personId)
  const record = { id, kind, params, link, created_at: now, isRead: false }
  return [{ to: personId, event: 'notification', data: presentNotification(record, lang) }]
}
