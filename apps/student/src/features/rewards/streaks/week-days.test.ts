import { expect, test } from 'vitest'
import { earlierMonthOf, weekMarks, weekOf } from './week-days.ts'

test('a week runs from Monday to Sunday, over the ends of months and years', () => {
  expect(weekOf('2026-11-22')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(weekOf('2026-11-16')[0]).toBe('2026-11-16')
  expect(weekOf('2027-01-02')[0]).toBe('2026-12-28')
  expect(weekOf('2028-02-29')[6]).toBe('2028-03-05')
})

test('only a week that began in the month before asks for it', () => {
  expect(earlierMonthOf('2026-11-22')).toBeUndefined()
  expect(earlierMonthOf('2026-11-01')).toEqual({ year: 2026, month: 10 })
  expect(earlierMonthOf('2027-01-01')).toEqual({ year: 2026, month: 12 })
})

test('each day is what became of it, and none takes the number of another month', () => {
  const streak = { today: '2026-11-01', days: { 1: 'earned' } } as const
  const earlier = {
    days: { 26: 'missed', 27: 'earned', 28: 'frozen', 29: 'earned', 30: 'earned', 31: 'missed' },
  } as const
  expect(weekMarks(streak, earlier)).toEqual([
    'missed',
    'earned',
    'frozen',
    'earned',
    'earned',
    'missed',
    'earned',
  ])
  expect(weekMarks({ today: '2026-11-18', days: { 16: 'earned' } }, undefined)).toEqual([
    'earned',
    'future',
    'today',
    'future',
    'future',
    'future',
    'future',
  ])
})
