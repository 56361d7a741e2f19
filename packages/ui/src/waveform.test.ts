import { expect, test } from 'vitest'
import { barsPath, fitPeaks, peaksOf } from './waveform.ts'

test('each peak is the loudest sample of its stretch, scaled to the loudest of all', () => {
  expect(peaksOf(Float32Array.of(0.1, -0.25, 0.5, 0.2), 2)).toEqual([0.5, 1])
})

test('silence stays flat instead of being blown up', () => {
  expect(Math.max(...peaksOf(Float32Array.of(0.001, -0.002, 0.001, 0), 2))).toBeLessThan(0.1)
})

test('a recording shorter than its peaks still fills every bar', () => {
  const peaks = peaksOf(Float32Array.of(1, 1), 8)
  expect(peaks).toHaveLength(8)
  expect(Math.min(...peaks)).toBe(1)
})

test('no sample at all gives flat bars', () => {
  expect(peaksOf(new Float32Array(), 3)).toEqual([0, 0, 0])
})

test('fewer bars keep the loudest of what they cover', () => {
  expect(fitPeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3])
  expect(fitPeaks([0.5], 3)).toEqual([0.5, 0.5, 0.5])
  expect(fitPeaks([], 3)).toEqual([])
})

test('bars stay inside their box', () => {
  const path = barsPath([0, 1, 0.5, 1], 20, 40, 5)
  const heights = [...path.matchAll(/[ V](-?[\d.]+)/g)].map(([, value]) => Number(value))
  expect(path.match(/M/g)).toHaveLength(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(40)
})
