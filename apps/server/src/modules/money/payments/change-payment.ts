import { SchoolError, type PaymentMethod } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import type { SchoolMoment } from '../../base/calendar/index.ts'
import type { PayingStudent } from '../../base/people/index.ts'
import { dayOfMonth, takeBack } from './due-date.ts'
import { lockPayer, moveDueDate } from './move-due-date.ts'
import {
  findDueDay,
  findPayer,
  getPayment,
  listLater,
  markCancelled,
  saveDates,
  savePaymentDetails,
  type PaymentRecord,
} from './payments-store.ts'
import type { Recorded } from './record-payment.ts'

interface Details {
  amount: number
  method: PaymentMethod
  paid_on: string
  note: string
}

interface Correction extends Details {
  payment_id: number
  reason: string
  /** What was on the screen of the admin who corrects. */
  seen?: Details | undefined
}

const isSame = (a: Details, b: Details): boolean =>
  a.amount === b.amount && a.method === b.method && a.paid_on === b.paid_on && a.note === b.note

/**
 * Corrects what was written down wrong, once; the due date stays.
 * @throws SchoolError not_found; conflict for a payment that is cancelled, or not the one that was seen.
 */
export async function correctPayment(
  db: Executor,
  { payment_id, reason, seen, ...details }: Correction,
  staffId: number,
  { now }: SchoolMoment,
): Promise<Recorded> {
  const { student, payment } = await lockPayment(db, payment_id)
  if (payment.cancelled_at) throw new SchoolError('conflict')
  if (isSame(payment, details)) return { paymentId: payment.id, standing: student, messages: [] }
  if (seen && !isSame(payment, seen)) throw new SchoolError('conflict')
  await savePaymentDetails(db, payment.id, details)
  const { amount, method, paid_on, note } = payment
  await recordAudit(db, {
    at: now,
    staffId,
    action: 'payment_correct',
    subject: { kind: 'student', id: student.id },
    before: { payment_id, amount, method, paid_on, note },
    after: { payment_id, ...details },
    reason,
  })
  return { paymentId: payment.id, standing: student, messages: [] }
}

/**
 * Cancels a payment that did not happen, once: the due date goes back by its months, and where it is past then, the account is
 * frozen in the same transaction: the freeze that the payment ended goes on.
 * @throws SchoolError not_found
 */
export async function cancelPayment(
  db: Executor,
  { payment_id, reason }: { payment_id: number; reason: string },
  /** Null where the provider took it back. */
  staffId: number | null,
  moment: SchoolMoment,
): Promise<Recorded> {
  const { student, payment } = await lockPayment(db, payment_id)
  if (payment.cancelled_at) return { paymentId: payment.id, standing: student, messages: [] }
  const { next_due_on: from } = student
  const due_day = from === null ? 1 : ((await findDueDay(db, student.id, from)) ?? dayOfMonth(from))
  const later = await listLater(db, student.id, payment.id)
  const back = takeBack({ next_due_on: from, due_day }, payment, later)
  await markCancelled(db, payment.id, { staffId, reason, at: moment.now })
  for (const one of back.later) await saveDates(db, one)
  const { standing, messages } = await moveDueDate(db, student, back.next_due_on, moment, payment.id)
  if (staffId !== null)
    await recordAudit(db, {
      at: moment.now,
      staffId,
      action: 'payment_cancel',
      subject: { kind: 'student', id: student.id },
      before: { payment_id, amount: payment.amount, next_due_on: from, frozen: student.frozen },
      after: { payment_id, next_due_on: back.next_due_on, frozen: standing.frozen },
      reason,
    })
  return { paymentId: payment.id, standing, messages }
}

/** Student and payment, locked until the transaction ends. */
async function lockPayment(
  db: Executor,
  paymentId: number,
): Promise<{ student: PayingStudent; payment: PaymentRecord }> {
  const studentId = await findPayer(db, paymentId)
  const student = studentId === undefined ? undefined : await lockPayer(db, studentId)
  if (!student) throw new SchoolError('not_found')
  return { student, payment: await getPayment(db, paymentId) }
}
