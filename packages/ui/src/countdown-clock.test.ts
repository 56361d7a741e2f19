import { expect, it } from 'vitest'
import { clockFormat, secondsLeft, toneAt } from './countdown-clock.ts'

it('counts a begun second as whole and never below zero', () => {
  expect(secondsLeft(10_000, 8_999)).toBe(2)
  expect(secondsLeft(10_000, 10_000)).toBe(0)
  expect(secondsLeft(10_000, 99_000)).toBe(0)
  expect(secondsLeft(Number.NaN, 0)).toBe(0)
})

it('turns yellow at the warning and red at the danger', () => {
  const limits = { warn: 180, danger: 60 }
  expect([181, 180, 61, 60, 0].map((seconds) => toneAt(seconds, limits, 'neutral'))).toEqual([
    'neutral',
    'saffron',
    'saffron',
    'pomegranate',
    'pomegranate',
  ])
})

it('shows hours only when there are some', () => {
  expect([0, 59, 75, 3600, 3675].map(clockFormat)).toEqual(['0:00', '0:59', '1:15', '1:00:00', '1:01:15'])
})
