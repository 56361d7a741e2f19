import type { Lang, OnlineTransaction } from '@qadam/contract'
import {
  codeColumn,
  momentColumn,
  numberColumn,
  studentColumns,
  textColumn,
} from '../../../actions/table-columns.ts'
import type { TableColumn } from '../../../actions/table-reply.ts'
import type { ListedTransaction } from './transactions-store.ts'

export function presentTransaction(record: ListedTransaction): OnlineTransaction {
  const { id, provider, provider_id, account, amount, months, state, cancel_reason } = record
  return {
    id,
    provider,
    provider_id,
    student: {
      id: record.student_id,
      name: record.student_name,
      phone: record.student_phone,
      group: record.group_name,
    },
    account,
    amount,
    months,
    state,
    created_at: record.created_at.toISOString(),
    performed_at: record.performed_at?.toISOString() ?? null,
    cancelled_at: record.cancelled_at?.toISOString() ?? null,
    cancel_reason,
    payment_cancelled: record.payment_cancelled,
  }
}

/** What an export tells of a transaction. */
export function transactionColumns(lang: Lang): TableColumn<ListedTransaction>[] {
  return [
    codeColumn('provider', lang, ({ provider }) => provider),
    textColumn('provider_id', ({ provider_id }) => provider_id),
    textColumn('provider_document', ({ provider_document }) => provider_document),
    codeColumn('state', lang, ({ state }) => `transaction_${state}`),
    ...studentColumns<ListedTransaction>(({ student_id, student_name, student_phone, group_name }) => {
      return { id: student_id, name: student_name, phone: student_phone, group: group_name }
    }),
    textColumn('account', ({ account }) => account),
    numberColumn('sum', ({ amount }) => amount),
    numberColumn('months', ({ months }) => months),
    momentColumn('begun_at', ({ created_at }) => created_at),
    momentColumn('paid_at', ({ performed_at }) => performed_at),
    momentColumn('cancelled_at', ({ cancelled_at }) => cancelled_at),
    numberColumn('cancel_reason', ({ cancel_reason }) => cancel_reason),
    numberColumn('payment_id', ({ payment_id }) => payment_id),
  ]
}
