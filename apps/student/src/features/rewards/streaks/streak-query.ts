import type { Streak } from '@qadam/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isCallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import type { CalendarMonth } from './calendar-month.ts'
import { schoolToday } from '../../../platform/school-times.ts'
import { standing_ms } from '../../../platform/standing.ts'

/** A streak as the server sent it, or zeroes where it did not. */
export interface StreakReading extends Streak {
  isMissing: boolean
}

/** The streak with the days of a month; without one, of the month it is at school. */
export function streakQuery(month: CalendarMonth | null) {
  return queryOptions({
    queryKey: ['streak', month && `${month.year}-${month.month}`],
    queryFn: ({ signal }) => readStreak(month, signal),
    // One that is missing is tried again at the next look.
    staleTime: ({ state }) => (state.data?.isMissing ? 0 : standing_ms),
    placeholderData: keepPreviousData,
  })
}

/** Never fails but by its caller's own abort: a failure reads as zeroes and no days (specification 8). */
export async function readStreak(month: CalendarMonth | null, signal?: AbortSignal): Promise<StreakReading> {
  try {
    const streak = await (month
      ? call('get_student_streak_by_month', { ...month }, { signal })
      : call('get_student_streak', {}, { signal }))
    return { ...streak, isMissing: false }
  } catch (error) {
    if (!isCallError(error)) throw error
    console.warn('streak', error)
    return zeroedStreak(month)
  }
}

function zeroedStreak(month: CalendarMonth | null): StreakReading {
  const today = schoolToday()
  return {
    earned_days: 0,
    missed_days: 0,
    current_streak: 0,
    max_streak: 0,
    days: {},
    month: month?.month ?? Number(today.slice(5, 7)),
    year: month?.year ?? Number(today.slice(0, 4)),
    today,
    freezes: 0,
    isMissing: true,
  }
}
