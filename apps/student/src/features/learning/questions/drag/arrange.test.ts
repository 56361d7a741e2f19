import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, nextBlank, place, takeOut, wholeAnswer, type Blanks } from './arrange.ts'

describe('moving in a list', () => {
  test('down and up', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })

  test('no item is ever lost or doubled', () => {
    const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(list, fc.nat(7), fc.integer({ min: -3, max: 12 }), (items, from, to) => {
        expect(moved(items, from % items.length, to).toSorted()).toEqual(items.toSorted())
      }),
    )
  })
})

describe('filling blanks', () => {
  test('a piece dragged from one blank to another changes places with what stood there', () => {
    expect(place([1, 2, null], 1, 1)).toEqual([2, 1, null])
  })

  test('a new piece sends the old one back', () => {
    expect(place([1, null], 5, 0)).toEqual([5, null])
  })

  test('a tapped piece goes to the chosen blank, else to the first empty one', () => {
    expect(nextBlank([1, null, null], 2)).toBe(2)
    expect(nextBlank([1, null, null], undefined)).toBe(1)
    expect(nextBlank([1, 2], undefined)).toBeUndefined()
  })

  test('the answer is whole when no blank is empty', () => {
    expect(wholeAnswer([1, null])).toBeUndefined()
    expect(wholeAnswer(takeOut([1, 2], 0))).toBeUndefined()
    expect(wholeAnswer([2, 1])).toEqual([2, 1])
  })

  test('whatever is moved where, a piece stands in one blank at most', () => {
    const move = fc.record({ piece: fc.integer({ min: 1, max: 6 }), target: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const empty: Blanks = [null, null, null, null]
        const blanks = moves.reduce((now, { piece, target }) => place(now, piece, target), empty)
        const filled = blanks.filter((each) => each !== null)
        expect(new Set(filled).size).toBe(filled.length)
      }),
    )
  })
})
