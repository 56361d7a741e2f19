import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordable, sumEntries } from '../../rewards/rewards/index.ts'
import { requireDecidable, type Judgement, type Standing } from './judge.ts'

const standing = fc.record<Standing>({
  version: fc.integer({ min: 1, max: 3 }),
  is_newest: fc.boolean(),
  decision_id: fc.option(fc.integer({ min: 1, max: 3 })),
  claimed_by: fc.option(fc.integer({ min: 1, max: 3 })),
})
const judgement = fc.record<Judgement>({
  version: fc.integer({ min: 1, max: 3 }),
  replaces: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  despite_claim: fc.option(fc.boolean(), { nil: undefined }),
})

function isAllowed(one: Standing, two: Judgement, reviewerId: number): boolean {
  try {
    requireDecidable(one, two, reviewerId)
    return true
  } catch {
    return false
  }
}

test('a version is decided only as the newest one, by whoever knows the decision that holds', () => {
  fc.assert(
    fc.property(standing, judgement, fc.integer({ min: 1, max: 3 }), (one, two, reviewerId) => {
      if (!isAllowed(one, two, reviewerId)) return
      expect(one.is_newest).toBe(true)
      expect(two.version).toBe(one.version)
      expect(two.replaces ?? null).toBe(one.decision_id)
    }),
  )
})

test('after a decision nobody who did not see it can take another', () => {
  fc.assert(
    fc.property(standing, judgement, fc.integer({ min: 1, max: 3 }), (one, two, reviewerId) => {
      if (!isAllowed(one, two, reviewerId)) return
      const decided = { ...one, decision_id: 100, claimed_by: null }
      expect(isAllowed(decided, two, reviewerId)).toBe(false)
      expect(isAllowed(decided, { ...two, replaces: 100 }, reviewerId)).toBe(true)
    }),
  )
})

test('no coin is made or lost, and none is owed, over any decisions, edits and purchases', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('decide' as const), amount: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 0, max: 100 }) }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let coins = 0
      let moved = 0
      let spent = 0
      const entries: { currency: 'coins'; amount: number }[] = []
      for (const { kind, amount } of steps) {
        if (kind === 'spend') {
          const price = Math.min(amount, coins)
          coins -= price
          spent += price
          continue
        }
        const change = affordable({ points: 0, coins }, { points: 0, coins: amount - moved }).coins
        coins += change
        moved += change
        entries.push({ currency: 'coins', amount: change })
        // A student never has less than the decision gave, unless it was spent; and never more.
        expect(moved).toBeGreaterThanOrEqual(amount)
        if (spent === 0) expect(moved).toBe(amount)
      }
      expect(coins).toBeGreaterThanOrEqual(0)
      expect(sumEntries(entries).coins).toBe(coins + spent)
    }),
  )
})
