import { addDays, daysBetween, type SchoolDay } from '../../base/calendar/index.ts'

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

/** How a payment moved the date. */
export interface DueMove {
  months: number
  due_before: SchoolDay | null
  due_after: SchoolDay
  due_day: number
}

/** Whether it counted from its own day, not from the date before it: the student was frozen, or had no date. */
function isFromOwnDay({ due_before, due_after, due_day, months }: DueMove): boolean {
  const isOnDay = due_before !== null && due_before === addMonths(due_before, 0, due_day)
  return !isOnDay || due_after !== addMonths(due_before, months, due_day)
}

/**
 * Takes a payment back: the date, and how each later payment moved it, become what they had been without it. A later one
 * that counted from its own day owes it nothing. Where the date was moved by hand since, that move stays.
 * @param due as it stands; null where the student pays no more
 * @param later those after it that were not taken back, in their order
 */
export function takeBack<Later extends DueMove>(
  due: DueDate,
  payment: DueMove,
  later: readonly Later[],
): { next_due_on: SchoolDay | null; later: Later[] } {
  const { months } = payment
  const withoutIt = (day: SchoolDay, dueDay: number): SchoolDay | null => {
    if (day === payment.due_after) return payment.due_before
    // Time that was frozen is frozen again, and not given as paid.
    if (payment.due_before !== null && isFromOwnDay(payment))
      return addDays(day, daysBetween(payment.due_after, payment.due_before))
    return addMonths(day, -months, dueDay)
  }
  const changed: Later[] = []
  for (const move of later) {
    const { due_before, due_after, due_day } = move
    const before = later[changed.length - 1]
    const moved = { ...move }
    if (due_before !== null)
      moved.due_before =
        before === undefined
          ? withoutIt(due_before, due_day)
          : due_before === before.due_after
            ? (changed.at(-1)?.due_after ?? null)
            : addMonths(due_before, -months, due_day)
    changed.push(moved)
    if (isFromOwnDay(move)) return { next_due_on: due.next_due_on, later: changed }
    moved.due_after = addMonths(due_after, -months, due_day)
  }
  const { next_due_on: next, due_day } = due
  const last = later.at(-1)
  if (next === null) return { next_due_on: null, later: changed }
  if (!last) return { next_due_on: withoutIt(next, due_day), later: changed }
  const isLasts = next === last.due_after
  const back = isLasts ? (changed.at(-1)?.due_after ?? null) : addMonths(next, -months, due_day)
  return { next_due_on: back, later: changed }
}
