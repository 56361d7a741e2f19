import { pushLimits } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { getLanguage, getName, getPaymentStanding } from '../people/index.ts'
import type { PushedNotification, PushMessage } from '../push/index.ts'
import { writeNotification } from './notification-kinds.ts'
import { findNotification } from './notifications-store.ts'
import { writeForParent } from './parent-texts.ts'
import { isStillTrue, writeForSms } from './sms-texts.ts'

/**
 * A notification as a device shows it, in its student's language; undefined for one that the student read or removed
 * already. A parent gets theirs all the same, in its own text.
 * @param paymentLink where a parent pays, if the school has such a place.
 */
export async function findPushMessage(
  db: Executor,
  { notification_id, reader, is_shared, to }: PushedNotification,
  paymentLink: () => Promise<string | null>,
): Promise<PushMessage | undefined> {
  const record = await findNotification(db, notification_id)
  if (!record) return undefined
  const lang = await getLanguage(db, record.person_id)
  const tag = `n${record.id}`
  if (reader === 'parent') {
    const text = writeForParent(record.kind, record.params, await getName(db, record.person_id), lang)
    if (!text) return undefined
    return { title: text.title, body: cut(text.detail), url: (await paymentLink()) ?? '', tag, lang }
  }
  if (record.isRead || record.isRemoved) return undefined
  if (to.provider === 'sms') {
    // An SMS costs: none is sent that is no longer true.
    const isTrue = isStillTrue(record, await getPaymentStanding(db, record.person_id))
    const body = isTrue ? writeForSms(record.kind, record.params, lang) : undefined
    return body === undefined ? undefined : { title: '', body, url: '', tag, lang }
  }
  const { title, detail } = writeNotification(record.kind, record.params, lang)
  // Where two students read, each must know what is theirs.
  const whose = is_shared ? `${await getName(db, record.person_id)}: ` : ''
  return { title: whose + title, body: cut(detail), url: record.link ?? '/notifications', tag, lang }
}

/** A push service takes 4 KB; what a screen shows of a text is less. */
function cut(text: string): string {
  const letters = [...text]
  if (letters.length <= pushLimits.bodyMaxLength) return text
  return `${letters.slice(0, pushLimits.bodyMaxLength - 1).join('')}…`
}
