import { describe, expect, test } from 'vitest'
import { clockOffset, millisecondsUntil } from './server-clock.ts'

const noon = '2026-03-02T12:00:00.000Z'
const fivePast = '2026-03-02T12:05:00.000Z'

describe('server clock', () => {
  test.each([
    ['right', 0],
    ['an hour slow', -3_600_000],
    ['two days fast', 172_800_000],
  ])('a device whose clock is %s counts the same five minutes', (_, wrong_ms) => {
    const device_ms = Date.parse(noon) + wrong_ms
    const offset_ms = clockOffset(noon, device_ms)
    expect(millisecondsUntil(fivePast, offset_ms, device_ms)).toBe(300_000)
    expect(millisecondsUntil(fivePast, offset_ms, device_ms + 60_000)).toBe(240_000)
  })

  test('after the deadline nothing is left', () => {
    expect(millisecondsUntil(noon, 0, Date.parse(fivePast))).toBe(0)
  })

  test('a time that cannot be read leaves the device clock alone', () => {
    expect(clockOffset('', 5)).toBe(0)
  })
})
