import { recallLimits, recallRanges } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TimeZone } from '../../../time/time-zone.ts'
import { addDays, daysBetween, schoolDay } from '../../base/calendar/index.ts'
import { pointsFor, scheduleAfter, type Recalled, type Schedule } from './schedule.ts'

const DAY = '2026-03-10'
const answers = fc.constantFrom<Recalled>('right', 'hinted', 'wrong')
const { least, most } = recallRanges.retention
const retentions = fc.integer({ min: least, max: most })
const histories = fc.array(fc.record({ recalled: answers, late_days: fc.integer({ min: 0, max: 900 }) }), {
  minLength: 1,
  maxLength: 40,
})

test('what was wrong comes back on the next day, what was right later each time', () => {
  expect(scheduleAfter(undefined, 'wrong', DAY, 90).due_on).toBe('2026-03-11')
  const intervals: number[] = []
  let card: Schedule | undefined
  for (let times = 0; times < 5; times += 1) {
    const day = card?.due_on ?? DAY
    card = scheduleAfter(card, 'right', day, 90)
    intervals.push(daysBetween(day, card.due_on))
  }
  expect(intervals).toEqual([2, 11, 46, 163, recallLimits.longest_days])
  // Forgotten at last, it begins almost anew.
  const lost = scheduleAfter(card, 'wrong', card?.due_on ?? DAY, 90)
  expect(daysBetween(lost.last_day, lost.due_on)).toBe(1)
  expect(lost.stability).toBeLessThan((card?.stability ?? 0) / 10)
})

test('whatever is answered and whenever, a card is due after its answer and within the longest time', () => {
  fc.assert(
    fc.property(histories, retentions, (history, retention) => {
      let card: Schedule | undefined
      for (const { recalled, late_days } of history) {
        const day = card ? addDays(card.due_on, late_days) : DAY
        card = scheduleAfter(card, recalled, day, retention)
        expect(card.last_day).toBe(day)
        const interval_days = daysBetween(day, card.due_on)
        expect(interval_days).toBeGreaterThanOrEqual(1)
        expect(interval_days).toBeLessThanOrEqual(recallLimits.longest_days)
        if (recalled === 'wrong') expect(interval_days).toBe(1)
        // As the table has it.
        expect(card.stability).toBeGreaterThan(0)
        expect(card.difficulty).toBeGreaterThanOrEqual(1)
        expect(card.difficulty).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test('after the same history a better answer never comes back sooner, and a higher share never later', () => {
  fc.assert(
    fc.property(histories, retentions, retentions, (history, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      let card: Schedule | undefined
      for (const { recalled, late_days } of history) {
        const day = card ? addDays(card.due_on, late_days) : DAY
        const [right, hinted, wrong] = (['right', 'hinted', 'wrong'] as const).map(
          (each) => scheduleAfter(card, each, day, low).due_on,
        ) as [string, string, string] // three were mapped
        expect(right >= hinted && hinted >= wrong).toBe(true)
        expect(scheduleAfter(card, 'right', day, high).due_on <= right).toBe(true)
        card = scheduleAfter(card, recalled, day, low)
      }
    }),
  )
})

test('only the first answer of a school day moves a card, in every zone, at every hour, also when a clock went back', () => {
  const zones = fc.constantFrom<TimeZone>(
    'Asia/Tashkent',
    'UTC',
    'America/Sao_Paulo',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
  )
  const moments = fc.array(
    fc.record({ after_min: fc.integer({ min: -2000, max: 6000 }), recalled: answers }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(zones, moments, retentions, (zone, given, retention) => {
      let now = Date.UTC(2026, 2, 10)
      let card: Schedule | undefined
      for (const { after_min, recalled } of given) {
        now += after_min * 60_000
        const day = schoolDay(new Date(now), zone)
        const after = scheduleAfter(card, recalled, day, retention)
        if (card && day <= card.last_day) expect(after).toBe(card)
        else expect(after.last_day).toBe(day)
        // A repeat of it, right or wrong, changes nothing.
        expect(scheduleAfter(after, 'wrong', day, retention)).toBe(after)
        card = after
      }
    }),
  )
})

test('cards bring points up to the most of a day and never beyond it', () => {
  const setting = fc.record({
    card_points: fc.integer({ min: 0, max: recallRanges.card_points.most }),
    daily_points: fc.integer({ min: 0, max: recallRanges.daily_points.most }),
  })
  fc.assert(
    fc.property(setting, fc.integer({ min: 1, max: 200 }), (of, cards) => {
      let paid = 0
      for (let card = 0; card < cards; card += 1) paid += pointsFor(of, paid)
      expect(paid).toBe(Math.min(cards * of.card_points, of.daily_points))
      // A most that was lowered during the day takes nothing back.
      expect(pointsFor({ ...of, daily_points: 0 }, paid)).toBe(0)
    }),
  )
})
