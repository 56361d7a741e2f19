import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumEntries } from './ledger.ts'

test('a balance is the sum of its entries: no coin is made or lost', () => {
  const entry = fc.record({
    currency: fc.constantFrom('points' as const, 'coins' as const),
    amount: fc.integer({ min: -1000, max: 1000 }),
  })
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (some, others) => {
      const together = sumEntries([...some, ...others])
      const one = sumEntries(some)
      const other = sumEntries(others)
      expect(together).toEqual({ points: one.points + other.points, coins: one.coins + other.coins })
    }),
  )
})
