import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../questions/index.ts'
import { driftOf, NEWEST, type Tally } from './drift.ts'

const tally = (right: number, answered: number): Tally => ({ right, answered })
const anyTally = fc
  .tuple(fc.nat(300), fc.nat(300))
  .map(([one, other]) => tally(Math.min(one, other), Math.max(one, other)))

test.each([
  ['a leap from half to all', tally(20, 40), tally(20, 20), { before: 0.5, recent: 1 }],
  ['a fall', tally(57, 60), tally(8, 20), { before: 0.95, recent: 0.4 }],
  ['a few more right than before', tally(20, 40), tally(13, 20), null],
  ['a leap that too few saw', tally(8, NEWEST - 1), tally(20, 20), null],
  ['a leap of too few', tally(20, 40), tally(19, NEWEST - 1), null],
  ['always right', tally(40, 40), tally(20, 20), null],
  ['never right', tally(0, 40), tally(0, 20), null],
])('%s', (_, before, recent, drift) => {
  expect(driftOf(before, recent)).toEqual(drift)
})

test('what is said holds in both directions, and says the shares as they are', () => {
  fc.assert(
    fc.property(anyTally, anyTally, (before, recent) => {
      const drift = driftOf(before, recent)
      const back = driftOf(recent, before)
      expect(back).toEqual(drift && { before: drift.recent, recent: drift.before })
      if (drift) {
        expect(drift.recent).not.toBe(drift.before)
        expect(Math.min(before.answered, recent.answered)).toBeGreaterThanOrEqual(NEWEST)
      }
    }),
  )
})

test('a bank whose questions do not change is hardly ever said to', () => {
  const random = seededRandom(7)
  const draw = (count: number, share: number) =>
    tally(Array.from({ length: count }, random).filter((value) => value < share).length, count)
  const questions = 5000
  let said = 0
  for (let question = 0; question < questions; question += 1) {
    const share = 0.2 + 0.7 * random()
    if (driftOf(draw(100, share), draw(NEWEST, share))) said += 1
  }
  expect(said / questions).toBeLessThan(0.003)
})
