import type { SchoolFigures } from '@qadam/contract'
import { floorPercent } from '../../../platform/floor-percent.ts'

/** A bar of a chart: some days of the school in one. */
export interface Bucket {
  /** Its first day. */
  day: string
  days: readonly SchoolFigures[]
}

/** More bars than this are too thin for a phone. */
const MOST_BARS = 31

/** Days as they are, or in weeks that end with the last day where they are many. */
export function bucketsOf(days: readonly SchoolFigures[]): Bucket[] {
  const size = days.length > MOST_BARS ? 7 : 1
  const buckets: Bucket[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end)
    const [first] = part
    if (first) buckets.unshift({ day: first.day, days: part })
  }
  return buckets
}

export const sum = (days: readonly SchoolFigures[], valueOf: (day: SchoolFigures) => number): number =>
  days.reduce((total, day) => total + valueOf(day), 0)

/** Of whole days, rounded. */
export const average = (days: readonly SchoolFigures[], valueOf: (day: SchoolFigures) => number): number =>
  days.length === 0 ? 0 : Math.round(sum(days, valueOf) / days.length)

/** The share of answers that came in time, in percent; undefined where nothing was answered. */
export function shareOf(days: readonly SchoolFigures[]): number | undefined {
  return floorPercent(
    sum(days, (day) => day.in_time),
    sum(days, (day) => day.decided),
  )
}

/** By how many percent something changed; undefined where there was nothing before. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100)
}

const MOST_PERCENT = 999

/** How many times as many there are, where a percentage would be too long to be read; otherwise undefined. */
export function timesOf(percent: number): number | undefined {
  return percent > MOST_PERCENT ? Math.round(percent / 100 + 1) : undefined
}
