import type { PaymentRecord } from './payments-store.ts'

const header = [
  'id',
  'paid_on',
  'student',
  'phone',
  'group',
  'amount',
  'method',
  'months',
  'paid_until',
  'note',
  'recorded_by',
  'recorded_at',
  'cancelled_at',
  'cancel_reason',
]

/**
 * A table for spreadsheets: RFC 4180, in UTF-8 with the mark that Excel wants. A cell that a spreadsheet would run as a formula
 * begins with an apostrophe.
 */
export function paymentsCsv(records: readonly PaymentRecord[]): string {
  const rows = records.map((record) => [
    String(record.id),
    record.paid_on,
    record.student_name,
    record.student_phone,
    record.group_name ?? '',
    String(record.amount),
    record.method,
    String(record.months),
    record.due_after,
    record.note,
    record.recorded_by ?? '',
    record.recorded_at.toISOString(),
    record.cancelled_at?.toISOString() ?? '',
    record.cancel_reason ?? '',
  ])
  return csvTable([header, ...rows])
}

/** A table for spreadsheets, its first row the header: see `paymentsCsv`. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  // A phone in E.164 is a number to a spreadsheet, and no formula; so is what is less than nothing.
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[0-9]+(?:\.[0-9]+)?$/.test(value)
  const plain = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
