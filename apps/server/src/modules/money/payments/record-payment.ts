import { SchoolError, type PaymentMethod } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import type { PayingStudent } from '../../base/people/index.ts'
import { dayOfMonth, dueAfterPayment } from './due-date.ts'
import { lockPayer, moveDueDate } from './move-due-date.ts'
import { findDueDay, findPaymentOfRequest, insertPayment } from './payments-store.ts'

export interface PaymentInput {
  student_id: number
  /** Whole soʻm. */
  amount: number
  method: PaymentMethod
  /** `YYYY-MM-DD` */
  paid_on: string
  months: number
  note: string
  /** A repeat of the same request changes nothing. */
  request_id: string | null
  /** Null where no person took it. */
  staffId: number | null
}

export interface Recorded {
  paymentId: number
  standing: PayingStudent
  messages: readonly LiveMessage[]
}

/**
 * Writes a payment down and moves the due date, in the caller's transaction.
 * @throws SchoolError not_found for a person who is no student; conflict where the request id was used for another
 *   payment, or the account is closed: a due date would remind and freeze a student who left.
 */
export async function recordPayment(
  db: Executor,
  input: PaymentInput,
  moment: SchoolMoment,
): Promise<Recorded> {
  const student = await lockPayer(db, input.student_id)
  if (!student) throw new SchoolError('not_found')
  const { staffId, ...payment } = input
  // The student is locked: of two requests of one name the later one finds what the earlier one wrote.
  const before = input.request_id === null ? undefined : await findPaymentOfRequest(db, input.request_id)
  if (before) {
    if (before.student_id !== student.id || before.amount !== input.amount) throw new SchoolError('conflict')
    return { paymentId: before.id, standing: student, messages: [] }
  }
  if (student.closed_at !== null) throw new SchoolError('conflict', { reason: 'closed' })
  const today = schoolDay(moment.now, moment.timeZone)
  const { next_due_on: from } = student
  const known = from === null ? undefined : await findDueDay(db, student.id, from)
  const due = dueAfterPayment(
    { next_due_on: from, due_day: known ?? dayOfMonth(from ?? today) },
    { frozen: student.frozen, today, months: input.months },
  )
  const paymentId = await insertPayment(db, {
    ...payment,
    due_before: from,
    due_after: due.next_due_on,
    due_day: due.due_day,
    recorded_by: staffId,
    recorded_at: moment.now,
  })
  // Of another student's request, which committed just now.
  if (paymentId === undefined) throw new SchoolError('conflict')
  const { standing, messages } = await moveDueDate(db, student, due.next_due_on, moment)
  if (staffId !== null)
    await recordAudit(db, {
      at: moment.now,
      staffId,
      action: 'payment_record',
      subject: { kind: 'student', id: student.id },
      before: { next_due_on: from, frozen: student.frozen },
      after: {
        next_due_on: due.next_due_on,
        frozen: standing.frozen,
        amount: input.amount,
        payment_id: paymentId,
      },
    })
  return { paymentId, standing, messages }
}
