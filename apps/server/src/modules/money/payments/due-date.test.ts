import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../base/calendar/index.ts'
import { addMonths, dayOfMonth, dueAfterPayment, takeBack, type DueMove } from './due-date.ts'

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

/** A student's payments as they are kept: each moves the date, and is taken back at any time. */
class Books {
  due: { next_due_on: string | null; due_day: number }
  kept: (DueMove & { id: number })[] = []
  #ids = 0

  constructor(next_due_on: string | null) {
    this.due = { next_due_on, due_day: next_due_on === null ? 1 : dayOfMonth(next_due_on) }
  }

  pay(today: string, count: number): number {
    const { next_due_on: due_before } = this.due
    const frozen = due_before !== null && due_before < today
    this.due = dueAfterPayment(this.due, { frozen, today, months: count })
    const id = (this.#ids += 1)
    const { due_day } = this.due
    this.kept.push({ id, months: count, due_before, due_after: this.due.next_due_on ?? '', due_day })
    return id
  }

  cancel(id: number): void {
    const at = this.kept.findIndex((one) => one.id === id)
    const [payment] = this.kept.splice(at, 1)
    if (!payment) throw new Error(`no payment ${id}`)
    const { next_due_on, later } = takeBack(this.due, payment, this.kept.slice(at))
    this.kept.splice(at, later.length, ...later)
    const day = this.kept.at(-1)?.due_day ?? (next_due_on === null ? 1 : dayOfMonth(next_due_on))
    this.due = { next_due_on, due_day: day }
  }
}

test('payments that are taken back leave the date as if they had never been, alone or under later ones', () => {
  fc.assert(
    fc.property(days, months, months, fc.boolean(), (today, first, second, isFirst) => {
      const start = addDays(today, 3)
      const [books, without] = [new Books(start), new Books(start)]
      const ids = [books.pay(today, first), books.pay(today, second)]
      books.cancel(ids[isFirst ? 0 : 1] ?? 0)
      without.pay(today, isFirst ? second : first)
      expect(books.due.next_due_on).toBe(without.due.next_due_on)
    }),
  )
})

test('with all of them taken back, in any order, the date is the first one, also of an account that was frozen', () => {
  const payments = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), months), { minLength: 1, maxLength: 6 })
  const order = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(fc.option(days), days, payments, order, (start, begin, made, turns) => {
      const books = new Books(start)
      let today = begin
      for (const [pause, count] of made) {
        today = addDays(today, pause)
        books.pay(today, count)
      }
      for (const turn of turns) {
        const one = books.kept[turn % Math.max(1, books.kept.length)]
        if (one) books.cancel(one.id)
      }
      for (const one of [...books.kept]) books.cancel(one.id)
      expect(books.due.next_due_on).toBe(start)
    }),
  )
})

test('a payment that counted from its own day owes nothing to one before it', () => {
  const books = new Books('2026-03-01')
  const first = books.pay('2026-03-18', 1)
  books.pay('2026-05-02', 1)
  books.cancel(first)
  expect(books.due.next_due_on).toBe('2026-06-02')
})

test('a date that was moved by hand since keeps that move, over the time that was frozen', () => {
  const books = new Books('2026-03-01')
  const id = books.pay('2026-03-18', 1)
  books.due = { next_due_on: '2026-04-25', due_day: 25 }
  books.cancel(id)
  expect(books.due.next_due_on).toBe('2026-03-08')
})
