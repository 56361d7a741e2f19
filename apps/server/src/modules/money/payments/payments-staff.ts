import { duePayments, limits, paymentsList, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit, serveList } from '../../base/audit/index.ts'
import { addDays, schoolDay } from '../../base/calendar/index.ts'
import type { PayingStudent } from '../../base/people/index.ts'
import { cancelPayment, correctPayment } from './change-payment.ts'
import { lockPayer, moveDueDate } from './move-due-date.ts'
import { paymentColumns } from './payment-columns.ts'
import { countPayments, getPayment, listPayments, listPaymentsAfter, pageDue } from './payments-store.ts'
import { presentDue, presentStaffPayment, presentStanding } from './present-payment.ts'
import { recordPayment, type Recorded } from './record-payment.ts'
import { nameOfDays, requireDay, requireDays, requireDaysInOrder } from './school-days.ts'

const { reminderDays } = limits.payment

const paymentRecord = handle(staffActions.payment_record, async (context, input) => {
  requireDayUpToToday(context, input.paid_on, 'paid_on')
  const { request_id = null, ...payment } = input
  return await changing(context, async (db) => {
    return await recordPayment(db, { ...payment, request_id, staffId: context.actor.id }, context)
  })
})

const paymentCorrect = handle(staffActions.payment_correct, async (context, input) => {
  requireDayUpToToday(context, input.paid_on, 'paid_on')
  return await changing(context, async (db) => await correctPayment(db, input, context.actor.id, context))
})

const paymentCancel = handle(staffActions.payment_cancel, async (context, input) => {
  return await changing(context, async (db) => await cancelPayment(db, input, context.actor.id, context))
})

const paymentDueSet = handle(staffActions.payment_due_set, async (context, input) => {
  const { next_due_on, reason, seen, student_id } = input
  if (next_due_on !== null) requireDay(next_due_on, 'next_due_on')
  const standing = await context.db.transaction().execute(async (transaction) => {
    const student = await lockPayer(transaction, student_id)
    if (!student) throw new SchoolError('not_found')
    // A retry whose reply was lost.
    if (student.next_due_on === next_due_on) return student
    // A student who left is not reminded of a date, nor frozen by it.
    if (student.closed_at !== null) throw new SchoolError('conflict', { reason: 'closed' })
    if (seen !== undefined && student.next_due_on !== seen) throw new SchoolError('conflict')
    const moved = await moveDueDate(transaction, student, next_due_on, context)
    await recordAudit(transaction, {
      at: context.now,
      staffId: context.actor.id,
      action: 'payment_due_set',
      subject: { kind: 'student', id: student.id },
      before: { next_due_on: student.next_due_on, frozen: student.frozen },
      after: { next_due_on, frozen: moved.standing.frozen },
      reason,
    })
    context.live.publish(...moved.messages)
    return moved.standing
  })
  await context.live.peopleChanged([standing.id])
  return presentStanding(standing, context)
})

const paid = serveList(paymentsList, {
  find: async ({ db }, filter, slice) => {
    requireDays(filter)
    return { rows: await listPayments(db, filter, slice), ...(await countPayments(db, filter)) }
  },
  present: presentStaffPayment,
  file: {
    name: ({ from, to, method }) => {
      requireDaysInOrder(from, to)
      return ['payments', method, nameOfDays(from, to)].filter(Boolean).join('-')
    },
    columns: paymentColumns,
    after: async ({ db }, filter, after, limit) => await listPaymentsAfter(db, filter, after, limit),
    subject: ({ student_id: id }) => (id === undefined ? { kind: 'school' } : { kind: 'student', id }),
  },
})

const due = serveList(duePayments, {
  find: async (context, asked, slice) => {
    const today = schoolDay(context.now, context.timeZone)
    const filter = { ...asked, today, soonUntil: addDays(today, reminderDays) }
    const { rows, counts } = await pageDue(context.db, filter, slice)
    const total = asked.state === 'all' ? counts.overdue + counts.soon : counts[asked.state]
    return { rows, total, counts }
  },
  present: presentDue,
})

export const paymentsStaffActions = {
  payment_record: paymentRecord,
  payment_correct: paymentCorrect,
  payment_cancel: paymentCancel,
  payment_due_set: paymentDueSet,
  ...paid,
  ...due,
}

/** A change to one payment, in a transaction of its own, and what the office sees of it. */
async function changing(context: ActionContext, change: (db: Executor) => Promise<Recorded>) {
  const { paymentId, standing, messages } = await context.db.transaction().execute(change)
  context.live.publish(...messages)
  await context.live.peopleChanged([standing.id])
  return presentRecorded(context, paymentId, standing)
}

async function presentRecorded(context: ActionContext, paymentId: number, standing: PayingStudent) {
  return {
    payment: presentStaffPayment(await getPayment(context.db, paymentId)),
    standing: presentStanding(standing, context),
  }
}

function requireDayUpToToday({ now, timeZone }: ActionContext, day: string, field: string): void {
  requireDay(day, field)
  if (day > schoolDay(now, timeZone))
    throw new SchoolError('validation.failed', { fields: { [field]: 'invalid' } })
}
