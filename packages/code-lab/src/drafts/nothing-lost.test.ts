import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftKeeper } from './draft-keeper.ts'
import { FakeConnection, FakeDevice, FakeServer, Offline } from './fake-storage.ts'

// Two tabs on one device and one on another type, lose their connections, crash, come back, choose in conflicts and go
// back to earlier states, in any order and while calls are under way. Every word that reached a device is to be found
// at the end: on the server, in its history or on a device.

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Step =
  | { does: 'type' | 'crash' | 'reopen' | 'leave' | 'refresh' | 'replace'; tab: number }
  | { does: 'connection'; tab: number; state: FakeConnection['state']; delay_ms: number }
  | { does: 'resolve'; tab: number; choice: 'mine' | 'theirs' }
  | { does: 'wait'; ms: number }

const tab = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('type' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('crash', 'reopen', 'leave', 'refresh', 'replace'),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('connection' as const),
      tab,
      state: fc.constantFrom('on', 'off', 'loses_answers'),
      delay_ms: fc.constantFrom(0, 0, 40, 2000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('resolve' as const),
      tab,
      choice: fc.constantFrom('mine', 'theirs'),
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

  open(place: number): void {
    this.#count += 1
    const keeper = new DraftKeeper({
      storage: this.connections[place] as FakeConnection, // there are three
      device: this.devices[place === 2 ? 1 : 0] as FakeDevice, // there are two
      key: 'k',
      writer: `writer ${this.#count}`,
      now: Date.now,
      isTransient: (error) => error instanceof Offline,
    })
    this.keepers[place] = keeper
    void keeper.open()
  }

  async take(one: Step): Promise<void> {
    if (one.does === 'wait') await vi.advanceTimersByTimeAsync(one.ms)
    else this.#act(one, this.keepers[one.tab] as DraftKeeper) // opened at the start
    // What takes no time is done.
    await vi.advanceTimersByTimeAsync(0)
    for (const text of this.texts(false)) for (const word of wordsIn(text)) this.words.add(word)
  }

  #act(one: Exclude<Step, { does: 'wait' }>, keeper: DraftKeeper): void {
    const state = keeper.snapshot()
    if (one.does === 'connection') {
      const { state, delay_ms } = one
      Object.assign(this.connections[one.tab] as FakeConnection, { state, delay_ms }) // there are three
    } else if (one.does === 'resolve') void keeper.resolve(one.choice)
    else if (one.does === 'leave') keeper.leave()
    else if (one.does === 'refresh') void keeper.refresh()
    else if (one.does === 'crash') {
      this.#crash(keeper)
      this.open(one.tab)
    } else if (one.does === 'reopen') {
      keeper.leave()
      keeper.dispose()
      this.open(one.tab)
    } else if (one.does === 'replace') {
      // Where the newest state can't be saved, nothing is replaced.
      keeper.replace({ files: { 'main.py': '' }, media: {} }).catch(() => undefined)
    } else if (state.phase === 'open') {
      this.#count += 1
      const text = `${state.project.files['main.py'] ?? ''} w${this.#count}.`
      keeper.change({ files: { 'main.py': text }, media: {} })
    }
  }

  /** The tab is gone: nothing of it runs any more. */
  #crash(keeper: DraftKeeper): void {
    const saved = this.devices.map((device) => new Map(device.drafts))
    keeper.dispose()
    // What dispose would still write is undone: a crash writes nothing.
    for (const [place, drafts] of saved.entries()) {
      const device = this.devices[place] as FakeDevice // there are two
      device.drafts.clear()
      for (const [name, draft] of drafts) device.drafts.set(name, draft)
    }
  }

  texts(withHistory: boolean): string[] {
    const projects = [
      this.server.stored.project,
      ...(withHistory ? this.server.saved : []),
      ...this.devices.flatMap((device) => [...device.drafts.values()].map(({ project }) => project)),
    ]
    return projects.map((project) => project.files['main.py'] ?? '')
  }
}

function wordsIn(text: string): string[] {
  return text.match(/w\d+\./g) ?? []
}

async function nothingIsLost(steps: readonly Step[]): Promise<void> {
  const world = new World()
  for (const place of [0, 1, 2]) world.open(place)
  await vi.advanceTimersByTimeAsync(0)
  for (const one of steps) {
    await world.take(one)
    const found = new Set(world.texts(true).flatMap(wordsIn))
    expect([...world.words].filter((word) => !found.has(word))).toEqual([])
  }
  for (const keeper of world.keepers) keeper.dispose()
}

test('no word that reached a device is ever lost', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 100 }), nothingIsLost), {
    numRuns: 400,
  })
}, 60_000)

// What the property found.
test.each<[string, Step[]]>([
  [
    'a tab types on within the same tick of the clock in which another one takes its draft over',
    [
      { does: 'type', tab: 1 },
      { does: 'wait', ms: 1600 },
      { does: 'type', tab: 0 },
      { does: 'leave', tab: 0 },
      { does: 'crash', tab: 1 },
      { does: 'type', tab: 0 },
      { does: 'leave', tab: 0 },
      { does: 'resolve', tab: 1, choice: 'mine' },
    ],
  ],
  [
    'a tab crashes while an earlier state is on its way in place of what was typed',
    [
      { does: 'type', tab: 0 },
      { does: 'wait', ms: 1600 },
      { does: 'connection', tab: 0, state: 'on', delay_ms: 2000 },
      { does: 'replace', tab: 0 },
      { does: 'connection', tab: 0, state: 'on', delay_ms: 0 },
      { does: 'crash', tab: 0 },
      { does: 'type', tab: 0 },
      { does: 'wait', ms: 1600 },
    ],
  ],
  [
    'a tab types on while another one, which found the server to have its draft, is opening',
    [
      { does: 'connection', tab: 0, state: 'loses_answers', delay_ms: 0 },
      { does: 'type', tab: 0 },
      { does: 'leave', tab: 0 },
      { does: 'connection', tab: 1, state: 'on', delay_ms: 40 },
      { does: 'crash', tab: 1 },
      { does: 'connection', tab: 0, state: 'off', delay_ms: 0 },
      { does: 'type', tab: 0 },
      { does: 'leave', tab: 0 },
      { does: 'wait', ms: 50 },
    ],
  ],
])('nor where %s', async (_, steps) => await nothingIsLost(steps))
