import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftKeeper } from './draft-keeper.ts'
import { FakeConnection, FakeDevice, FakeServer, Offline } from './fake-storage.ts'

// Two tabs on one device and one on another type, lose their connections, crash, come back and choose in conflicts, in
// any order. Every word that reached a device is to be found at the end: on the server, in its history or on a device.

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Step =
  | { does: 'type' | 'crash' | 'leave' | 'refresh'; tab: number }
  | { does: 'connection'; tab: number; state: FakeConnection['state'] }
  | { does: 'resolve'; tab: number; choice: 'mine' | 'theirs' }
  | { does: 'wait'; ms: number }

const tab = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('type' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('crash' as const, 'leave' as const, 'refresh' as const),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('connection' as const),
      tab,
      state: fc.constantFrom('on' as const, 'off' as const, 'loses_answers' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('resolve' as const),
      tab,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(50, 400, 1600, 7000) }),
  },
)

class World {
  readonly server = new FakeServer({ files: { 'main.py': '' }, media: {} })
  readonly devices = [new FakeDevice(), new FakeDevice()]
  readonly connections = [0, 1, 2].map(() => new FakeConnection(this.server))
  readonly keepers: DraftKeeper[] = []
  /** Words that some device had, and so must never be lost. */
  readonly words = new Set<string>()
  #count = 0

  async open(place: number): Promise<void> {
    this.#count += 1
    const keeper = new DraftKeeper({
      storage: this.connections[place] as FakeConnection, // there are three
      device: this.devices[place === 2 ? 1 : 0] as FakeDevice, // there are two
      key: 'k',
      writer: `writer ${this.#count}`,
      now: Date.now,
      isPassing: (error) => error instanceof Offline,
    })
    this.keepers[place] = keeper
    await keeper.open()
  }

  async take(one: Step): Promise<void> {
    if (one.does === 'wait') return void (await vi.advanceTimersByTimeAsync(one.ms))
    const keeper = this.keepers[one.tab] as DraftKeeper // opened at the start
    const connection = this.connections[one.tab] as FakeConnection // as above
    const state = keeper.snapshot()
    if (one.does === 'connection') connection.state = one.state
    else if (one.does === 'resolve') await keeper.resolve(one.choice)
    else if (one.does === 'leave') keeper.leave()
    else if (one.does === 'refresh') await keeper.refresh()
    else if (one.does === 'crash') {
      this.crash(keeper)
      await this.open(one.tab)
    } else if (state.phase === 'open') {
      this.#count += 1
      const text = `${state.project.files['main.py'] ?? ''} w${this.#count}.`
      keeper.change({ files: { 'main.py': text }, media: {} })
    }
    for (const text of this.texts(false)) for (const word of wordsIn(text)) this.words.add(word)
  }

  /** The tab is gone: nothing of it runs any more. */
  crash(keeper: DraftKeeper): void {
    const kept = this.devices.map((device) => new Map(device.drafts))
    keeper.dispose()
    // What dispose would still write is undone: a crash writes nothing.
    for (const [place, drafts] of kept.entries()) {
      const device = this.devices[place] as FakeDevice // there are two
      device.drafts.clear()
      for (const [name, draft] of drafts) device.drafts.set(name, draft)
    }
  }

  texts(withHistory: boolean): string[] {
    const projects = [
      this.server.stored.project,
      ...(withHistory ? this.server.kept : []),
      ...this.devices.flatMap((device) => [...device.drafts.values()].map(({ project }) => project)),
    ]
    return projects.map((project) => project.files['main.py'] ?? '')
  }
}

function wordsIn(text: string): string[] {
  return text.match(/w\d+\./g) ?? []
}

test('no word that reached a device is ever lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 100 }), async (steps) => {
      const world = new World()
      for (const place of [0, 1, 2]) await world.open(place)
      for (const one of steps) {
        await world.take(one)
        const found = new Set(world.texts(true).flatMap(wordsIn))
        expect([...world.words].filter((word) => !found.has(word))).toEqual([])
      }
      for (const keeper of world.keepers) keeper.dispose()
    }),
    { numRuns: 400 },
  )
}, 60_000)
