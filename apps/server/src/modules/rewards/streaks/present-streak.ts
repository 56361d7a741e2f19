import type { Streak } from '@qadam/contract'
import type { SchoolDay } from '../../base/calendar/index.ts'
import { settleStreak, type StreakRecord } from './streak.ts'
import { streakMonth, type StreakDays } from './streak-month.ts'

/** A Streak as its owner sees it, with the month that begins on `first`. */
export function presentStreak(
  streak: StreakRecord | undefined,
  first: SchoolDay,
  today: SchoolDay,
  known: StreakDays,
  freezes: number,
): Streak {
  const settled = streak && settleStreak(streak, today, known.frozenFrom)
  const marked = new Map([...known.marked, ...(settled?.used ?? []).map((day) => [day, 'frozen'] as const)])
  const { days, earned_days, missed_days } = streakMonth(first, today, { ...known, marked })
  return {
    earned_days,
    missed_days,
    current_streak: settled?.streak.current ?? 0,
    max_streak: streak?.longest ?? 0,
    days,
    month: Number(first.slice(5, 7)),
    year: Number(first.slice(0, 4)),
    today,
    freezes: settled ? settled.streak.freezes : freezes,
  }
}
