import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../base/calendar/index.ts'
import { firstOfMonth, nextMonth, streakMonth, type StreakDays } from './streak-month.ts'

const known = (changes: Partial<StreakDays> = {}): StreakDays => ({
  marked: new Map(),
  begun: '2026-01-01',
  frozenFrom: undefined,
  ...changes,
})

test('days are earned, frozen or missed; today is not missed yet and days to come are absent', () => {
  const marked = new Map([
    ['2026-03-02', 'earned'],
    ['2026-03-03', 'frozen'],
  ] as const)
  expect(streakMonth('2026-03-01', '2026-03-05', known({ marked }))).toEqual({
    days: { 1: 'missed', 2: 'earned', 3: 'frozen', 4: 'missed' },
    earned_days: 1,
    missed_days: 2,
  })
})

test('today is shown once it is earned', () => {
  const marked = new Map([['2026-03-05', 'earned']] as const)
  expect(streakMonth('2026-03-01', '2026-03-05', known({ marked, begun: '2026-03-05' })).days).toEqual({
    5: 'earned',
  })
})

test('days before the account began are absent', () => {
  const { days } = streakMonth('2026-03-01', '2026-03-10', known({ begun: '2026-03-08' }))
  expect(days).toEqual({ 8: 'missed', 9: 'missed' })
})

test('a freeze for non-payment covers every day of it, today too', () => {
  const { days } = streakMonth('2026-03-01', '2026-03-04', known({ frozenFrom: '2026-03-03' }))
  expect(days).toEqual({ 1: 'missed', 2: 'missed', 3: 'frozen', 4: 'frozen' })
})

test('a month to come is empty, a month gone is whole', () => {
  expect(streakMonth('2026-04-01', '2026-03-10', known()).days).toEqual({})
  expect(Object.keys(streakMonth('2026-02-01', '2026-03-10', known()).days)).toHaveLength(28)
  expect(
    Object.keys(streakMonth('2024-02-01', '2026-03-10', known({ begun: '2024-01-01' })).days),
  ).toHaveLength(29)
})

test('a month follows the one before, over the year’s end too', () => {
  expect(nextMonth(firstOfMonth(2026, 1))).toBe('2026-02-01')
  expect(nextMonth(firstOfMonth(2026, 12))).toBe('2027-01-01')
})

test('counts are of the month’s days, and no day is both earned and missed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -40, max: 40 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 30 })),
      (month, todayFrom, earned) => {
        const first = firstOfMonth(2026, month)
        const today = addDays(first, todayFrom)
        const marked = new Map(earned.map((day) => [addDays(first, day), 'earned'] as const))
        const shown = streakMonth(first, today, known({ marked, begun: '2020-01-01' }))
        expect(shown.earned_days).toBeLessThanOrEqual(earned.length)
        // Nothing is left out but today.
        const past = Object.keys(shown.days).filter((day) => addDays(first, Number(day) - 1) < today)
        expect(past.length).toBe(shown.earned_days + shown.missed_days - (shown.days[todayFrom + 1] ? 1 : 0))
      },
    ),
  )
})
