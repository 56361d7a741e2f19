import fc from 'fast-check'
import { expect, test } from 'vitest'
import { believedWatched, isWatchedWhole } from './watching.ts'

const seconds = fc.double({ min: 0, max: 600, noNaN: true })

test('no sequence of heartbeats gains more than twice the time that passed', () => {
  const beat = fc.record({ position_s: seconds, played_s: seconds, elapsed_s: seconds })
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 20 }), (beats) => {
      let watched = 0
      let passed = 0
      for (const { elapsed_s, ...heartbeat } of beats) {
        const next = believedWatched(watched, heartbeat, elapsed_s, 500)
        passed += elapsed_s
        expect(next).toBeGreaterThanOrEqual(watched)
        expect(next).toBeLessThanOrEqual(500)
        expect(next).toBeLessThanOrEqual(2 * passed + 1e-6)
        watched = next
      }
    }),
  )
})

test('no silence is worth more than the agreed interval and its lateness', () => {
  expect(believedWatched(0, { position_s: 500, played_s: 500 }, 3600, 500)).toBe(30)
  expect(believedWatched(0, { position_s: 500, played_s: 500 }, 15, 500)).toBe(30)
  expect(believedWatched(0, { position_s: 500, played_s: 500 }, 14, 500)).toBe(28)
})

test('watching again adds nothing', () => {
  expect(believedWatched(40, { position_s: 20, played_s: 20 }, 20, 60)).toBe(40)
})

test('honest playback at normal speed is believed to the second', () => {
  let watched = 0
  for (let at = 10; at <= 60; at += 10)
    watched = believedWatched(watched, { position_s: at, played_s: 10 }, 10, 60)
  expect(watched).toBe(60)
  expect(isWatchedWhole(watched, 60)).toBe(true)
})

test('a jump ahead is not believed further than what was played', () => {
  expect(believedWatched(10, { position_s: 55, played_s: 5 }, 30, 60)).toBe(15)
})

test('two heartbeats at the same moment gain nothing by the second', () => {
  expect(believedWatched(0, { position_s: 30, played_s: 30 }, 0, 60)).toBe(0)
})
