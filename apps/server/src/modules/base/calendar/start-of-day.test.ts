import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, schoolDay } from './school-day.ts'
import { startOfDay } from './start-of-day.ts'

const floor = '2026-03-10'
const zones = [
  'Asia/Tashkent',
  'America/New_York',
  'Pacific/Kiritimati',
  {
    first: 'Asia/Tashkent',
    changes: [{ from: new Date('2026-03-10T05:00:00Z'), zone: 'Europe/Berlin', floor }],
  },
  {
    first: 'Asia/Tashkent',
    changes: [{ from: new Date('2026-03-10T09:00:00Z'), zone: 'Asia/Tokyo', floor }],
  },
] as const

test('a day begins where the one before it ends, in each zone and however often it is asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.constantFrom(...zones), (days, zone) => {
      const day = addDays(floor, days)
      const start = startOfDay(day, zone)
      expect(schoolDay(start, zone)).toBe(day)
      expect(schoolDay(new Date(start.getTime() - 1), zone) < day).toBe(true)
    }),
  )
})

test('who changes what they were given changes nobody else’s', () => {
  startOfDay(floor, 'Asia/Tashkent').setUTCFullYear(1999)
  expect(startOfDay(floor, 'Asia/Tashkent')).toEqual(new Date('2026-03-09T19:00:00.000Z'))
})

test('the zone that was chosen last holds for days after it, the one before for days before', () => {
  const [tashkent, , , moved] = zones
  expect(startOfDay('2026-03-09', moved)).toEqual(startOfDay('2026-03-09', tashkent))
  expect(startOfDay('2026-03-12', moved)).toEqual(startOfDay('2026-03-12', 'Europe/Berlin'))
})
