import type { StreakDay } from '@qadam/contract'
import { addDays, daysBetween, type SchoolDay } from '../../base/calendar/index.ts'

/** What is known of a student's days; all of them by the school's calendar. */
export interface StreakDays {
  /** The days that were earned, or that a freeze or non-payment covered. */
  marked: ReadonlyMap<SchoolDay, 'earned' | 'frozen'>
  /** The day the account began. */
  begun: SchoolDay
  /** The first day of a freeze for non-payment that still lasts. */
  frozenFrom: SchoolDay | undefined
}

export interface StreakMonth {
  days: Record<string, StreakDay>
  earned_days: number
  missed_days: number
}

/** 'YYYY-MM-01' of a month. */
export function firstOfMonth(year: number, month: number): SchoolDay {
  return `${year}-${String(month).padStart(2, '0')}-01`
}

/** The first day of the month after the one a day is in. */
export function nextMonth(first: SchoolDay): SchoolDay {
  return `${addDays(`${first.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
}

/**
 * The days of a month up to today, by day of the month. Today counts as missed only once it is over; before the
 * account began there is nothing to miss.
 */
export function streakMonth(first: SchoolDay, today: SchoolDay, known: StreakDays): StreakMonth {
  const { marked, begun, frozenFrom } = known
  const days: Record<string, StreakDay> = {}
  const count = daysBetween(first, nextMonth(first))
  for (let number = 1; number <= count; number += 1) {
    const day = addDays(first, number - 1)
    if (day > today) break
    const kind = marked.get(day)
    if (kind) days[number] = kind
    else if (frozenFrom !== undefined && day >= frozenFrom) days[number] = 'frozen'
    else if (day >= begun && day < today) days[number] = 'missed'
  }
  const all = Object.values(days)
  return {
    days,
    earned_days: all.filter((kind) => kind === 'earned').length,
    missed_days: all.filter((kind) => kind === 'missed').length,
  }
}
