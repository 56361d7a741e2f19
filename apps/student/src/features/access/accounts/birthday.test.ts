import { expect, test } from 'vitest'
import { birthdayFault } from './birthday.ts'

test.each([
  ['', undefined],
  ['2012-02-29', undefined],
  ['1920-01-01', undefined],
  ['2026-03-09', undefined],
  ['1919-12-31', 'early'],
  ['2026-03-10', 'late'],
  ['2030-01-01', 'late'],
  // A year of five digits is what a keyboard makes of a date field.
  ['12012-02-28', 'wrong'],
])('a birthday on %j is %s', (day, fault) => {
  expect(birthdayFault(day, '2026-03-10')).toBe(fault)
})

test('a date that was begun and not ended is not taken for none', () => {
  expect(birthdayFault('', '2026-03-10', true)).toBe('partial')
})
