import { addDays, type SchoolDay } from '../calendar/index.ts'

/** The day of the month, 1 to 31. */
export function dayOfMonth(day: SchoolDay): number {
  return Number(day.slice(8))
}

/** So many months before or after the month of a day: on `dueDay` of that month, or on its last day where it is shorter. */
export function addMonths(day: SchoolDay, months: number, dueDay: number): SchoolDay {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const first = (at: number) =>
    `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`
  const last = dayOfMonth(addDays(first(month + 1), -1))
  return addDays(first(month), Math.min(dueDay, last) - 1)
}

/** When a student has to pay next, and on which day of the month they do so. */
export interface DueDate {
  next_due_on: SchoolDay | null
  /** 1 to 31; a month that is shorter does not change it. */
  due_day: number
}

/**
 * The due date after a payment for so many months. It counts from the old one, so that paying early loses no day. A
 * frozen student did not study, and owes nothing for that time: for them, as for a first payment, it counts from today.
 */
export function dueAfterPayment(
  due: DueDate,
  { frozen, today, months }: { frozen: boolean; today: SchoolDay; months: number },
): { next_due_on: SchoolDay; due_day: number } {
  const { next_due_on: from, due_day } = due
  const isFromToday = frozen || from === null
  const day = isFromToday ? dayOfMonth(today) : due_day
  const next = addMonths(isFromToday ? today : from, months, day)
  // Paid in the hour between the due date's end and the freeze, or with months that cover too little: never past already.
  return next < today
    ? { next_due_on: addMonths(today, months, dayOfMonth(today)), due_day: dayOfMonth(today) }
    : { next_due_on: next, due_day: day }
}

/**
 * The due date after a payment is cancelled. Where it was the last to move the date, the date is what it was; where others
 * did after it, the date goes back by its months.
 */
export function dueAfterCancel(
  due: DueDate & { next_due_on: SchoolDay },
  payment: { due_before: SchoolDay | null; due_after: SchoolDay; months: number },
): SchoolDay | null {
  if (due.next_due_on === payment.due_after) return payment.due_before
  return addMonths(due.next_due_on, -payment.months, due.due_day)
}
