import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Racer } from './league-places.ts'
import { placeGain } from './place-gain.ts'

const racer = (person_id: number, points: number): Racer => ({
  person_id,
  level: 1,
  points,
  reached_at: points > 0 ? new Date(1_000_000 + person_id) : null,
  seat: person_id,
  is_shown: true,
  is_frozen: false,
})
const league = (...points: number[]) => points.map((each, index) => racer(index + 1, each))

test('points that pass others tell the place and the one before', () => {
  expect(placeGain(league(90, 70, 50, 30, 10), 3, 30)).toEqual({ place: 3, before: 4 })
  expect(placeGain(league(40, 70, 95, 30, 10), 3, 60)).toEqual({ place: 1, before: 3 })
})

test('the first points of a week bring a place where there was none', () => {
  expect(placeGain(league(90, 70, 50, 30, 10), 2, 70)).toEqual({ place: 2, before: null })
})

test('points that pass nobody tell nothing', () => {
  expect(placeGain(league(90, 70, 50, 30, 10), 1, 10)).toBeNull()
  expect(placeGain(league(90, 70, 50), 2, 0)).toBeNull()
  expect(placeGain(league(90, 70, 50), 9, 10)).toBeNull()
})

test('who is near the end is told no place, and no one before it', () => {
  expect(placeGain(league(90, 70, 50, 30, 10), 5, 5)).toBeNull()
  expect(placeGain(league(90, 70, 50, 30, 20), 4, 25)).toEqual({ place: 4, before: null })
})

test('a place that is told is always better than the one before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(200), { minLength: 1, maxLength: 30 }),
      fc.nat(29),
      fc.nat(200),
      (points, who, gained) => {
        const racers = league(...points)
        const own = racers[who % racers.length] as Racer // there is one at least
        const gain = placeGain(racers, own.person_id, Math.min(gained, own.points))
        if (!gain) return
        expect(gain.place).toBeGreaterThanOrEqual(1)
        if (gain.before !== null) expect(gain.place).toBeLessThan(gain.before)
      },
    ),
  )
})
