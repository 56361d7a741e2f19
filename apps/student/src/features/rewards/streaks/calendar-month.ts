import type { Streak, StreakDay } from '@qadam/contract'

/** A month of a year; `month` is 1-12. */
export interface CalendarMonth {
  year: number
  month: number
}

export interface CalendarDay {
  /** Day of the month. */
  day: number
  /** `today` while it can still be earned; `none` before the account began and in time to come. */
  state: StreakDay | 'today' | 'none'
  isToday: boolean
}

/** The month so many months on, or back. */
export function addMonths({ year, month }: CalendarMonth, months: number): CalendarMonth {
  const count = year * 12 + (month - 1) + months
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
}

/** The month a day `YYYY-MM-DD` is in. */
export function monthOf(day: string): CalendarMonth {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

/** The weeks of a month, from Monday; null where a week begins or ends in another month. */
export function weeksOf(
  { year, month }: CalendarMonth,
  days: Streak['days'],
  today: string,
): (CalendarDay | null)[][] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const cells: (CalendarDay | null)[] = Array.from({ length: before }, () => null)
  for (let day = 1; day <= length; day += 1) {
    const isToday = today === `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    cells.push({ day, isToday, state: days[day] ?? (isToday ? 'today' : 'none') })
  }
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
