import { expect, test } from 'vitest'
import { secondsToNextCode, secondsToNextTry } from './reset-throttle.ts'

const now = new Date('2026-03-10T07:00:00.000Z')
const ago = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() - one * 1000))

test.each([
  ['nobody asked', [], [], 0],
  ['a moment ago', [1], [], 59],
  ['a minute ago', [60], [], 0],
  ['three within the hour', [3000, 2000, 1000], [], 600],
  ['two within the hour', [3600, 2000, 1000], [], 0],
  ['six within the day', [80_000, 70_000, 60_000, 50_000, 40_000, 30_000], [], 6400],
  ['forty from the school', [], Array.from({ length: 40 }, () => 3000), 600],
  ['thirty-nine from the school', [], Array.from({ length: 39 }, () => 1), 0],
] as [string, number[], number[], number][])('%s', (_, ofPhone, ofAddress, wait) => {
  expect(secondsToNextCode({ ofPhone: ago(...ofPhone), ofAddress: ago(...ofAddress) }, now)).toBe(wait)
})

test('an address guesses a hundred times an hour', () => {
  expect(secondsToNextTry(ago(...Array.from({ length: 99 }, () => 10)), now)).toBe(0)
  expect(secondsToNextTry(ago(...Array.from({ length: 100 }, () => 10)), now)).toBe(3590)
})
