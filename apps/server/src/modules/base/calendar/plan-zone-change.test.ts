import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneAt, type ZoneChange } from '../../../time/time-zone.ts'
import { addDays, planZoneChange, schoolDay, settledUntil, startOfDay } from './index.ts'

const hour_ms = 3_600_000
const zones = fc.constantFrom(
  'Asia/Tashkent',
  'Asia/Almaty',
  'Europe/Moscow',
  'UTC',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
)
/** Changes one after the other, each so many hours after the one before was saved. */
const lives = fc.record({
  first: zones,
  begins: fc
    .integer({ min: 0, max: 1000 * 24 * 60 })
    .map((minutes) => Date.UTC(2026, 0, 1) + minutes * 60_000),
  steps: fc.array(fc.record({ zone: zones, after_h: fc.integer({ min: 0, max: 200 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
})

function live({
  first,
  begins,
  steps,
}: {
  first: string
  begins: number
  steps: { zone: string; after_h: number }[]
}) {
  let changes: readonly ZoneChange[] = []
  let now = begins
  for (const { zone, after_h } of steps) {
    now += after_h * hour_ms
    // One that is still to come is replaced.
    const settled = settledUntil(new Date(now))
    const past = changes.filter(({ from }) => from <= settled)
    const plan = planZoneChange(new Date(now), { first, changes: past }, zone)
    expect(plan.from.getTime()).toBeGreaterThanOrEqual(now + 600_000)
    expect(plan.from.getTime()).toBeLessThanOrEqual(now + 63 * hour_ms)
    changes = [...past, plan]
  }
  return { timeZone: { first, changes }, from: begins - 30 * hour_ms, to: now + 100 * hour_ms }
}

test('over any changes of the zone no day comes twice, none is lost, and none is shorter than nine hours', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { timeZone, from, to } = live(life)
      let day = schoolDay(new Date(from), timeZone)
      let began: number | undefined
      for (let moment = from; moment <= to; moment += 15 * 60_000) {
        const today = schoolDay(new Date(moment), timeZone)
        if (today === day) continue
        expect(today).toBe(addDays(day, 1))
        const start = startOfDay(today, timeZone).getTime()
        expect(start).toBeLessThanOrEqual(moment)
        expect(start).toBeGreaterThan(moment - 15 * 60_000)
        if (began !== undefined) expect(start - began).toBeGreaterThanOrEqual(9 * hour_ms)
        began = start
        day = today
      }
    }),
    { numRuns: 60 },
  )
})

test('what was before a change stays: its days begin and end where they did', () => {
  fc.assert(
    fc.property(lives, fc.integer({ min: 1, max: 400 }), (life, hours) => {
      const { timeZone } = live(life)
      const last = timeZone.changes.at(-1)
      const before = { ...timeZone, changes: timeZone.changes.slice(0, -1) }
      const moment = new Date((last?.from.getTime() ?? 0) - hours * 60_000)
      expect(schoolDay(moment, timeZone)).toBe(schoolDay(moment, before))
      expect(startOfDay(schoolDay(moment, timeZone), timeZone)).toEqual(
        startOfDay(schoolDay(moment, before), before),
      )
    }),
    { numRuns: 60 },
  )
})

test('a zone to the east begins at midnight, one to the west lets the day go on', () => {
  const now = new Date('2026-03-10T07:00:00.000Z')
  const east = planZoneChange(now, 'Asia/Tashkent', 'Asia/Tokyo')
  expect([east.from.toISOString(), east.floor]).toEqual(['2026-03-10T19:00:00.000Z', '2026-03-10'])
  const moscow = planZoneChange(now, 'Asia/Tashkent', 'Europe/Moscow')
  const changed = { first: 'Asia/Tashkent', changes: [moscow] }
  expect(schoolDay(new Date('2026-03-10T20:59:00.000Z'), changed)).toBe('2026-03-10')
  expect(startOfDay('2026-03-11', changed).toISOString()).toBe('2026-03-10T21:00:00.000Z')
  expect([now, moscow.from].map((at) => zoneAt(changed, at))).toEqual(['Asia/Tashkent', 'Europe/Moscow'])
  // Minutes before midnight other processes might not know yet: it is the midnight after.
  const late = planZoneChange(new Date('2026-03-10T18:55:00.000Z'), 'Asia/Tashkent', 'Asia/Tokyo')
  expect(late.from.toISOString()).toBe('2026-03-11T19:00:00.000Z')
})
