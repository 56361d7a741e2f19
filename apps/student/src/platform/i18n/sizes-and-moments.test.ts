import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './sizes-and-moments.ts'
import { startI18n } from './start.ts'

const at = (...parts: [number, number, number, number, number]) => new Date(...parts)

// With the texts of the rest alone (texts-in-tests.ts): a profile is opened before any lesson.
test('a moment of today is named so, and one of another year has its year', async () => {
  await startI18n()
  const now = at(2026, 0, 1, 9, 0)
  expect(formatMoment(at(2026, 0, 1, 8, 5).toISOString(), now)).toBe('bugun, 08:05')
  expect(formatMoment(at(2026, 0, 2, 8, 5).toISOString(), now)).toBe('2-yanvar, 08:05')
  expect(formatMoment(at(2025, 11, 31, 23, 59).toISOString(), now)).toBe('2025-yil 31-dekabr, 23:59')
})

test('a day has its month by name, and its year where that is another', async () => {
  await startI18n()
  const now = at(2026, 0, 1, 9, 0)
  expect(formatDay('2026-11-03', now)).toBe('3-noyabr')
  expect(formatDay('2025-12-31', now)).toBe('2025-yil 31-dekabr')
})
