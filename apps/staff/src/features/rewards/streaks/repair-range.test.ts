import { expect, test } from 'vitest'
import { dayBefore, isRepairable } from './repair-range.ts'

test('the day before is right over the ends of months and years', () => {
  expect(['2026-03-01', '2028-03-01', '2026-01-01'].map(dayBefore)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2025-12-31',
  ])
})

test.each<[string, string, boolean]>([
  ['2026-03-09', '2026-03-09', true],
  ['2026-02-07', '2026-03-09', true],
  ['2026-02-06', '2026-03-09', false],
  ['2026-03-09', '2026-03-08', false],
  ['2026-03-09', '2026-03-10', false],
  ['', '2026-03-09', false],
  ['2026-03-09', '', false],
])('from %s to %s on 10 March: %s', (from, to, isRight) => {
  expect(isRepairable(from, to, '2026-03-09')).toBe(isRight)
})
