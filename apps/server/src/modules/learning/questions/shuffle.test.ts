import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf, shuffled } from './shuffle.ts'

test('a shuffle loses nothing, adds nothing and is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 30 }), fc.integer(), (items, seed) => {
      const once = shuffled(items, seed)
      expect([...once].sort()).toEqual([...items].sort())
      expect(shuffled(items, seed)).toEqual(once)
    }),
  )
})

test('every place is reached by every option about equally often over many students', () => {
  const counts = [0, 0, 0, 0]
  const students = 8000
  for (let student = 1; student <= students; student += 1) {
    const place = shuffled(['a', 'b', 'c', 'd'], seedOf(student, 7, 0)).indexOf('a')
    counts[place] = (counts[place] ?? 0) + 1
  }
  // Four standard deviations of a fair die with four sides.
  const bound = 4 * Math.sqrt(students * 0.25 * 0.75)
  for (const count of counts) expect(Math.abs(count - students / 4)).toBeLessThan(bound)
})

test('another attempt of the same student has another shuffle sooner or later', () => {
  const orders = new Set(
    Array.from({ length: 20 }, (_, attempt) => shuffled([1, 2, 3, 4, 5], seedOf(3, 9, attempt)).join()),
  )
  expect(orders.size).toBeGreaterThan(5)
})
