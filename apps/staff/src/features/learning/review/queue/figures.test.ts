import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

const day = (decided: number, decided_in_time: number) => ({
  day: '2026-11-21',
  handed_in: 0,
  decided,
  decided_in_time,
})

test('the share within the promise is of all decisions, not of days', () => {
  expect(figuresOf({ days: [day(9, 9), day(1, 0)] })).toEqual({ share: 0.9, decidedToday: 1 })
})

test('days without a decision give no share', () => {
  expect(figuresOf({ days: [day(0, 0)] })).toEqual({ share: null, decidedToday: 0 })
})
