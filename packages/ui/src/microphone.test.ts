import { expect, test } from 'vitest'
import { browserMicrophone, loudness } from './microphone.ts'

const tone = (height: number): Float32Array =>
  Float32Array.from({ length: 1024 }, (_, index) => height * Math.sin(index / 7))

test('silence is 0, a shout is 1, and speech lies between', () => {
  expect(loudness(new Float32Array(1024))).toBe(0)
  expect(loudness(tone(0.001))).toBe(0)
  expect(loudness(tone(1))).toBe(1)
  expect(loudness(tone(0.05))).toBeGreaterThan(0.3)
  expect(loudness(tone(0.05))).toBeLessThan(0.8)
})

test('louder is never shown as quieter', () => {
  const levels = [0.002, 0.01, 0.05, 0.2, 0.6].map((height) => loudness(tone(height)))
  expect(levels).toEqual([...levels].sort((one, other) => one - other))
})

test('without a microphone there is none to offer', () => {
  expect(browserMicrophone()).toBeUndefined()
})
