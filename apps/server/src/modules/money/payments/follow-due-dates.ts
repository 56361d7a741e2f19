import { limits } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import type { LiveMessage, LivePublisher } from '../../../live/live-message.ts'
import { addDays, schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { notify, paymentDue } from '../../messages/notifications/index.ts'
import { freezeOverdue, listDueBetween } from '../../base/people/index.ts'
import { reachBySms, tellsOfPayments } from '../../messages/sms/index.ts'
import { notifyOfFreeze } from './notify-of-freeze.ts'

/** So many students in one transaction. */
const BATCH = 200

interface Tools {
  db: Database
  live: LivePublisher
}

/** Freezes every account whose payment is past due, batch by batch, and notifies the students. Idempotent. */
export async function freezeUnpaid({ db, live }: Tools, { now, timeZone }: SchoolMoment): Promise<void> {
  const today = schoolDay(now, timeZone)
  for (;;) {
    const { ids, liveMessages } = await db.transaction().execute(async (transaction) => {
      const frozen = await freezeOverdue(transaction, today, BATCH)
      const bySms = await tellsOfPayments(transaction)
      const messages: LiveMessage[] = []
      for (const { id, next_due_on: dueOn } of frozen) {
        // A date that was set back and passed again notifies again.
        const key = `account_frozen:${dueOn}:${today}`
        messages.push(...(await notifyOfFreeze(transaction, { id, dueOn, key, bySms }, now)))
      }
      return { ids: frozen.map(({ id }) => id), liveMessages: messages }
    })
    if (ids.length === 0) return
    await live.peopleChanged(ids)
    live.publish(...liveMessages)
  }
}

/** Reminds every student whose payment is near, once a due date. */
export async function remindOfPayments({ db, live }: Tools, { now, timeZone }: SchoolMoment): Promise<void> {
  const from = schoolDay(now, timeZone)
  const to = addDays(from, limits.payment.reminderDays)
  for (let after = 0; ;) {
    const due = await listDueBetween(db, { from, to, after, limit: BATCH })
    const last = due.at(-1)
    if (!last) return
    after = last.id
    const liveMessages = await db.transaction().execute(async (transaction) => {
      const bySms = await tellsOfPayments(transaction)
      const messages: LiveMessage[] = []
      for (const { id, next_due_on } of due) {
        if (bySms) await reachBySms(transaction, id, now)
        const about = { personId: id, params: { due_on: next_due_on }, key: `payment_due:${next_due_on}` }
        messages.push(...(await notify(transaction, paymentDue, about, now)))
      }
      return messages
    })
    live.publish(...liveMessages)
  }
}
