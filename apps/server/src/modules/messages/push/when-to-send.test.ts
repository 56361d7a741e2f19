import { pushLimits } from '@qadam/contract'
import { expect, test } from 'vitest'
import { isQuiet, pauseAfter } from './when-to-send.ts'

test('it is quiet from ten in the evening to eight in the morning, by the school’s clock', () => {
  // Tashkent is five hours before UTC.
  const quiet = (utc: string) =>
    isQuiet(new Date(`2026-03-10T${utc}Z`), 'Asia/Tashkent', pushLimits.quietHours)
  expect(quiet('16:59:59')).toBe(false)
  expect(quiet('17:00:00')).toBe(true)
  expect(quiet('19:00:00')).toBe(true)
  expect(quiet('02:59:59')).toBe(true)
  expect(quiet('03:00:00')).toBe(false)
  expect(isQuiet(new Date('2026-03-10T17:00:00Z'), 'UTC', pushLimits.quietHours)).toBe(false)
})

test('a school may be quiet at other hours, by day too, or never', () => {
  const quiet = (from_hour: number, to_hour: number, enabled = true) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
      isQuiet(new Date(Date.UTC(2026, 2, 10, hour, 30)), 'UTC', { enabled, from_hour, to_hour }),
    )
  expect(quiet(13, 15)).toEqual([13, 14])
  expect(quiet(23, 1)).toEqual([0, 23])
  expect(quiet(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(quiet(1, 0)).toHaveLength(23)
  expect(quiet(22, 8, false)).toEqual([])
})

test('pauses grow, are at least what was asked for, and end', () => {
  expect([1, 2, 3, 4].map((tries) => pauseAfter(tries))).toEqual([30, 120, 480, 1920])
  expect(pauseAfter(1, 900)).toBe(900)
  expect(pauseAfter(3, 5)).toBe(480)
  expect(pauseAfter(1, 10 ** 9)).toBe(24 * 3600)
})
