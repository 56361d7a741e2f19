import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addStretch, countStretches, rewatchedStretch } from './rewatching.ts'

const whole = { watched_s: 100, position_s: 100 }

test('what is watched again is the way since the last heartbeat, or what was played before a jump', () => {
  // Back to 30, and ten seconds from there.
  expect(rewatchedStretch(whole, { position_s: 40, played_s: 10 }, 10)).toEqual({ from_s: 30, to_s: 40 })
  expect(rewatchedStretch({ ...whole, position_s: 40 }, { position_s: 50, played_s: 10 }, 10)).toEqual({
    from_s: 40,
    to_s: 50,
  })
})

test('what is watched for the first time is not watched again', () => {
  expect(
    rewatchedStretch({ watched_s: 20, position_s: 20 }, { position_s: 30, played_s: 10 }, 10),
  ).toBeUndefined()
  // From 15, which was watched, to 25, which was not.
  expect(rewatchedStretch({ watched_s: 20, position_s: 15 }, { position_s: 25, played_s: 10 }, 10)).toEqual({
    from_s: 15,
    to_s: 20,
  })
})

test('a heartbeat whose reply was lost counts once, alone and in the next one', () => {
  const taken = { watched_s: 100, position_s: 40 }
  expect(rewatchedStretch(taken, { position_s: 40, played_s: 10 }, 10)).toBeUndefined()
  expect(rewatchedStretch(taken, { position_s: 50, played_s: 20 }, 10)).toEqual({ from_s: 40, to_s: 50 })
})

test('no heartbeats gain more than twice the time that passed, nor a place that was not watched', () => {
  const seconds = fc.double({ min: 0, max: 300, noNaN: true })
  const beat = fc.record({ position_s: seconds, played_s: seconds, elapsed_s: seconds })
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 20 }), seconds, (beats, watched_s) => {
      let position_s = 0
      let passed_s = 0
      let again_s = 0
      for (const { elapsed_s, ...heartbeat } of beats) {
        const stretch = rewatchedStretch({ watched_s, position_s }, heartbeat, elapsed_s)
        passed_s += Math.min(elapsed_s, 15)
        if (stretch) {
          expect(stretch.to_s).toBeLessThanOrEqual(watched_s)
          expect(stretch.from_s).toBeGreaterThanOrEqual(0)
          again_s += stretch.to_s - stretch.from_s
        }
        position_s = Math.min(heartbeat.position_s, watched_s)
        expect(again_s).toBeLessThanOrEqual(2 * passed_s + 1e-6)
      }
    }),
  )
})

test('a video has at most a hundred stretches, none shorter than a second; they hold every tenth', () => {
  expect([0.4, 1, 40, 99.9, 100, 3600].map(countStretches)).toEqual([1, 1, 40, 99, 100, 100])
  const once = addStretch(null, { from_s: 0, to_s: 60 }, 600)
  expect(once).toHaveLength(100)
  expect(once.reduce((sum, tenths) => sum + tenths)).toBe(600)
  expect(addStretch(once, { from_s: 3, to_s: 9 }, 600).slice(0, 3)).toEqual([90, 90, 60])
  // No film keeps a row growing.
  expect(addStretch([32_767], { from_s: 0, to_s: 1 }, 1)).toEqual([32_767])
})
