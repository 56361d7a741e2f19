import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinsOf, levelAfter, outcomeOf, placesOf, zonesOf, type Racer } from './league-places.ts'

const racer = (person_id: number, changes: Partial<Racer> = {}): Racer => ({
  person_id,
  level: 3,
  points: 10,
  reached_at: new Date(0),
  seat: person_id,
  is_shown: true,
  is_frozen: false,
  ...changes,
})

describe('the order', () => {
  const order = (...racers: Racer[]) =>
    [...placesOf(racers)].toSorted(([, one], [, other]) => one.place - other.place).map(([id]) => id)

  test('is that of the points', () => {
    expect(order(racer(1, { points: 5 }), racer(2, { points: 7 }), racer(3, { points: 6 }))).toEqual([
      2, 3, 1,
    ])
  })

  test('of two with the same points is that of reaching them', () => {
    expect(order(racer(1, { reached_at: new Date(9) }), racer(2, { reached_at: new Date(8) }))).toEqual([
      2, 1,
    ])
  })

  test('of two with the same points at the same moment, or with none, is that of the start', () => {
    expect(order(racer(1, { seat: 2 }), racer(2, { seat: 1 }))).toEqual([2, 1])
    const taken = { points: -5, reached_at: new Date(1) }
    expect(
      order(racer(1, { seat: 2, ...taken }), racer(2, { seat: 1, points: 0, reached_at: null })),
    ).toEqual([2, 1])
  })

  test('leaves out who hides: they have the place that they would have, and take nobody’s', () => {
    const places = placesOf([
      racer(1, { points: 9 }),
      racer(2, { points: 8, is_shown: false }),
      racer(3, { points: 7 }),
    ])
    expect(Object.fromEntries(places)).toEqual({
      1: { place: 1, of: 2 },
      2: { place: 2, of: 3 },
      3: { place: 2, of: 2 },
    })
  })

  // A class that agrees to hide on Sunday evening, but for the last of it.
  test('of those who hide goes among all: not each of them is the first', () => {
    const hiding = [9, 8, 7, 6].map((points, index) => racer(index + 1, { points, is_shown: false }))
    const places = placesOf([...hiding, racer(5, { points: 1 })])
    expect([...places.values()].map(({ place }) => place)).toEqual([1, 2, 3, 4, 1])
    expect(places.get(4)).toEqual({ place: 4, of: 5 })
  })
})

test.each([
  [0, { rise: 0, fall: 0, quiet: 0 }],
  [1, { rise: 0, fall: 0, quiet: 0 }],
  [2, { rise: 1, fall: 0, quiet: 1 }],
  [4, { rise: 1, fall: 0, quiet: 1 }],
  [5, { rise: 1, fall: 1, quiet: 1 }],
  [9, { rise: 1, fall: 1, quiet: 1 }],
  [30, { rise: 6, fall: 6, quiet: 6 }],
  [35, { rise: 7, fall: 7, quiet: 7 }],
])('of %i the zones are %j', (count, zones) => {
  expect(zonesOf(count)).toEqual(zones)
})

describe('the outcome', () => {
  const first = { place: 1, of: 30 }
  const last = { place: 30, of: 30 }

  test.each([
    ['the last that rises', { place: 6, of: 30 }, {}, 'risen'],
    ['the first that stays', { place: 7, of: 30 }, {}, 'stayed'],
    ['the last that stays', { place: 24, of: 30 }, {}, 'stayed'],
    ['the first that falls', { place: 25, of: 30 }, {}, 'fallen'],
    ['the first without a point', first, { points: 0 }, 'stayed'],
    ['the first of the highest level', first, { level: 7 }, 'stayed'],
    ['the last of the lowest level', last, { level: 1 }, 'stayed'],
    ['the last whose account is frozen', last, { is_frozen: true }, 'stayed'],
    ['who is alone', { place: 1, of: 1 }, {}, 'stayed'],
    ['the second of two', { place: 2, of: 2 }, {}, 'stayed'],
  ])('of %s', (_, place, changes, outcome) => {
    expect(outcomeOf(place, racer(1, changes))).toBe(outcome)
  })

  test('never leaves the seven levels, and no more rise than places that rise', () => {
    const racers = fc.array(
      fc.record({
        level: fc.integer({ min: 1, max: 7 }),
        points: fc.integer({ min: -5, max: 12 }),
        reached_at: fc.integer({ min: 0, max: 3 }).map((at) => new Date(at)),
        is_shown: fc.boolean(),
        is_frozen: fc.boolean(),
      }),
      { maxLength: 35 },
    )
    fc.assert(
      fc.property(racers, (drawn) => {
        const all = drawn.map((changes, index) => racer(index, { seat: index, ...changes }))
        const places = placesOf(all)
        const shown = all.filter((one) => one.is_shown)
        // The places of those who are shown are 1, 2, 3 … without a gap.
        const taken = shown.map((one) => places.get(one.person_id)?.place ?? 0)
        expect(taken.toSorted((a, b) => a - b)).toEqual(shown.map((_, index) => index + 1))
        const risen = shown.filter(
          (one) => outcomeOf(places.get(one.person_id) ?? { place: 0, of: 0 }, one) === 'risen',
        )
        expect(risen.length).toBeLessThanOrEqual(zonesOf(shown.length).rise)
        // Nor do those who hide share a place with each other.
        const hiding = all.filter((one) => !one.is_shown).map((one) => places.get(one.person_id)?.place)
        expect(new Set(hiding).size).toBe(hiding.length)
        for (const one of all) {
          const place = places.get(one.person_id) ?? { place: 0, of: 0 }
          const after = levelAfter(one.level, outcomeOf(place, one))
          expect(after).toBeGreaterThanOrEqual(1)
          expect(after).toBeLessThanOrEqual(7)
        }
      }),
    )
  })
})

test('the first three are paid their own, the others that rise the same, nobody else anything', () => {
  const coins = { first: 30, second: 20, third: 15, rise: 10 }
  const at = (place: number, of = 30, points = 1) => coinsOf({ place, of }, points, coins)
  expect([1, 2, 3, 4, 6, 7, 30].map((place) => at(place))).toEqual([30, 20, 15, 10, 10, 0, 0])
  expect(at(1, 30, 0)).toBe(0)
  expect(at(1, 1)).toBe(0)
  expect(at(2, 9)).toBe(0)
})
