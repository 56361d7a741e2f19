import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { frozenSince, schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { accountUnfrozen, notify } from '../../messages/notifications/index.ts'
import {
  lockPayingStudent,
  savePaymentStanding,
  type LockedPayer,
  type PayingStudent,
} from '../../base/people/index.ts'
import { tellsOfPayments } from '../../messages/sms/index.ts'
import { endPaymentFreeze, lockStreak } from '../../rewards/streaks/index.ts'
import { notifyOfFreeze } from './notify-of-freeze.ts'

/** A student, locked for payments until the transaction ends. The streak is locked first, as everywhere. */
export async function lockPayer(db: Executor, studentId: number): Promise<LockedPayer | undefined> {
  await lockStreak(db, studentId)
  return await lockPayingStudent(db, studentId)
}

/**
 * Moves the due date of a student who is locked, in the caller's transaction. A date that is not past unfreezes: the days of
 * the freeze are stored as such, and the student is notified.
 * @param takenBack the payment that was: then a past date freezes at once, else in the next hour's job
 * @returns how the account stands, and what to publish.
 */
export async function moveDueDate(
  db: Executor,
  student: PayingStudent,
  nextDueOn: string | null,
  moment: SchoolMoment,
  takenBack?: number,
): Promise<{ standing: PayingStudent; messages: readonly LiveMessage[] }> {
  const today = schoolDay(moment.now, moment.timeZone)
  const isPast = nextDueOn !== null && nextDueOn < today
  const frozen = isPast && (student.frozen || takenBack !== undefined)
  const standing = { id: student.id, frozen, next_due_on: nextDueOn }
  const isOver = student.frozen && !frozen
  const from = frozenSince(student)
  if (isOver && from !== undefined) await endPaymentFreeze(db, student.id, from, moment)
  await savePaymentStanding(db, student.id, { nextDueOn, frozen })
  if (frozen && !student.frozen) {
    const bySms = await tellsOfPayments(db)
    const key = `account_frozen:taken_back:${takenBack}`
    return {
      standing,
      messages: await notifyOfFreeze(db, { id: student.id, dueOn: nextDueOn, key, bySms }, moment.now),
    }
  }
  // Open apps count the days anew, also where nothing was frozen.
  const refresh: LiveMessage = {
    to: student.id,
    event: 'account',
    data: { status: frozen ? 'freezed' : 'active' },
  }
  if (!isOver) return { standing, messages: [refresh] }
  const key = `account_unfrozen:${moment.now.toISOString()}`
  const about = { personId: student.id, params: { due_on: nextDueOn }, key }
  const messages = await notify(db, accountUnfrozen, about, moment.now)
  return { standing, messages: [...messages, refresh] }
}
