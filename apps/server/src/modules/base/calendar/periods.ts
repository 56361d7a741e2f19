import { addDays, type SchoolDay } from './school-day.ts'

/** The Monday on which the week of a day begins. */
export function weekOf(day: SchoolDay): SchoolDay {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The first day of the month of a day. */
export function monthOf(day: SchoolDay): SchoolDay {
  return `${day.slice(0, 7)}-01`
}
