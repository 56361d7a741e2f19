import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, schoolDay } from '../../base/calendar/index.ts'
import { currentStreak, earnDay, settleStreak, type StreakRecord } from './streak.ts'

const stored = (changes: Partial<StreakRecord>): StreakRecord => ({
  current: 3,
  longest: 4,
  last_day: '2026-09-03',
  covered_until: changes.last_day ?? '2026-09-03',
  freezes: 0,
  ...changes,
})

describe('a school day', () => {
  test('turns at midnight in Tashkent, not at midnight UTC', () => {
    expect(schoolDay(new Date('2026-09-01T18:59:59Z'), 'Asia/Tashkent')).toBe('2026-09-01')
    expect(schoolDay(new Date('2026-09-01T19:00:00Z'), 'Asia/Tashkent')).toBe('2026-09-02')
  })

  test.each([
    // 23 hours: the clock leaps from 02:00 to 03:00; and 25 hours: 03:00 is 02:00 once more.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    // Here the clock leaps at midnight itself: the day begins at 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
    // A quarter of an hour, and the ends of the world.
    ['Asia/Kathmandu', '2026-05-05', '2026-05-04T18:15:00Z', '2026-05-05T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00Z', '2026-01-01T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00Z', '2026-01-02T11:00:00Z'],
    ['Asia/Tashkent', '2028-02-29', '2028-02-28T19:00:00Z', '2028-02-29T19:00:00Z'],
  ])('in %s lasts all of %s, to the second', (timeZone, day, begins, ends) => {
    const at = (moment: string, seconds: number) =>
      schoolDay(new Date(Date.parse(moment) + seconds * 1000), timeZone)
    expect([at(begins, -1), at(begins, 0)]).toEqual([addDays(day, -1), day])
    expect([at(ends, -1), at(ends, 0)]).toEqual([day, addDays(day, 1)])
  })

  test('follows the one before it in every zone, through leap days and changes of the clock', () => {
    const zones = ['Asia/Tashkent', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'UTC']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 30 * 3600 }),
        (timeZone, moment, seconds) => {
          const day = schoolDay(moment, timeZone)
          const later = schoolDay(new Date(moment.getTime() + seconds * 1000), timeZone)
          // Thirty hours reach over one midnight or two, and never back.
          expect([0, 1, 2]).toContain(daysBetween(day, later))
          expect(addDays(addDays(day, 1), -1)).toBe(day)
          expect(day < addDays(day, 1)).toBe(true)
        },
      ),
    )
  })
})

test('a day can be earned once, also when the clock is set back', () => {
  const streak = stored({})
  expect(earnDay(streak, '2026-09-03').added).toBe(false)
  expect(earnDay(streak, '2026-09-02').added).toBe(false)
  expect(settleStreak(streak, '2026-08-01')).toEqual({ streak, used: [] })
})

test('a missed day starts the streak anew and keeps the longest', () => {
  const streak = stored({})
  expect(currentStreak(streak, '2026-09-04')).toBe(3)
  expect(currentStreak(streak, '2026-09-05')).toBe(0)
  const settled = settleStreak(streak, '2026-09-05').streak
  expect(earnDay(settled, '2026-09-05').streak).toMatchObject({
    current: 1,
    longest: 4,
    last_day: '2026-09-05',
  })
})

describe('a freeze', () => {
  test('is used by a missed day, and the streak goes on where it was', () => {
    const { streak, used } = settleStreak(stored({ freezes: 1 }), '2026-09-05')
    expect(used).toEqual(['2026-09-04'])
    expect(streak).toMatchObject({
      current: 3,
      freezes: 0,
      last_day: '2026-09-03',
      covered_until: '2026-09-04',
    })
    expect(earnDay(streak, '2026-09-05').streak).toMatchObject({ current: 4, longest: 4 })
  })

  test('saves one day each: what is missed after them ends the streak', () => {
    const { streak, used } = settleStreak(stored({ freezes: 2 }), '2026-09-07')
    expect(used).toEqual(['2026-09-04', '2026-09-05'])
    expect(streak).toMatchObject({ current: 0, freezes: 0 })
  })

  test('is spent on no streak that has ended', () => {
    expect(settleStreak(stored({ current: 0, freezes: 2 }), '2026-09-20').used).toEqual([])
  })

  test('is not used while the account is frozen for non-payment', () => {
    const { streak, used } = settleStreak(stored({ freezes: 2 }), '2026-09-20', '2026-09-05')
    expect([used, streak.current, streak.freezes]).toEqual([['2026-09-04'], 3, 1])
  })
})

test('settling day by day comes to the same as settling once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 6 }), (freezes, days) => {
      const before = stored({ freezes })
      const used: string[] = []
      let streak = before
      for (let passed = 1; passed <= days; passed += 1) {
        const settled = settleStreak(streak, addDays('2026-09-03', passed))
        used.push(...settled.used)
        streak = settled.streak
      }
      expect({ streak, used }).toEqual(settleStreak(before, addDays('2026-09-03', days)))
    }),
  )
})

test('a streak never exceeds the days it was earned on', () => {
  const step = fc.record({ gap: fc.integer({ min: 0, max: 3 }), isBought: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      let streak: StreakRecord | undefined
      let day = '2026-01-01'
      const earned = new Set<string>()
      const covered = new Set<string>()
      let bought = 0
      for (const { gap, isBought } of steps) {
        day = addDays(day, gap)
        const settled = streak && settleStreak(streak, day)
        for (const used of settled?.used ?? []) covered.add(used)
        const next = earnDay(settled?.streak, day)
        expect(next.added).toBe(!earned.has(day))
        earned.add(day)
        streak = next.streak
        if (isBought && streak.freezes < 2) {
          streak = { ...streak, freezes: streak.freezes + 1 }
          bought += 1
        }
        // Counted by hand: back from today as long as each day counts.
        let counted = 0
        for (let back = day; earned.has(back) || covered.has(back); back = addDays(back, -1))
          if (earned.has(back)) counted += 1
        expect(streak.current).toBe(counted)
        expect(streak.longest).toBeGreaterThanOrEqual(streak.current)
        expect(covered.size + streak.freezes).toBe(bought)
      }
    }),
  )
})
