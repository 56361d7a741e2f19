import type { Streak } from '@qadam/contract'
import { monthOf, type CalendarMonth } from './calendar-month.ts'

/** The seven days, `YYYY-MM-DD`, of the week that a day is in, from Monday. */
export function weekOf(today: string): string[] {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return Array.from({ length: 7 }, () => {
    const day = date.toISOString().slice(0, 10)
    date.setUTCDate(date.getUTCDate() + 1)
    return day
  })
}

/** The month before, where the week of a day began in it. */
export function earlierMonthOf(today: string): CalendarMonth | undefined {
  const monday = monthOf(weekOf(today)[0] ?? today)
  return monday.month === monthOf(today).month ? undefined : monday
}

export type WeekDayMark = 'earned' | 'frozen' | 'missed' | 'today' | 'future'

/** What became of each day of the week of today. */
export function weekMarks(
  streak: Pick<Streak, 'today' | 'days'>,
  earlier: Pick<Streak, 'days'> | undefined,
): WeekDayMark[] {
  return weekOf(streak.today).map((day) => {
    const days = day.slice(0, 7) === streak.today.slice(0, 7) ? streak.days : earlier?.days
    return (
      (day <= streak.today && days?.[Number(day.slice(8))]) || (day === streak.today ? 'today' : 'future')
    )
  })
}
