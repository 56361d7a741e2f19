import { expect, test } from 'vitest'
import { secondsToNextCode } from './reset-throttle.ts'

const now = new Date('2026-03-10T07:00:00.000Z')
const ago = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() - one * 1000))

test.each([
  ['nobody asked', [], 0],
  ['a moment ago', [1], 59],
  ['a minute ago', [60], 0],
  ['three within the hour', [3000, 2000, 1000], 600],
  ['two within the hour', [3600, 2000, 1000], 0],
  ['six within the day', [80_000, 70_000, 60_000, 50_000, 40_000, 30_000], 6400],
] as [string, number[], number][])('%s', (_, asked, wait) => {
  expect(secondsToNextCode(ago(...asked), now)).toBe(wait)
})
