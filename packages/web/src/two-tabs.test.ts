import { Delivery } from '@qadam/delivery/delivery'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox } from './outbox.ts'

// Two tabs of one student over one store: each puts things in, loses its connection or the answer to a call, is closed
// in the middle of one and opened again. All that was put in arrives in the end, and counts once.

class NetworkDown extends Error {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Network = 'on' | 'off' | 'loses_answers' | 'slow'
type Step =
  | { does: 'put' | 'crash' | 'wake'; tab: number }
  | { does: 'network'; tab: number; network: Network }
  | { does: 'wait'; ms: number }

const tab = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('put' as const, 'crash' as const, 'wake' as const), tab }),
  fc.record({
    does: fc.constant('network' as const),
    tab,
    network: fc.constantFrom<Network>('on', 'off', 'loses_answers', 'slow'),
  }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(0, 50, 4000, 60_000) }),
)

/** The browser's locks, which a closed tab releases. */
class FakeLocks {
  readonly #queue: { owner: object; run: () => void }[] = []
  #holder: object | undefined

  request(owner: object, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({
        owner,
        run: () => {
          this.#holder = owner
          work()
            .then(resolve, reject)
            .finally(() => this.release(owner))
        },
      })
      this.#next()
    })
  }

  release(owner: object): void {
    if (this.#holder === owner) this.#holder = undefined
    this.#next()
  }

  forget(owner: object): void {
    const left = this.#queue.filter((each) => each.owner !== owner)
    this.#queue.splice(0, this.#queue.length, ...left)
    this.release(owner)
  }

  #next(): void {
    if (!this.#holder) this.#queue.shift()?.run()
  }
}

class Tab {
  network: Network = 'on'
  isGone = false
  readonly box: Outbox
  readonly delivery: Delivery

  constructor(world: World) {
    this.box = new Outbox(1, {
      storage: world.storageOf(this),
      isTransient: (error) => error instanceof NetworkDown,
      alone: (_, work) => world.locks.request(this, work),
    })
    this.delivery = new Delivery({
      isWaiting: () => this.box.list().length > 0,
      send: () => this.box.flush(({ key }) => world.take(this, key)),
    })
    this.delivery.start()
  }
}

class World {
  readonly locks = new FakeLocks()
  readonly put = new Set<string>()
  /** What the server counted, once for each name. */
  readonly counted: string[] = []
  readonly #stored = new Map<string, string>()
  readonly tabs = [new Tab(this), new Tab(this)]

  storageOf(owner: Tab): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    // A tab that is gone writes nothing any more.
    return {
      getItem: (key) => this.#stored.get(key) ?? null,
      setItem: (key, value) => void (owner.isGone || this.#stored.set(key, value)),
      removeItem: (key) => void (owner.isGone || this.#stored.delete(key)),
    }
  }

  async take(owner: Tab, key: string): Promise<void> {
    const { network } = owner
    if (network === 'off') throw new NetworkDown()
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000))
    if (owner.isGone) return new Promise(() => undefined)
    if (!this.counted.includes(key)) this.counted.push(key)
    if (network === 'loses_answers') throw new NetworkDown()
  }

  async do(one: Step): Promise<void> {
    if (one.does === 'wait') return void (await vi.advanceTimersByTimeAsync(one.ms))
    const own = this.tabs[one.tab] as Tab // there are two
    if (one.does === 'put') {
      const key = `answer:7:${this.put.size}`
      this.put.add(key)
      own.box.put({ key, action: 'question_try', input: {} })
      own.delivery.wake()
    } else if (one.does === 'wake') own.delivery.wake()
    else if (one.does === 'network') own.network = one.network
    else {
      own.isGone = true
      own.delivery.dispose()
      this.locks.forget(own)
      this.tabs[one.tab] = new Tab(this)
    }
    await vi.advanceTimersByTimeAsync(0)
  }
}

test('all that was put in arrives, in any order of acts, and counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const world = new World()
      for (const one of steps) await world.do(one)
      for (const each of world.tabs) each.network = 'on'
      await vi.advanceTimersByTimeAsync(10 * 60_000)
      expect(world.counted.toSorted()).toEqual([...world.put].toSorted())
      expect(world.tabs.map(({ box }) => box.list())).toEqual([[], []])
      for (const each of world.tabs) each.delivery.dispose()
      expect(vi.getTimerCount()).toBe(0)
    }),
    { numRuns: 300 },
  )
}, 60_000)
