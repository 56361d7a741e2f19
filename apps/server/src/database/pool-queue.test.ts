import { expect, test } from 'vitest'
import { PoolQueue } from './pool-queue.ts'

/** A queue whose clock and connections the test gives out. */
function bench(size: number) {
  const clock = { now_ms: 1000 }
  const queue = new PoolQueue(size, () => clock.now_ms)
  const ask = () => {
    const turn = Promise.withResolvers<string>()
    return { ...turn, measured: queue.measure(async () => await turn.promise) }
  }
  /** Held for so long, without a wait. */
  const hold = async (ms: number) => {
    const { resolve, measured } = ask()
    resolve('connection')
    const { released } = await measured
    clock.now_ms += ms
    released()
  }
  return { clock, queue, ask, hold }
}

test('nobody waits: a request would wait for nothing', async () => {
  const { queue, hold } = bench(2)
  await hold(50)
  expect([queue.expectedWait_ms(), queue.standing_ms(), queue.waiting()]).toEqual([0, 0, 0])
})

test('the wait grows with those who wait and with how long connections are held, and falls with their number', async () => {
  const wait = async (size: number, waiting: number, held_ms: number) => {
    const { queue, ask, hold } = bench(size)
    for (let times = 0; times < 1000; times += 1) await hold(held_ms)
    for (let times = 0; times < waiting; times += 1) ask()
    return Math.round(queue.expectedWait_ms())
  }
  expect(await wait(4, 40, 10)).toBe(100)
  expect(await wait(4, 80, 10)).toBe(200)
  expect(await wait(4, 40, 20)).toBe(200)
  expect(await wait(8, 40, 10)).toBe(50)
})

test('a database that stopped answering is seen by who waits first, whatever was measured before', async () => {
  const { clock, queue, ask, hold } = bench(10)
  await hold(1)
  ask()
  clock.now_ms += 300
  ask()
  expect(queue.expectedWait_ms()).toBe(300)
  expect(queue.waiting()).toBe(2)
})

test('a queue stands as long as somebody always waits', async () => {
  const { clock, queue, ask } = bench(1)
  const first = ask()
  clock.now_ms += 100
  const second = ask()
  first.resolve('connection')
  await first.measured
  clock.now_ms += 100
  expect(queue.standing_ms()).toBe(200)
  second.resolve('connection')
  await second.measured
  expect(queue.standing_ms()).toBe(0)
  ask()
  clock.now_ms += 5
  expect(queue.standing_ms()).toBe(5)
})

test('a connection that never came is not waited for any more', async () => {
  const { queue, ask } = bench(1)
  const { reject, measured } = ask()
  reject(new Error('timeout exceeded when trying to connect'))
  await expect(measured).rejects.toThrow('timeout exceeded')
  expect(queue.standing_ms()).toBe(0)
})
