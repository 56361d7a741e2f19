import type { PaymentMethod } from '@qadam/contract'
import type { Database } from '../database/database.ts'
import {
  addDays,
  daysBetween,
  schoolDay,
  startOfDay,
  type SchoolDay,
  type SchoolMoment,
} from '../modules/base/calendar/index.ts'
import { addMonths, recordPayment } from '../modules/money/payments/index.ts'
import type { TimeZone } from '../time/time-zone.ts'

const hour_ms = 3_600_000
/** Whole soʻm, of every student of the demo. */
const monthlyPrice = 500_000
const methods: readonly PaymentMethod[] = ['card', 'cash', 'transfer']
/** How long before the due date the demo's students pay. */
const early_days = 2

export interface PastPayment {
  studentId: number
  at: Date
  months: number
}

interface PaidSoFar {
  /** The due date before any payment. */
  firstDueOn: SchoolDay
  payments: Omit<PastPayment, 'studentId'>[]
}

/** What a student has paid since they joined, month by month, for the next payment to be due on that day. */
export function paidSoFar(joinedAt: Date, nextDueOn: SchoolDay, { now, timeZone }: SchoolMoment): PaidSoFar {
  const dueDay = Number(nextDueOn.slice(8))
  const monthsBefore = (count: number) => addMonths(nextDueOn, -count, dueDay)
  const joinedOn = schoolDay(joinedAt, timeZone)
  const count = Math.max(1, Math.round(daysBetween(joinedOn, nextDueOn) / 30))
  // Counted from a month too short for the day, the payments would end on another one. The month before is long enough.
  const paidMonths = monthsBefore(count).endsWith(nextDueOn.slice(8)) ? count : count + 1
  const payments = Array.from({ length: count }, (_, index) => {
    if (index === 0) return { at: joinedAt, months: paidMonths - count + 1 }
    const noon =
      startOfDay(addDays(monthsBefore(count - index), -early_days), timeZone).getTime() + 12 * hour_ms
    return { at: new Date(Math.min(noon, now.getTime())), months: 1 }
  })
  return { firstDueOn: monthsBefore(paidMonths), payments }
}

/** As if the office had recorded each payment when it was made: the books and the log of changes run in that order. */
export async function recordPastPayments(
  db: Database,
  payments: readonly PastPayment[],
  staffId: number,
  timeZone: TimeZone,
): Promise<void> {
  const inOrder = payments.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { studentId, at, months } of inOrder)
    await recordPayment(
      db,
      {
        student_id: studentId,
        amount: months * monthlyPrice,
        method: methods[studentId % methods.length] ?? 'cash',
        paid_on: schoolDay(at, timeZone),
        months,
        note: '',
        request_id: null,
        staffId,
      },
      { now: at, timeZone },
    )
}
