import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePlaces, Ladder, type Place } from './ladder.ts'

const board = (length: number): Place[] =>
  Array.from({ length }, (_, index) => ({
    // Many with the same points, some of them at the same moment.
    minus_points: -Math.floor((length - index) / 7),
    reached_at: new Date(Math.floor(index / 2) * 1000),
    person_id: index,
  })).toSorted(comparePlaces)

const nextOn =
  (places: () => readonly Place[]) =>
  (from: Place | undefined, step: number): Promise<Place | undefined> => {
    const start = from ? places().findIndex((place) => comparePlaces(place, from) >= 0) : 0
    return Promise.resolve(places()[start + step])
  }

test('from a rung to any place, and to any offset, it is never further than a step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 1, max: 40 }),
      async (length, step) => {
        const places = board(length)
        const rungs = await new Ladder(
          nextOn(() => places),
          { step },
        ).climb()
        for (const [index, place] of places.entries()) {
          for (const rung of [rungs.below(place), rungs.at(index)]) {
            expect(index - rung.before).toBeGreaterThanOrEqual(0)
            expect(index - rung.before).toBeLessThan(step)
            if (rung.place) expect(rung.place).toEqual(places[rung.before])
          }
        }
        expect(length - rungs.last().before).toBeLessThanOrEqual(step)
      },
    ),
  )
})

describe('rungs that grow old', () => {
  const setUp = () => {
    let now = 0
    let reads = 0
    let isBroken = false
    let places = board(30)
    const read = nextOn(() => places)
    const ladder = new Ladder(
      async (from, step) => {
        if (isBroken) throw new Error('no database')
        if (!from) reads += 1
        return await read(from, step)
      },
      { step: 10, refresh_ms: 4, oldest_ms: 8, clock_ms: () => now },
    )
    return {
      ladder,
      to: (moment: number) => (now = moment),
      grow: () => (places = board(60)),
      breakDown: () => (isBroken = true),
      reads: () => reads,
    }
  }

  test('are read once for all who ask at once, and not again while they are new', async () => {
    const { ladder, to, reads } = setUp()
    await Promise.all([ladder.climb(), ladder.climb(), ladder.climb()])
    to(4)
    await ladder.climb()
    expect(reads()).toBe(1)
  })

  test('are given while others are read; who comes later gets those', async () => {
    const { ladder, to, grow, reads } = setUp()
    await ladder.climb()
    grow()
    to(5)
    expect((await ladder.climb()).last().before).toBe(20)
    await expect.poll(async () => (await ladder.climb()).last().before).toBe(50)
    expect(reads()).toBe(2)
  })

  test('that are too old are waited for', async () => {
    const { ladder, to, grow } = setUp()
    await ladder.climb()
    grow()
    to(9)
    expect((await ladder.climb()).last().before).toBe(50)
  })

  test('that can not be read fail only whoever needs them', async () => {
    const { ladder, to, breakDown } = setUp()
    await ladder.climb()
    breakDown()
    to(5)
    expect((await ladder.climb()).last().before).toBe(20)
    to(9)
    await expect(ladder.climb()).rejects.toThrow('no database')
  })
})
