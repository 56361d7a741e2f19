import { limits, type OrderState } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeOrderCode, moveOrder, readOrderCode, requireBuyable } from './order.ts'

const codeOf = (act: () => unknown): string => {
  try {
    act()
    return 'ok'
  } catch (error) {
    return error instanceof Error ? error.message : 'strange'
  }
}

test('what may be bought is on the shelf, at the price that was seen, there, holdable and affordable', () => {
  const offer = { price: 100, stock: 1, published: true }
  const buyer = { coins: 100, canHold: true }
  const outcome = (changes: Partial<typeof offer>, who: Partial<typeof buyer> = {}, seen?: number) =>
    codeOf(() => requireBuyable({ ...offer, ...changes }, { ...buyer, ...who }, seen))
  expect([
    outcome({}),
    outcome({}, {}, 100),
    outcome({ published: false }),
    outcome({}, {}, 99),
    outcome({ stock: 0 }),
    outcome({}, { canHold: false }),
    outcome({}, { coins: 99 }),
  ]).toEqual(['ok', 'ok', 'not_found', 'conflict', 'shop.out_of_stock', 'conflict', 'coins.insufficient'])
})

test('an order never comes back from its end, and pressing twice changes nothing', () => {
  const act = fc.constantFrom('ready' as const, 'handed_over' as const, 'cancelled' as const)
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let state: OrderState = 'ordered'
      const ends: OrderState[] = []
      for (const to of acts) {
        const before = state
        const outcome = codeOf(() => {
          const moved = moveOrder(state, to)
          expect(moved).toEqual({ changed: before !== (to as OrderState), state: to }) // a state like any other
          state = moved.state
          if (moved.changed && to !== 'ready') ends.push(to)
        })
        if (outcome !== 'ok') expect([outcome, state]).toEqual(['conflict', before])
      }
      expect(ends.length).toBeLessThanOrEqual(1)
      if (ends.length > 0) expect(state).toBe(ends[0])
    }),
  )
})

test('a code is read however it is typed, and nothing else is one', () => {
  const random = fc.noShrink(fc.double({ min: 0, max: 0.999_999, noNaN: true }))
  fc.assert(
    fc.property(fc.array(random, { minLength: 6, maxLength: 6 }), (numbers) => {
      const left = [...numbers]
      const code = makeOrderCode(() => left.shift() ?? 0)
      expect(code).toHaveLength(limits.shop.code.length)
      expect(readOrderCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code)
    }),
  )
  for (const other of ['', 'ABC', 'ABCDEFG', 'ABCDE0', 'ABCDE1', 'АВСDЕF', 'Aziza ']) {
    expect(readOrderCode(other)).toBeUndefined()
  }
})
