import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { accountFrozen, markNoticeRead, notify, paymentDue } from '../../messages/notifications/index.ts'
import { reachBySms } from '../../messages/sms/index.ts'

interface Frozen {
  id: number
  /** `YYYY-MM-DD` */
  dueOn: string
  /** Of the notification: the same again tells nothing. */
  key: string
  bySms: boolean
}

/**
 * Notifies a student whose account was just frozen, in the same transaction; reminders of the date that has passed are
 * told no more. @returns what to publish.
 */
export async function notifyOfFreeze(
  db: Executor,
  { id, dueOn, key, bySms }: Frozen,
  now: Date,
): Promise<LiveMessage[]> {
  if (bySms) await reachBySms(db, id, now)
  await markNoticeRead(db, id, paymentDue, now)
  const messages = await notify(db, accountFrozen, { personId: id, params: { due_on: dueOn }, key }, now)
  return [...messages, { to: id, event: 'account', data: { status: 'freezed' } }]
}
