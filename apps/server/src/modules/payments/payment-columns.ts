import type { Lang } from '@qadam/contract'
import type { TableColumn } from '../../actions/table-reply.ts'
import { codeInWords, exportColumns as header } from '../../i18n/export-words.ts'
import type { PaymentRecord } from './payments-store.ts'

/** What an export tells of a payment. */
export function paymentColumns(lang: Lang): TableColumn<PaymentRecord>[] {
  return [
    { header: header.id, kind: 'number', value: ({ id }) => id },
    { header: header.paid_on, kind: 'day', value: ({ paid_on }) => paid_on },
    { header: header.student, kind: 'text', value: ({ student_name }) => student_name },
    { header: header.phone, kind: 'phone', value: ({ student_phone }) => student_phone },
    { header: header.group, kind: 'text', value: ({ group_name }) => group_name },
    { header: header.sum, kind: 'number', value: ({ amount }) => amount },
    { header: header.method, kind: 'text', value: ({ method }) => codeInWords(method, lang) },
    { header: header.months, kind: 'number', value: ({ months }) => months },
    { header: header.paid_until, kind: 'day', value: ({ due_after }) => due_after },
    { header: header.note, kind: 'text', value: ({ note }) => note },
    { header: header.recorded_by, kind: 'text', value: ({ recorded_by }) => recorded_by },
    { header: header.recorded_at, kind: 'moment', value: ({ recorded_at }) => recorded_at },
    { header: header.cancelled_at, kind: 'moment', value: ({ cancelled_at }) => cancelled_at },
    { header: header.cancel_reason, kind: 'text', value: ({ cancel_reason }) => cancel_reason },
  ]
}
