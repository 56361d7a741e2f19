import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenQuality, firstQuality, nextSmaller, rememberQuality, type Line } from './quality.ts'

const quality = (side: number, kbps: number) => ({ side, size: kbps * 125 * 600, src: `/media/${side}` })
const video = {
  duration_s: 600,
  qualities: [quality(240, 200), quality(480, 600), quality(720, 1400), quality(1080, 5000)],
}
const first = (choice: 'auto' | number, line: Line) => firstQuality(video, choice, line)?.side

describe('what a film begins with', () => {
  test('whoever saves data, or has a slow network, gets the smallest', () => {
    expect(first('auto', { saveData: true, downlink: 10, effectiveType: '4g' })).toBe(240)
    expect(first('auto', { effectiveType: '2g', downlink: 10 })).toBe(240)
    expect(first('auto', { downlink: 0.5, effectiveType: '3g' })).toBe(240)
  })

  test('the line must be twice as fast as the film', () => {
    expect(first('auto', { downlink: 1.2 })).toBe(480)
    expect(first('auto', { downlink: 1.15 })).toBe(240)
    expect(first('auto', { downlink: 3 })).toBe(720)
  })

  test('more than 480p costs a phone’s owner nothing unasked, more than 720p nobody', () => {
    expect(first('auto', { downlink: 10, type: 'cellular' })).toBe(480)
    expect(first('auto', { downlink: 10, type: 'wifi' })).toBe(720)
    // Safari and Firefox say nothing of the line.
    expect(first('auto', {})).toBe(480)
  })

  test('what was chosen holds, or the next smaller where there is none', () => {
    expect(first(1080, { saveData: true })).toBe(1080)
    expect(first(700, {})).toBe(480)
    expect(first(100, {})).toBe(240)
  })

  test('a film of one size has nothing to choose', () => {
    expect(firstQuality({ duration_s: 60 }, 'auto', {})).toBeUndefined()
    expect(firstQuality({ duration_s: 60, qualities: [] }, 480, {})).toBeUndefined()
  })

  test('a faster line never gets a smaller one', () => {
    const lines = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const [slow, fast] = [Math.min(one, other), Math.max(one, other)]
        expect(first('auto', { downlink: slow })).toBeLessThanOrEqual(first('auto', { downlink: fast }) ?? 0)
      }),
    )
  })
})

test('below the smallest there is none', () => {
  expect(nextSmaller(video, quality(720, 1400))?.side).toBe(480)
  expect(nextSmaller(video, quality(240, 200))).toBeUndefined()
})

test('the device remembers, and makes nothing of what is none', () => {
  const kept = new Map<string, string>()
  const store = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string) => void kept.set(name, value),
  }
  expect(chosenQuality(store)).toBe('auto')
  rememberQuality(480, store)
  expect(chosenQuality(store)).toBe(480)
  for (const odd of ['auto', '', '-1', 'x', '{}']) {
    kept.set('video.quality', odd)
    expect(chosenQuality(store)).toBe('auto')
  }
})
