import { calendarDay } from '@qadam/contract'
import { changeAt, zoneAt, type TimeZone } from '../../../time/time-zone.ts'

/** A moment as the school sees it: the server's clock and the zone in which the school's days begin and end. */
export interface SchoolMoment {
  now: Date
  timeZone: TimeZone
}

/** A calendar day in the school's time zone, as 'YYYY-MM-DD'. */
export type SchoolDay = string

const formats = new Map<string, Intl.DateTimeFormat>()

/** The school's calendar day at a moment; never the browser's day and never UTC's. */
export function schoolDay(moment: Date, timeZone: TimeZone): SchoolDay {
  const day = dayIn(zoneAt(timeZone, moment), moment)
  // A zone to the west has yesterday's date again: the day goes on.
  const floor = changeAt(timeZone, moment)?.floor ?? day
  return day > floor ? day : floor
}

/** The date of a moment in a zone. */
export function dayIn(timeZone: string, moment: Date): SchoolDay {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(moment)
}

/** Whether a text of the shape YYYY-MM-DD names a day that the calendar has, of these centuries. */
export const isDay = (text: string): boolean => calendarDay.safeParse(text).success

/** The day `days` after (or, negative, before) a day. */
export function addDays(day: SchoolDay, days: number): SchoolDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: SchoolDay, to: SchoolDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The first day of a freeze for non-payment that lasts still; undefined where the account is not frozen. */
export function frozenSince(account: {
  frozen: boolean
  next_due_on: SchoolDay | null
}): SchoolDay | undefined {
  return account.frozen && account.next_due_on !== null ? addDays(account.next_due_on, 1) : undefined
}
