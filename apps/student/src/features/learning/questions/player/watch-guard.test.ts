import { describe, expect, test } from 'vitest'
import { WatchGuard } from './watch-guard.ts'

/** Plays for `seconds` of wall clock in steps of a quarter second. */
function play(guard: WatchGuard, from_s: number, seconds: number, rate = 1): number {
  let played_s = 0
  guard.startAt(from_s, 0)
  for (let at_ms = 250; at_ms <= seconds * 1000; at_ms += 250)
    played_s += guard.playedTo(from_s + (at_ms / 1000) * rate, at_ms, rate).played_s
  return played_s
}

describe('watch guard', () => {
  test('playing moves the furthest second along', () => {
    const guard = new WatchGuard(0)
    expect(play(guard, 0, 10)).toBeCloseTo(10)
    expect(guard.furthest_s).toBeCloseTo(10)
  })

  test('double speed watches twice as much in the same time', () => {
    const guard = new WatchGuard(0)
    expect(play(guard, 0, 10, 2)).toBeCloseTo(20)
    expect(guard.furthest_s).toBeCloseTo(20)
  })

  test('a jump forward is neither allowed nor counted', () => {
    const guard = new WatchGuard(12)
    guard.startAt(12, 0)
    expect(guard.isAllowed(60)).toBe(false)
    expect(guard.nearestAllowed(60)).toBe(12)
    expect(guard.playedTo(60, 250, 1)).toEqual({ played_s: 0, furthest_s: 12 })
  })

  test('playing on after a jump that slipped through watches nothing', () => {
    const guard = new WatchGuard(12)
    play(guard, 60, 5)
    expect(guard.furthest_s).toBe(12)
  })

  test('back is free, and watching again adds nothing', () => {
    const guard = new WatchGuard(30)
    expect(guard.isAllowed(3)).toBe(true)
    expect(guard.nearestAllowed(3)).toBe(3)
    expect(play(guard, 3, 10)).toBeCloseTo(10)
    expect(guard.furthest_s).toBe(30)
  })

  test('going back and playing past the old place goes on from there', () => {
    const guard = new WatchGuard(10)
    play(guard, 5, 8)
    expect(guard.furthest_s).toBeCloseTo(13)
  })

  test('a pause between two positions is not played time', () => {
    const guard = new WatchGuard(0)
    guard.startAt(0, 0)
    guard.stop()
    expect(guard.playedTo(5, 5000, 1).played_s).toBe(0)
  })

  test('seeking before the beginning lands on it', () => {
    expect(new WatchGuard(10).nearestAllowed(-5)).toBe(0)
  })
})
