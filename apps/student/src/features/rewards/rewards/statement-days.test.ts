import type { StatementRow } from '@qadam/contract'
import { expect, test } from 'vitest'
import { daysOf, relativeDay } from './statement-days.ts'

const row = (id: number, day: string): StatementRow => ({
  id,
  day,
  currency: 'points',
  amount: 1,
  balance_after: id,
  reason: 'answer',
  subject: null,
  count: null,
  created_at: `${day}T07:00:00.000Z`,
})

test('rows of a day stand together; one that slid from page to page stands once', () => {
  const days = daysOf([
    row(4, '2026-03-10'),
    row(3, '2026-03-10'),
    row(3, '2026-03-10'),
    row(2, '2026-03-01'),
    row(1, '2026-02-28'),
  ])
  expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
    ['2026-03-10', [4, 3]],
    ['2026-03-01', [2]],
    ['2026-02-28', [1]],
  ])
})

test.each([
  ['2026-03-01', 'today'],
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', undefined],
])('on the first of March %s is %s', (day, word) => {
  expect(relativeDay(day, '2026-03-01')).toBe(word)
})
