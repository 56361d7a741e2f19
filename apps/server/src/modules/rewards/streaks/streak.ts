import { addDays, type SchoolDay } from '../../base/calendar/index.ts'

export interface StreakRecord {
  /** Days earned in a row, as of `covered_until`. */
  current: number
  longest: number
  /** The last day that was earned. */
  last_day: SchoolDay
  /** The last day that counts for it: the last earned one, or one after it that a freeze covered. */
  covered_until: SchoolDay
  /** Streak freezes held. */
  freezes: number
}

/** A streak as it stands on a day, and the missed days before it that took a freeze each. */
export interface SettledStreak<Record extends StreakRecord | undefined = StreakRecord> {
  streak: Record
  used: SchoolDay[]
}

/**
 * What the days missed up to yesterday make of a streak: each takes a freeze that is held, and the first for which there
 * is none ends it. Days of a freeze for non-payment, which still lasts from `frozenFrom` on, neither earn nor break.
 * Nothing happens where nothing was missed, and to a streak that has ended.
 */
export function settleStreak(
  streak: StreakRecord,
  today: SchoolDay,
  frozenFrom: SchoolDay = today,
): SettledStreak {
  const end = frozenFrom < today ? frozenFrom : today
  const settled = { ...streak }
  const used: SchoolDay[] = []
  for (let day = addDays(streak.covered_until, 1); day < end; day = addDays(day, 1)) {
    if (settled.current === 0) break
    if (settled.freezes === 0) {
      settled.current = 0
      break
    }
    settled.freezes -= 1
    settled.covered_until = day
    used.push(day)
  }
  return { streak: settled, used }
}

/** What a day's first achievement makes of a streak that was settled; `added` is false when the day was earned before. */
export function earnDay(
  streak: StreakRecord | undefined,
  today: SchoolDay,
): { streak: StreakRecord; added: boolean } {
  if (!streak) {
    const first = { current: 1, longest: 1, last_day: today, covered_until: today, freezes: 0 }
    return { streak: first, added: true }
  }
  // A clock set back must not earn a day twice.
  if (streak.last_day >= today) return { streak, added: false }
  const current = streak.current + 1
  const longest = Math.max(streak.longest, current)
  return { streak: { ...streak, current, longest, last_day: today, covered_until: today }, added: true }
}

/** Days in a row as they stand today. */
export function currentStreak(
  streak: StreakRecord | undefined,
  today: SchoolDay,
  frozenFrom: SchoolDay = today,
): number {
  return streak ? settleStreak(streak, today, frozenFrom).streak.current : 0
}
