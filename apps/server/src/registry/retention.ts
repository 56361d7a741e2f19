import type { Database } from '../database/database.ts'
import { removeEventsBefore } from '../modules/base/event-log/index.ts'
import { findSchoolSetting } from '../modules/base/school/index.ts'
import { removeRecordingsBefore } from '../modules/learning/practice/index.ts'
import { removeNotificationsBefore } from '../modules/messages/notifications/index.ts'
import { removeDeliveriesBefore } from '../modules/messages/push/index.ts'

/** Deletes what the school has kept for as long as its setting of retention says. */
export async function removeByRetention(db: Database, now: Date): Promise<void> {
  const days = await findSchoolSetting(db, 'retention')
  const daysAgo = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000)
  await removeEventsBefore(db, daysAgo(days.events_days))
  await removeDeliveriesBefore(db, daysAgo(days.deliveries_days))
  await removeNotificationsBefore(db, daysAgo(days.notifications_days))
  await removeRecordingsBefore(db, daysAgo(days.recordings_days))
}
