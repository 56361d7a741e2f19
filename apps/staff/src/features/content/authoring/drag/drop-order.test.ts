import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropLesson, dropModule, dropped } from './drop-order.ts'

const order = [
  { id: 1, lessons: [10, 11, 12] },
  { id: 2, lessons: [20] },
  { id: 3, lessons: [] },
]

describe('what is dropped', () => {
  test('takes the place of what it is dropped on', () => {
    expect(dropped(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(dropped(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
    expect(dropped(['a', 'b'], 1, 1)).toBeUndefined()
  })

  test('a module goes with its lessons', () => {
    expect(dropModule(order, 3, 1)?.map(({ id }) => id)).toEqual([3, 1, 2])
    expect(dropModule(order, 1, 9)).toBeUndefined()
  })

  test('a lesson goes within its module, before a lesson of another one, or into an empty one', () => {
    expect(dropLesson(order, 10, { lesson: 12 })?.[0]?.lessons).toEqual([11, 12, 10])
    expect(dropLesson(order, 11, { lesson: 20 })?.map(({ lessons }) => lessons)).toEqual([
      [10, 12],
      [11, 20],
      [],
    ])
    expect(dropLesson(order, 20, { module: 3 })?.map(({ lessons }) => lessons)).toEqual([
      [10, 11, 12],
      [],
      [20],
    ])
    expect(dropLesson(order, 20, { lesson: 20 })).toBeUndefined()
  })

  test('no lesson is ever lost or doubled', () => {
    const all = [10, 11, 12, 20]
    const over = fc.oneof(
      fc.record({ lesson: fc.constantFrom(...all, 99) }),
      fc.record({ module: fc.constantFrom(1, 2, 3, 9) }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...all), over, (id, target) => {
        const next = dropLesson(order, id, target) ?? order
        expect(next.flatMap(({ lessons }) => lessons).toSorted()).toEqual(all)
      }),
    )
  })
})
