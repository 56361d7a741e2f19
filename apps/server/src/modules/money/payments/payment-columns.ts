import type { Lang } from '@qadam/contract'
import {
  codeColumn,
  dayColumn,
  momentColumn,
  numberColumn,
  studentColumns,
  textColumn,
} from '../../../actions/table-columns.ts'
import type { TableColumn } from '../../../actions/table-reply.ts'
import type { PaymentRecord } from './payments-store.ts'

/** What an export tells of a payment. */
export function paymentColumns(lang: Lang): TableColumn<PaymentRecord>[] {
  return [
    numberColumn('id', ({ id }) => id),
    dayColumn('paid_on', ({ paid_on }) => paid_on),
    ...studentColumns<PaymentRecord>(({ student_id, student_name, student_phone, group_name }) => {
      return { id: student_id, name: student_name, phone: student_phone, group: group_name }
    }),
    numberColumn('sum', ({ amount }) => amount),
    codeColumn('method', lang, ({ method }) => method),
    numberColumn('months', ({ months }) => months),
    dayColumn('paid_until', ({ due_after }) => due_after),
    textColumn('note', ({ note }) => note),
    textColumn('recorded_by', ({ recorded_by }) => recorded_by),
    momentColumn('recorded_at', ({ recorded_at }) => recorded_at),
    momentColumn('cancelled_at', ({ cancelled_at }) => cancelled_at),
    textColumn('cancel_reason', ({ cancel_reason }) => cancel_reason),
  ]
}
