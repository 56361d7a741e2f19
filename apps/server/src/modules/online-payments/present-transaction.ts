import type { OnlineTransaction } from '@qadam/contract'
import { csvTable } from '../../files/write-csv.ts'
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

const header = [
  'provider',
  'provider_id',
  'document',
  'state',
  'student',
  'phone',
  'group',
  'account',
  'amount',
  'months',
  'created_at',
  'performed_at',
  'cancelled_at',
  'cancel_reason',
  'payment_id',
]

export function transactionsCsv(records: readonly ListedTransaction[]): string {
  const rows = records.map((record) => [
    record.provider,
    record.provider_id,
    record.provider_document ?? '',
    record.state,
    record.student_name,
    record.student_phone,
    record.group_name ?? '',
    record.account,
    String(record.amount),
    String(record.months),
    record.created_at.toISOString(),
    record.performed_at?.toISOString() ?? '',
    record.cancelled_at?.toISOString() ?? '',
    record.cancel_reason === null ? '' : String(record.cancel_reason),
    record.payment_id === null ? '' : String(record.payment_id),
  ])
  return csvTable([header, ...rows])
}
