import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Patience } from './protocol.ts'

let clock = 0
let stops: string[] = []

beforeEach(() => {
  // Each page has its own.
  vi.resetModules()
  vi.stubGlobal('performance', { now: () => clock })
  clock = 1000
  stops = []
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const makeGuards = async (patience: Patience) => {
  const guards = await import('./shown-guards.ts')
  const guard = guards.makeLoopGuard('too long', patience, (file, line, what) =>
    stops.push(`${what} ${file}:${line}`),
  )
  /** Runs a loop on a device that makes so many turns a millisecond. @returns how long it was let run. */
  const loop = (turns: number, speed: number) => {
    const begun = clock
    try {
      for (let done = 0; done < turns; done += 100) {
        guard('a.js', 3)
        clock += 100 / speed
      }
    } catch (error) {
      expect(guards.stoppedLoops.has(error as Error)).toBe(true) // nothing else is thrown here
    }
    return clock - begun
  }
  return { ...guards, guard, loop }
}

const LAPTOP = 200_000
const PHONE = 60_000

test('two hundred million turns end on a laptop and on a phone', async () => {
  for (const speed of [LAPTOP, PHONE]) {
    vi.resetModules()
    const { loop } = await makeGuards('usual')
    loop(2e8, speed)
    expect(stops).toEqual([])
  }
})

test('what does not end is stopped once it ran too long, told once with its place', async () => {
  for (const [speed, most_ms] of [
    [LAPTOP, 1600],
    [PHONE, 4100],
    [10, 4100],
  ] as const) {
    stops = []
    vi.resetModules()
    const { loop } = await makeGuards('usual')
    expect(loop(Infinity, speed)).toBeLessThan(most_ms)
    expect(stops).toEqual(['loop a.js:3'])
  }
})

test('after a stop one who types on waits less, one who asks for it waits long', async () => {
  expect((await makeGuards('short')).loop(Infinity, LAPTOP)).toBeLessThan(400)
  vi.resetModules()
  const { loop } = await makeGuards('long')
  expect(loop(Infinity, 1)).toBeGreaterThan(29_000)
})

test('a device that sleeps in the middle of a loop has not worked meanwhile', async () => {
  const { guard } = await makeGuards('usual')
  guard('a.js', 1)
  clock += 10
  guard('a.js', 1)
  clock += 60 * 60_000
  guard('a.js', 1)
  expect(stops).toEqual([])
})

test('waiting for an answer is no work', async () => {
  const { guard, excuse } = await makeGuards('usual')
  guard('a.js', 1)
  for (let asked = 0; asked < 50; asked += 1) {
    clock += 900
    excuse(900)
    guard('a.js', 1)
  }
  expect(stops).toEqual([])
})

test('a page that hangs again and again is given little', async () => {
  const { loop } = await makeGuards('usual')
  for (let stop = 0; stop < 3; stop += 1) loop(Infinity, 10)
  expect(loop(Infinity, 10)).toBeLessThan(60)
})
