import { expect, test } from 'vitest'
import { addMonths, monthOf, weeksOf } from './calendar-month.ts'

test('months go on over the end of a year, both ways', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(addMonths({ year: 2026, month: 3 }, -14)).toEqual({ year: 2025, month: 1 })
  expect(monthOf('2026-09-30')).toEqual({ year: 2026, month: 9 })
})

test('weeks begin on Monday and hold every day of the month once', () => {
  // The first of March 2026 is a Sunday.
  const weeks = weeksOf({ year: 2026, month: 3 }, {}, '2026-03-10')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.map((cell) => cell?.day ?? null)).toEqual([null, null, null, null, null, null, 1])
  expect(weeks.flat().flatMap((cell) => cell?.day ?? [])).toEqual(
    Array.from({ length: 31 }, (_, index) => index + 1),
  )
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('a leap February has its 29 days', () => {
  expect(weeksOf({ year: 2028, month: 2 }, {}, '2026-03-10').flat().filter(Boolean)).toHaveLength(29)
})

test('days show what became of them; today can still be earned', () => {
  const days = { 8: 'missed', 9: 'frozen', 10: 'earned' } as const
  const state = (day: number, today: string) =>
    weeksOf({ year: 2026, month: 3 }, days, today)
      .flat()
      .find((cell) => cell?.day === day)
  expect(state(8, '2026-03-11')).toEqual({ day: 8, state: 'missed', isToday: false })
  expect(state(9, '2026-03-11')?.state).toBe('frozen')
  expect(state(11, '2026-03-11')).toEqual({ day: 11, state: 'today', isToday: true })
  expect(state(10, '2026-03-10')).toEqual({ day: 10, state: 'earned', isToday: true })
  expect(state(12, '2026-03-11')?.state).toBe('none')
})
