import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

const day = (decided: number, decided_in_time: number) => ({
  day: '2026-11-21',
  handed_in: 0,
  decided,
  decided_in_time,
})

test('the share within the promise is of all decisions, not of days', () => {
  expect(figuresOf({ days: [day(9, 9), day(1, 0)], overdue: 0 })).toEqual({ share: 90, decidedToday: 1 })
})

test('what waits too long has missed the promise: 100 % never stands beside it', () => {
  expect(figuresOf({ days: [day(6, 6)], overdue: 2 }).share).toBe(75)
  expect(figuresOf({ days: [day(999, 999)], overdue: 1 }).share).toBe(99)
  expect(figuresOf({ days: [day(0, 0)], overdue: 4 }).share).toBe(0)
})

test('days without a decision give no share', () => {
  expect(figuresOf({ days: [day(0, 0)], overdue: 0 })).toEqual({ share: undefined, decidedToday: 0 })
})
