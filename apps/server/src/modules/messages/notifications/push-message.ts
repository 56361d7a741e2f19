import { pushLimits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { getLanguage, getName, getPaymentStanding } from '../../base/people/index.ts'
import type { PushedNotification, PushMessage } from '../push/index.ts'
import { findNotification } from './notifications-store.ts'
import { readNotice } from './read-notice.ts'

/**
 * A notification as a device shows it, in its student's language; undefined for one that the student read or removed
 * already. A parent gets theirs all the same, in its own text.
 * @param paymentLink where a parent pays, if the school has such a place.
 * @throws for one that a newer server wrote: its delivery is tried again later, by a server that has its words.
 */
export async function findPushMessage(
  db: Executor,
  { notification_id, reader, is_shared, to }: PushedNotification,
  paymentLink: () => Promise<string | null>,
): Promise<PushMessage | undefined> {
  const record = await findNotification(db, notification_id)
  if (!record) return undefined
  const words = readNotice(record)
  if (!words) throw new Error(`No notification of this code is of the kind ${record.kind}`)
  const lang = await getLanguage(db, record.person_id)
  const tag = `n${record.id}`
  if (reader === 'parent') {
    if (words.parents === 'never') return undefined
    const { title, detail } = words.parents(await getName(db, record.person_id))[lang]
    return { title, body: cut(detail), url: (await paymentLink()) ?? '', tag, lang }
  }
  if (record.isRead || record.isRemoved) return undefined
  if (to.provider === 'sms') {
    if (words.sms === 'never') return undefined
    // An SMS costs: none is sent that is no longer true.
    if (!words.sms.isStillTrue(await getPaymentStanding(db, record.person_id))) return undefined
    return { title: '', body: words.sms.text[lang], url: '', tag, lang }
  }
  const { title, detail } = words.student[lang]
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
