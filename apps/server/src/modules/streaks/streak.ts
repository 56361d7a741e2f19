import { addDays, type SchoolDay } from '../calendar/index.ts'

export interface StreakRecord {
  current: number
  longest: number
  last_day: SchoolDay
}

/** What a day's first achievement makes of a streak; `added` is false when the day was earned before. */
export function earnDay(
  streak: StreakRecord | undefined,
  today: SchoolDay,
): { streak: StreakRecord; added: boolean } {
  if (!streak) return { streak: { current: 1, longest: 1, last_day: today }, added: true }
  // A clock set back must not earn a day twice.
  if (streak.last_day >= today) return { streak, added: false }
  const current = streak.last_day === addDays(today, -1) ? streak.current + 1 : 1
  return {
    streak: { current, longest: Math.max(streak.longest, current), last_day: today },
    added: true,
  }
}

/**
 * The streak as it stands today: a day missed since the last earned one has ended it. Days of a freeze for non-payment,
 * which still lasts from `frozenFrom` on, neither earn nor break.
 */
export function currentStreak(
  streak: StreakRecord | undefined,
  today: SchoolDay,
  frozenFrom: SchoolDay = today,
): number {
  const lastCounted = frozenFrom < today ? frozenFrom : today
  if (!streak || streak.last_day < addDays(lastCounted, -1)) return 0
  return streak.current
}
