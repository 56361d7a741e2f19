import { expect, test } from 'vitest'
import { labelStep, niceMax, sparkPoints } from './chart-scale.ts'

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [1, 1],
  [7, 8],
  [10, 10],
  [11, 20],
  [26, 30],
  [34, 40],
  [0.25, 0.3],
])('a scale for %d ends at %d', (most, end) => {
  expect(niceMax(most)).toBeCloseTo(end)
})

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [26, 30],
  [34, 40],
  [41, 50],
  [500, 500],
])('a scale of whole numbers for %d ends at %d, whose half is whole', (most, end) => {
  expect(niceMax(most, true)).toBe(end)
  expect(niceMax(most, true) % 2).toBe(0)
})

test('labels thin out where they would overlap', () => {
  expect([labelStep(7, 7), labelStep(30, 7), labelStep(0, 7), labelStep(5, 0)]).toEqual([1, 5, 1, 5])
})

test('a line spans its box, the greatest value on top', () => {
  expect(sparkPoints([0, 5, 10], 100, 48)).toEqual([
    { x: 0, y: 44 },
    { x: 50, y: 24 },
    { x: 100, y: 4 },
  ])
})

test('a level line and a single point lie in the middle; no value is no point', () => {
  expect(sparkPoints([3, 3], 100, 40).map(({ y }) => y)).toEqual([20, 20])
  expect(sparkPoints([3], 100, 40)).toEqual([{ x: 50, y: 20 }])
  expect(sparkPoints([], 100, 40)).toEqual([])
})
