/** From a moment on the school goes by another zone. */
export interface ZoneChange {
  from: Date
  zone: string
  /** The school day that it was just before, `YYYY-MM-DD`: no earlier one comes again. */
  floor: string
}

/** In which the school's days begin and end: one zone for all time, or the first one and the changes since, in order. */
export type TimeZone = string | { readonly first: string; readonly changes: readonly ZoneChange[] }

/** Read anew where it is used: an admin can change it. */
export type ReadTimeZone = () => Promise<TimeZone>

/** The change that holds at a moment; undefined where the first zone does. */
export function changeAt(timeZone: TimeZone, moment: Date): ZoneChange | undefined {
  return typeof timeZone === 'string'
    ? undefined
    : timeZone.changes.findLast(({ from }) => from.getTime() <= moment.getTime())
}

/** The zone of the school's clocks at a moment. */
export function zoneAt(timeZone: TimeZone, moment: Date): string {
  if (typeof timeZone === 'string') return timeZone
  return changeAt(timeZone, moment)?.zone ?? timeZone.first
}

/**
 * Whether a school can be set to it. PostgreSQL takes CET and the like for an offset that knows no summer, so a place is
 * named: Europe/Berlin.
 */
export function isNamedZone(name: string): boolean {
  return (name === 'UTC' || name.includes('/')) && isTimeZone(name)
}

/** Whether days can be counted in it here: another version of Node may know others. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
