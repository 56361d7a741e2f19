import type { DuePayment, Payment, PaymentStanding, StaffPayment } from '@qadam/contract'
import { daysBetween, schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import type { DueRecord, PaymentRecord } from './payments-store.ts'

export function presentStanding(
  { frozen, next_due_on }: { frozen: boolean; next_due_on: string | null },
  { now, timeZone }: SchoolMoment,
): PaymentStanding {
  const today = schoolDay(now, timeZone)
  const days_left_to_payment = next_due_on === null ? null : daysBetween(today, next_due_on)
  return { next_due_on, days_left_to_payment, frozen }
}

export function presentPayment({ id, amount, method, paid_on, months, due_after }: PaymentRecord): Payment {
  return { id, amount, method, paid_on, months, paid_until: due_after }
}

export function presentStaffPayment(record: PaymentRecord): StaffPayment {
  const { cancelled_at, cancelled_by, cancel_reason } = record
  return {
    ...presentPayment(record),
    student: {
      id: record.student_id,
      name: record.student_name,
      phone: record.student_phone,
      group: record.group_name,
    },
    note: record.note,
    recorded_by: record.recorded_by,
    recorded_at: record.recorded_at.toISOString(),
    cancelled: cancelled_at && {
      at: cancelled_at.toISOString(),
      by: cancelled_by ?? '',
      reason: cancel_reason ?? '',
    },
  }
}

export function presentDue(record: DueRecord, moment: SchoolMoment): DuePayment {
  const { id, name, phone, group_id, group_name, curator_name, curator_phone, last_amount, last_paid_on } =
    record
  return {
    ...presentStanding(record, moment),
    student: { id, name, phone },
    group: group_id === null || group_name === null ? null : { id: group_id, name: group_name },
    curator:
      curator_name === null || curator_phone === null ? null : { name: curator_name, phone: curator_phone },
    last_payment:
      last_amount === null || last_paid_on === null ? null : { amount: last_amount, paid_on: last_paid_on },
  }
}
