import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, schoolDay } from '../calendar/index.ts'
import { currentStreak, earnDay, type StreakRecord } from './streak.ts'

test('a school day turns at midnight in Tashkent, not at midnight UTC', () => {
  expect(schoolDay(new Date('2026-09-01T18:59:59Z'), 'Asia/Tashkent')).toBe('2026-09-01')
  expect(schoolDay(new Date('2026-09-01T19:00:00Z'), 'Asia/Tashkent')).toBe('2026-09-02')
})

test('a day can be earned once, also when the clock is set back', () => {
  const streak: StreakRecord = { current: 3, longest: 4, last_day: '2026-09-03' }
  expect(earnDay(streak, '2026-09-03').added).toBe(false)
  expect(earnDay(streak, '2026-09-02').added).toBe(false)
})

test('a missed day starts the streak anew and keeps the longest', () => {
  const streak: StreakRecord = { current: 3, longest: 4, last_day: '2026-09-03' }
  expect(earnDay(streak, '2026-09-05').streak).toEqual({ current: 1, longest: 4, last_day: '2026-09-05' })
  expect(currentStreak(streak, '2026-09-04')).toBe(3)
  expect(currentStreak(streak, '2026-09-05')).toBe(0)
})

test('a streak never exceeds the days it was earned on', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 60 }), (gaps) => {
      let streak: StreakRecord | undefined
      let day = '2026-01-01'
      let earned = 0
      const first = day
      for (const gap of gaps) {
        day = addDays(day, gap)
        const next = earnDay(streak, day)
        if (next.added) earned += 1
        streak = next.streak
        expect(streak.current).toBeLessThanOrEqual(earned)
        expect(streak.current).toBeLessThanOrEqual(daysBetween(first, day) + 1)
        expect(streak.longest).toBeGreaterThanOrEqual(streak.current)
      }
    }),
  )
})
