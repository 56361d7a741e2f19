import { limits } from '@qadam/contract'
import { expect, test } from 'vitest'
import { pauseAfter } from './login-throttle.ts'
import { LoginTurns } from './turns.ts'

const start = new Date('2026-03-10T07:00:00Z')

/** A line whose clock the waiting itself moves. */
function turns() {
  let now_ms = start.getTime()
  const slept: number[] = []
  const line = new LoginTurns((ms) => {
    slept.push(ms)
    now_ms += ms
    return Promise.resolve()
  })
  return { line, slept, now: () => new Date(now_ms), wait: (ms: number) => (now_ms += ms) }
}

test('an address that fails without a pause is stopped after most of the window, not after seconds', async () => {
  const { line, slept, now, wait } = turns()
  for (let failures = 0; failures < limits.login.failuresForAddress;) {
    await line
      .inTurn('a', { failures, now: now() }, () => Promise.resolve())
      .then(
        () => (failures += 1),
        () => wait(1000),
      )
  }
  expect(now().getTime() - start.getTime()).toBeGreaterThan(limits.login.window_s * 750)
  expect(slept.every((ms) => ms <= limits.login.longestTurn_s * 1000)).toBe(true)
})

test('few failures slow nobody down, nor do those of another address', async () => {
  const { line, slept } = turns()
  for (let count = 0; count < 50; count += 1) {
    await line.inTurn('a', { failures: 99, now: start }, () => Promise.resolve())
    await line.inTurn(`b${count}`, { failures: 250, now: start }, () => Promise.resolve())
  }
  expect(slept).toEqual([])
})

test('tries that are under way count as if they had failed', async () => {
  const { line } = turns()
  const never = () => new Promise<void>(() => {})
  const crowd = Array.from({ length: 300 }, () => line.inTurn('a', { failures: 0, now: start }, never))
  // Those before are refused as well, sooner or later; the test does not wait for them.
  for (const turn of crowd) turn.catch(() => undefined)
  const refused = await Promise.allSettled(crowd.slice(-100))
  expect(refused.every(({ status }) => status === 'rejected')).toBe(true)
})

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [200, 3],
  [250, 10],
  [299, 10],
])('after %i failures the pause is %i seconds', (failures, pause) => {
  expect(pauseAfter(failures)).toBe(pause)
})
