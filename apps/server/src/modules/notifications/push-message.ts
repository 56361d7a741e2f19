import { pushLimits } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { getLanguage } from '../people/index.ts'
import type { PushMessage } from '../push/index.ts'
import { writeNotification } from './notification-kinds.ts'
import { findUnread } from './notifications-store.ts'

/** A notification as a device shows it, in its reader's language; undefined for one that was read or removed already. */
export async function findPushMessage(
  db: Executor,
  notificationId: number,
): Promise<PushMessage | undefined> {
  const record = await findUnread(db, notificationId)
  if (!record) return undefined
  const lang = await getLanguage(db, record.person_id)
  const { title, detail } = writeNotification(record.kind, record.params, lang)
  return { title, body: cut(detail), url: record.link ?? '/notifications', tag: `n${record.id}`, lang }
}

/** A push service takes 4 KB; what a screen shows of a text is less. */
function cut(text: string): string {
  const letters = [...text]
  if (letters.length <= pushLimits.bodyMaxLength) return text
  return `${letters.slice(0, pushLimits.bodyMaxLength - 1).join('')}…`
}
