import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { onlinePayment } from '../../entities/online-payment.ts'
import { duePayment, payment, paymentMethod, paymentStanding, staffPayment } from '../../entities/payment.ts'
import { calendarDay, day, id, noInput, text, wholeNumber } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'
import { limits } from '../../limits.ts'
import { defineList, searchWords } from '../../list.ts'

const { maxAmount, maxMonths, noteMaxLength, page: pageSize } = limits.payment
const amount = wholeNumber(1, maxAmount)
const reason = text(noteMaxLength, 1)

const recorded = z.object({ payment: staffPayment, standing: paymentStanding })

const details = {
  amount,
  method: paymentMethod,
  paid_on: day,
  note: z._default(text(noteMaxLength), ''),
}

export const paymentsList = defineList('payments_list', {
  access: allowed('admin', 'own groups'),
  summary: `What was paid, newest first, ${pageSize} a page; the total counts what is not cancelled`,
  search: {
    student_id: z.optional(id),
    method: z.optional(paymentMethod),
    /** First and last day of payment. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  },
  hideable: ['until', 'note'],
  pagesize: pageSize,
  row: staffPayment,
  /** Whole soʻm. */
  beside: { sum: z.int() },
  exports: {
    name: 'payments_export',
    access: allowed('admin', 'own groups'),
    summary:
      'Payments from one day to another, both optional, of one method or of all, as a file for spreadsheets',
  },
})

export const duePayments = defineList('payments_due', {
  access: allowed('admin', 'own groups'),
  summary: 'Who has to pay: those past their date first, then those whose date is near',
  search: {
    state: z._default(z.enum(['all', 'overdue', 'soon']), 'all'),
    group_id: z.optional(id),
    /** Part of a name or phone. */
    query: searchWords,
  },
  hideable: ['call', 'last'],
  pagesize: pageSize,
  row: duePayment,
  beside: { counts: z.object({ overdue: z.int(), soon: z.int() }) },
})

export const paymentsActions = defineActions({
  payments: {
    access: own,
    summary: 'When the next payment is due, and what was paid, newest first',
    input: noInput,
    output: z.extend(paymentStanding, {
      payment_link: z.nullable(z.string()),
      /** Null where the school takes no payments online, or has no price for the student. */
      online: z.nullable(onlinePayment),
      history: z.array(payment),
    }),
  },
})

/** Money is the office’s: an admin may touch any student’s. */
export const paymentsStaffActions = defineActions({
  ...paymentsList.actions,
  ...duePayments.actions,

  payment_record: {
    access: allowed('admin', 'own groups'),
    summary:
      'A student paid: the due date moves on and the account is active at once; a repeat of `request_id` changes nothing',
    input: z.object({
      student_id: id,
      amount,
      method: paymentMethod,
      paid_on: day,
      months: z._default(wholeNumber(1, maxMonths), 1),
      note: z._default(text(noteMaxLength), ''),
      request_id: z.optional(requestId),
    }),
    output: recorded,
    errors: ['not_found', 'conflict'],
  },

  payment_correct: {
    access: allowed('admin', 'own groups'),
    summary:
      'Amount, method, day or note of a payment were written down wrong; the due date stays. Again changes nothing; a ' +
      'conflict: it is cancelled, or is not `seen` any more',
    input: z.object({
      payment_id: id,
      ...details,
      reason,
      /** What was on the screen; where it was changed since, nothing is changed. */
      seen: z.optional(z.object(details)),
    }),
    output: recorded,
    errors: ['not_found', 'conflict'],
  },

  payment_cancel: {
    access: allowed('admin', 'own groups'),
    summary: 'A payment did not happen: the due date goes back by its months; again changes nothing',
    input: z.object({ payment_id: id, reason }),
    output: recorded,
    errors: ['not_found'],
  },

  payment_due_set: {
    access: allowed('admin', 'own groups'),
    summary:
      'Set a student’s due date by hand; null for one who pays nothing. A date to come unfreezes at once. Again changes ' +
      'nothing; a conflict: the date is not `seen` any more',
    input: z.object({
      student_id: id,
      next_due_on: z.nullable(day),
      reason,
      /** The date that was on the screen; where it was changed since, nothing is changed. */
      seen: z.optional(z.nullable(day)),
    }),
    output: paymentStanding,
    errors: ['not_found', 'conflict'],
  },
})
