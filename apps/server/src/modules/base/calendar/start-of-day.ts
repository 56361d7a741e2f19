import { addDays, schoolDay, type SchoolDay } from './school-day.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

const hour_ms = 3_600_000

/** By zone, since a search through a day's moments takes longer than most of what asks for it: of the latest zones and days. */
const known = new Map<string, Map<SchoolDay, number>>()
const most = { zones: 20, days: 400 }

/**
 * The first moment of a school day. Where a zone has no midnight on that day (clocks put forward at twelve), the first
 * moment that there is.
 */
export function startOfDay(day: SchoolDay, timeZone: TimeZone): Date {
  const zone = typeof timeZone === 'string' ? timeZone : JSON.stringify(timeZone)
  const days = known.get(zone) ?? new Map<SchoolDay, number>()
  if (known.size >= most.zones && !known.has(zone)) known.clear()
  known.set(zone, days)
  const start = days.get(day) ?? searchStart(day, timeZone)
  if (days.size >= most.days) days.clear()
  days.set(day, start)
  return new Date(start)
}

function searchStart(day: SchoolDay, timeZone: TimeZone): number {
  // No zone is further than 14 hours from UTC: the day begins somewhere in between.
  let before = Date.parse(`${addDays(day, -1)}T00:00:00Z`)
  let from = Date.parse(`${day}T00:00:00Z`) + 24 * hour_ms
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (schoolDay(new Date(middle), timeZone) < day) before = middle
    else from = middle
  }
  return from
}
