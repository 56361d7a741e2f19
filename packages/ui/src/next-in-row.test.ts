import { expect, test } from 'vitest'
import { nextInRow } from './next-in-row.ts'

test('arrows go round the tabs, Home and End to their ends', () => {
  expect(nextInRow('ArrowRight', 2, 3)).toBe(0)
  expect(nextInRow('ArrowLeft', 0, 3)).toBe(2)
  expect(nextInRow('Home', 2, 3)).toBe(0)
  expect(nextInRow('End', 0, 3)).toBe(2)
  expect(nextInRow('x', 0, 3)).toBeUndefined()
})
