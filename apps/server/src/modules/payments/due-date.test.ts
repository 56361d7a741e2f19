import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/index.ts'
import { addMonths, dayOfMonth, dueAfterCancel, dueAfterPayment } from './due-date.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))
const dueDays = fc.integer({ min: 1, max: 31 })
const months = fc.integer({ min: 1, max: 12 })

test('a month on is the same day, or the last of a shorter month', () => {
  expect(addMonths('2026-01-31', 1, 31)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1, 31)).toBe('2028-02-29')
  expect(addMonths('2026-02-28', 1, 31)).toBe('2026-03-31')
  expect(addMonths('2026-12-05', 1, 5)).toBe('2027-01-05')
  expect(addMonths('2026-01-05', -1, 5)).toBe('2025-12-05')
})

test('one month after the other leads to the same day as all of them at once, through short months too', () => {
  fc.assert(
    fc.property(days, dueDays, months, (day, dueDay, count) => {
      let stepwise = day
      for (let month = 0; month < count; month += 1) stepwise = addMonths(stepwise, 1, dueDay)
      expect(stepwise).toBe(addMonths(day, count, dueDay))
      expect(dayOfMonth(stepwise)).toBeLessThanOrEqual(dueDay)
    }),
  )
})

test('who pays early loses no day, who was frozen owes nothing for that time', () => {
  const due = { next_due_on: '2026-03-15', due_day: 15 }
  const at = (today: string, frozen: boolean, count = 1) =>
    dueAfterPayment(due, { frozen, today, months: count }).next_due_on
  expect(at('2026-03-01', false)).toBe('2026-04-15')
  expect(at('2026-03-15', false, 3)).toBe('2026-06-15')
  expect(at('2026-03-16', false)).toBe('2026-04-15')
  expect(at('2026-06-20', true)).toBe('2026-07-20')
  expect(
    dueAfterPayment({ next_due_on: null, due_day: 1 }, { frozen: false, today: '2026-01-31', months: 1 }),
  ).toEqual({
    next_due_on: '2026-02-28',
    due_day: 31,
  })
})

test('after a payment the date is never past, whatever it was', () => {
  fc.assert(
    fc.property(
      fc.option(days),
      dueDays,
      days,
      months,
      fc.boolean(),
      (next, due_day, today, count, frozen) => {
        const after = dueAfterPayment({ next_due_on: next, due_day }, { frozen, today, months: count })
        expect(after.next_due_on >= today).toBe(true)
      },
    ),
  )
})

test('a payment that is cancelled leaves the date as if it had never been, alone or under later ones', () => {
  fc.assert(
    fc.property(days, months, months, fc.boolean(), (today, first, second, isFirst) => {
      const start = { next_due_on: addDays(today, 3), due_day: dayOfMonth(addDays(today, 3)) }
      const pay = (due: typeof start, count: number) =>
        dueAfterPayment(due, { frozen: false, today, months: count })
      const one = pay(start, first)
      const both = pay(one, second)
      const cancelled = isFirst
        ? dueAfterCancel(both, { due_before: start.next_due_on, due_after: one.next_due_on, months: first })
        : dueAfterCancel(both, { due_before: one.next_due_on, due_after: both.next_due_on, months: second })
      expect(cancelled).toBe(isFirst ? pay(start, second).next_due_on : one.next_due_on)
    }),
  )
})
