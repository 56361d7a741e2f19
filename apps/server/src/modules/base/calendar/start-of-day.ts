import { addDays, schoolDay, type SchoolDay } from './school-day.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

const hour_ms = 3_600_000

/**
 * The first moment of a school day. Where a zone has no midnight on that day (clocks put forward at twelve), the first
 * moment that there is.
 */
export function startOfDay(day: SchoolDay, timeZone: TimeZone): Date {
  // No zone is further than 14 hours from UTC: the day begins somewhere in between.
  let before = Date.parse(`${addDays(day, -1)}T00:00:00Z`)
  let from = Date.parse(`${day}T00:00:00Z`) + 24 * hour_ms
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (schoolDay(new Date(middle), timeZone) < day) before = middle
    else from = middle
  }
  return new Date(from)
}
