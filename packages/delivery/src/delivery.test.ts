import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeConnection } from './browser-fixture.ts'
import { Delivery, type DeliveryPorts } from './delivery.ts'
import { leaveServerAlone, serverPause_ms } from './server-pause.ts'

let connection: FakeConnection
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  connection = new FakeConnection()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A queue of things that a server takes while it is up. */
function bench(over: Partial<DeliveryPorts> = {}) {
  const world = { left: ['one'], isUp: true, passes: 0, errors: [] as unknown[] }
  const delivery = new Delivery({
    isWaiting: () => world.left.length > 0,
    send: async () => {
      world.passes += 1
      if (!world.isUp) throw new Error('down')
      world.left = []
    },
    onError: (error) => world.errors.push(error),
    backoff: { first_ms: 1000, longest_ms: 4000 },
    ...over,
  })
  return { world, delivery }
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('what waits goes at the start, and nothing is done where nothing waits', async () => {
  const { world, delivery } = bench()
  delivery.start()
  await pass()
  expect(world).toMatchObject({ left: [], passes: 1 })
  connection.set(true)
  delivery.wake()
  await pass(60_000)
  expect(world.passes).toBe(1)
})

test('what fails is tried again after longer and longer pauses, and told', async () => {
  const { world, delivery } = bench()
  world.isUp = false
  delivery.start()
  const after: number[] = []
  for (const ms of [0, 999, 1, 1999, 1, 3999, 1, 3999, 1]) {
    await pass(ms)
    after.push(world.passes)
  }
  expect(after).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
  expect(world.errors).toHaveLength(5)
})

test('the return of the connection sends at once, and makes the pauses short again', async () => {
  const { world, delivery } = bench()
  world.isUp = false
  delivery.start()
  await pass(20_000)
  const { passes } = world
  connection.set(true)
  await pass()
  expect(world.passes).toBe(passes + 1)
  await pass(1000)
  expect(world.passes).toBe(passes + 2)
})

test('without a network nothing is sent until it returns', async () => {
  const { world, delivery } = bench()
  connection.set(false)
  delivery.start()
  await pass()
  expect(world.passes).toBe(0)
  connection.set(true)
  await pass()
  expect(world).toMatchObject({ left: [], passes: 1 })
})

test('a browser that is wrong about having no network delays it, and no more', async () => {
  const { world, delivery } = bench()
  connection.set(false)
  delivery.start()
  await pass(1000)
  expect(world.left).toEqual([])
})

test('it waits for its owner to be signed in', async () => {
  let owner = 'other'
  let wake = () => {}
  const { world, delivery } = bench({
    isAllowed: () => owner === 'mine',
    wakeOn: [
      (woken) => {
        wake = woken
        return () => undefined
      },
    ],
  })
  delivery.start()
  await pass(60_000)
  expect(world.passes).toBe(0)
  owner = 'mine'
  wake()
  await pass()
  expect(world.left).toEqual([])
})

test('one pass runs at a time; what came meanwhile goes right after it', async () => {
  const gate = Promise.withResolvers<void>()
  const sent: string[][] = []
  const left = ['one']
  const delivery = new Delivery({
    isWaiting: () => left.length > 0,
    send: async () => {
      const now = left.splice(0)
      sent.push(now)
      await gate.promise
    },
  })
  delivery.start()
  left.push('two')
  delivery.wake()
  delivery.wake()
  await pass()
  expect(sent).toEqual([['one']])
  gate.resolve()
  await pass()
  expect(sent).toEqual([['one'], ['two']])
})

test('asked to come back later it does so once, however often it is asked', async () => {
  const { world, delivery } = bench()
  delivery.later()
  await pass(500)
  delivery.later()
  expect(world.passes).toBe(0)
  await pass(500)
  expect(world).toMatchObject({ left: [], passes: 1 })
})

test.each(['idle', 'waiting', 'sending'])('disposed of while %s it leaves nothing behind', async (when) => {
  const gate = Promise.withResolvers<void>()
  const unsubscribed = vi.fn<() => void>()
  const { world, delivery } = bench({ wakeOn: [() => unsubscribed] })
  if (when === 'idle') world.left = []
  if (when === 'waiting') world.isUp = false
  const sending = new Delivery({ isWaiting: () => true, send: () => gate.promise })
  const own = when === 'sending' ? sending : delivery
  own.start()
  await pass()
  const { passes } = world
  own.dispose()
  gate.resolve()
  own.wake()
  own.later()
  own.start()
  await pass(60_000)
  expect([vi.getTimerCount(), connection.listeners, world.passes]).toEqual([0, 0, passes])
  expect(unsubscribed).toHaveBeenCalledTimes(when === 'sending' ? 0 : 1)
})

test('a server that asked for a pause has it, whatever wakes the queue', async () => {
  const { world, delivery } = bench({
    send: async () => {
      world.passes += 1
      if (!world.isUp) leaveServerAlone(30)
      else world.left = []
    },
  })
  world.isUp = false
  delivery.start()
  await pass()
  world.isUp = true
  connection.set(true)
  delivery.wake()
  await pass(29_999)
  expect(world.passes).toBe(1)
  await pass(15_001)
  expect(world).toMatchObject({ passes: 2, left: [] })
})

test('no server keeps a student’s work waiting for long', async () => {
  leaveServerAlone(86_400)
  expect(serverPause_ms()).toBe(120_000)
  leaveServerAlone(Number.NaN)
  await pass(120_000)
  expect(serverPause_ms()).toBe(0)
})
