import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openList } from '../../open-enum.ts'
import {
  onlineTransaction,
  paymentProvider,
  statementDifference,
  statementLimits,
  studentPrice,
  transactionState,
} from '../../entities/online-payment.ts'
import { calendarDay, day, id, noInput, text, wholeNumber } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { defineList, searchWords } from '../../list.ts'

const { maxAmount, page: pageSize } = limits.payment
const price = z.nullable(wholeNumber(1, maxAmount))

export const transactionsList = defineList('payment_transactions', {
  access: allowed('admin', 'own groups'),
  summary: `What Payme and Click told us, newest first, ${pageSize} a page; the sum counts what is paid`,
  search: {
    provider: z.optional(paymentProvider),
    state: z.optional(transactionState),
    student_id: z.optional(id),
    /** First and last day on which they began. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** Part of the provider’s id or of a name, or an account number. */
    query: searchWords,
  },
  // The list of who has to pay has a `state` beside it.
  address: { state: 'stage' },
  hideable: ['time', 'provider_id'],
  pagesize: pageSize,
  row: onlineTransaction,
  /** Whole soʻm. */
  beside: { sum: z.int() },
  exports: {
    name: 'payment_transactions_export',
    access: allowed('admin', 'own groups'),
    summary: 'Transactions of at most a year and a day, as a file for spreadsheets',
    search: { from: calendarDay, to: calendarDay },
  },
})

export const onlinePaymentsStaffActions = defineActions({
  ...transactionsList.actions,

  payment_prices: {
    access: allowed('admin', 'nobody'),
    summary: 'What a month costs, for the school and for each group, and who takes payments online',
    input: noInput,
    output: z.object({
      school: z.nullable(z.int()),
      groups: z.array(z.object({ id: z.int(), name: z.string(), price: z.nullable(z.int()) })),
      providers: openList(paymentProvider),
    }),
  },

  payment_price_set: {
    access: allowed('admin', 'own groups'),
    summary:
      'Set what a month costs: the school’s price, or that of a group or a student (at most one of them); null leaves it ' +
      'to the wider one. Again changes nothing; a conflict: the price is not `seen` any more',
    input: z.object({
      group_id: z.optional(id),
      student_id: z.optional(id),
      price,
      /** The price that was on the screen; where it was changed since, nothing is changed. */
      seen: z.optional(price),
    }),
    output: z.object({ price: z.nullable(z.int()) }),
    errors: ['not_found', 'conflict'],
  },

  payment_student_price: {
    access: allowed('admin', 'own groups'),
    summary: 'What a month costs a student, and by which account number they pay online',
    input: z.object({ student_id: id }),
    output: studentPrice,
    errors: ['not_found'],
  },

  payments_reconcile: {
    access: allowed('admin', 'own groups'),
    summary:
      'Compare the provider’s statement (CSV of its cabinet) of these days with what we have, by the provider’s ids; ' +
      'changes nothing',
    input: z.object({ provider: paymentProvider, from: day, to: day, csv: text(statementLimits.length, 1) }),
    output: z.object({
      /** Rows of the statement that were read, and how many of them agree. */
      rows: z.int(),
      agreed: z.int(),
      differences: z.array(statementDifference),
    }),
  },
})
