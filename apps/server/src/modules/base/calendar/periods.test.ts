import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, monthOf, schoolDay, startOfDay, weekOf } from './index.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))
const zones = fc.constantFrom(
  'Asia/Tashkent',
  'UTC',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/New_York',
  'Asia/Beirut',
)

test('a week begins on the Monday at or before the day, and lasts seven days', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-16')
  expect(weekOf('2026-11-23')).toBe('2026-11-23')
  expect(weekOf('2026-01-01')).toBe('2025-12-29')
  fc.assert(
    fc.property(days, (day) => {
      const monday = weekOf(day)
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(monday, day)).toBeLessThan(7)
    }),
  )
})

test('a month begins on its first day', () => {
  expect(monthOf('2028-02-29')).toBe('2028-02-01')
})

test('a day of the school begins at the first moment that has its date', () => {
  expect(startOfDay('2026-03-09', 'Asia/Tashkent').toISOString()).toBe('2026-03-08T19:00:00.000Z')
  // Clocks were put forward at midnight: the day began at one.
  expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      const start = startOfDay(day, zone)
      expect(schoolDay(start, zone) >= day).toBe(true)
      expect(schoolDay(new Date(start.getTime() - 1), zone) < day).toBe(true)
    }),
  )
})
