import { expect, it } from 'vitest'
import { climb, highestReached, layoutPath, ROW_HEIGHT } from './path-layout.ts'

it.each([1, 2, 7, 30])('%i stops climb evenly from the bottom to the top', (count) => {
  const { height, stops } = layoutPath(count)
  expect(stops).toHaveLength(count)
  expect(height).toBe(count * ROW_HEIGHT)
  stops.slice(1).forEach((stop, index) => expect((stops[index]?.y ?? 0) - stop.y).toBe(ROW_HEIGHT))
  for (const { x, y } of stops) {
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(height)
    expect(Math.abs(x - 50)).toBeGreaterThanOrEqual(10)
  }
})

it('a title has at least 130 px beside its tile on a 328 px wide column', () => {
  for (const { x } of layoutPath(12).stops)
    expect(3.28 * Math.max(x, 100 - x) - 37 - 14).toBeGreaterThanOrEqual(130)
})

it('a climb starts and ends at its stops', () => {
  expect(climb({ x: 60, y: 200 }, { x: 40, y: 100 })).toBe('M60 200C60 145 40 155 40 100')
})

it('what was reached is the highest stop that is not closed', () => {
  expect(highestReached(['completed', 'failed', 'open', 'closed'])).toBe(2)
  expect(highestReached(['closed'])).toBe(-1)
})
