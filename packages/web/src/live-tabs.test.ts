import type { Locks } from '@qadam/delivery/cross-tab-lock'
import { FakeLocks } from '@qadam/delivery/locks-fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { LiveEvents, type TabMessage } from './live-events.ts'
import { ReplyOrder } from './reply-order.ts'

// The tabs of one browser: which of them holds the connection, and what the others receive.

/** A server’s end of a connection. */
class Source {
  isClosed = false
  readonly place: string | null
  readonly #listeners = new Map<string, (event: Event) => void>()

  constructor(url: string) {
    this.place = new URL(url, 'https://school.example').searchParams.get('last_event_id')
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener)
  }

  close(): void {
    this.isClosed = true
  }

  tell(name: string, data: unknown, lastEventId = ''): void {
    this.#listeners.get(name)?.(Object.assign(new Event(name), { data: JSON.stringify(data), lastEventId }))
  }
}

interface Tab {
  live: LiveEvents<{ balance: z.ZodMiniObject<{ points: z.ZodMiniNumber }> }>
  account: number
  isVisible: boolean
  /** It runs nothing, and receives no messages meanwhile. */
  isFrozen: boolean
  sources: Source[]
  heard: number[]
  missed: number
  check: () => void
  sleep: () => void
}

let locks: FakeLocks
let tabs: Tab[]
let channels: Map<string, Map<Tab, (message: TabMessage) => void>>

beforeEach(() => {
  vi.useFakeTimers()
  locks = new FakeLocks()
  tabs = []
  channels = new Map()
})
afterEach(() => {
  for (const { live } of tabs) live.stop()
  vi.useRealTimers()
})

function openTab({
  account = 1,
  isVisible = true,
  own,
  fetchedAt = 'a.0',
}: { account?: number; isVisible?: boolean; own?: Locks | null; fetchedAt?: string } = {}): Tab {
  const order = new ReplyOrder()
  order.newsFor('profile', 0, fetchedAt)
  const tab: Tab = {
    ...{ account, isVisible, isFrozen: false, sources: [], heard: [], missed: 0 },
    ...{ check: () => {}, sleep: () => {} },
    live: new LiveEvents({
      events: { balance: z.object({ points: z.number() }) },
      reads: { balance: [] },
      order,
      address: '/events',
      ticket: () => Promise.resolve('t'),
      account: () => tab.account,
      isVisible: () => tab.isVisible,
      isOnline: () => true,
      onChange: (check) => {
        tab.check = check
        return () => (tab.check = () => {})
      },
      onSleep: (sleep) => {
        tab.sleep = sleep
        return () => (tab.sleep = () => {})
      },
      openSource: (url) => {
        const source = new Source(url)
        tab.sources.push(source)
        return source
      },
      random: () => 1,
      locks: own === null ? undefined : (own ?? locks.manager),
      openChannel: (name) => ({
        say: (message) => {
          if (tab.isFrozen) return
          for (const [other, hear] of channels.get(name) ?? [])
            if (other !== tab && !other.isFrozen) hear(message)
        },
        listen: (hear) => {
          const joined = channels.get(name) ?? new Map<Tab, (message: TabMessage) => void>()
          channels.set(name, joined.set(tab, hear))
          return () => {}
        },
        close: () => void channels.get(name)?.delete(tab),
      }),
    }),
  }
  tab.live.subscribe('balance', ({ points }) => tab.heard.push(points))
  tab.live.onMissed(() => (tab.missed += 1))
  tabs.push(tab)
  tab.live.start()
  return tab
}

const settle = async (ms = 0) => await vi.advanceTimersByTimeAsync(ms)
const open = () => tabs.flatMap(({ sources }) => sources).filter(({ isClosed }) => !isClosed)
/** The one connection that the browser has. */
function connection(): Source {
  const all = open()
  expect(all).toHaveLength(1)
  return all[0] ?? expect.fail('none is open')
}
function see(tab: Tab, isVisible: boolean): void {
  tab.isVisible = isVisible
  tab.check()
}
const received = () => tabs.map(({ missed, heard }) => ({ missed, heard }))
const all = (heard: number[], missed = 0) => ({ missed, heard })

test('the tabs of an account share one connection, and each hears everything once', async () => {
  openTab()
  openTab()
  await settle()
  openTab()
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  connection().tell('balance', { points: 1 }, 'a.1')
  openTab({ fetchedAt: 'a.1' })
  await settle()
  connection().tell('balance', { points: 2 }, 'a.2')
  connection().tell('balance', { points: 'many' }, 'a.3')
  expect(received()).toEqual([all([1, 2]), all([1, 2]), all([1, 2]), all([2])])
})

test('a tab whose page was fetched before the last event that the others heard learns what it missed', async () => {
  openTab()
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  connection().tell('balance', { points: 1 }, 'a.1')
  const [late, fresh] = [openTab(), openTab({ fetchedAt: 'a.1~b.3' })]
  await settle()
  expect([late.missed, fresh.missed]).toEqual([1, 0])
})

test('a tab that closes hands over; the next goes on where it was', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  connection().tell('balance', { points: 1 }, 'a.1')
  first.live.stop()
  await settle()
  expect(second.sources).toHaveLength(1)
  expect(connection().place).toBe('a.1')
  connection().tell('balance', { points: 2 })
  connection().tell('here', { missed: false }, 'a.2')
  expect(second).toMatchObject(all([1, 2]))
})

test.each([
  ['is hidden for long', async (tab: Tab) => (see(tab, false), await settle(30_000))],
  ['is about to be frozen', async (tab: Tab) => (see(tab, false), tab.sleep(), await settle())],
])('a tab that %s gives its connection to one that is looked at, and hears on', async (_, leave) => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  await leave(first)
  expect([first.live.state, second.live.state]).toEqual(['off', 'open'])
  connection().tell('here', { missed: false }, 'a.0')
  connection().tell('balance', { points: 5 }, 'a.1')
  see(first, true)
  await settle(120_000 / 4)
  connection().tell('balance', { points: 6 }, 'a.2')
  expect(received()).toEqual([all([5, 6]), all([5, 6])])
})

test('a tab that froze without a word is found out by whoever is looked at, and learns what it missed', async () => {
  const first = openTab()
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  const second = openTab({ isVisible: false })
  see(first, false)
  first.isFrozen = true
  see(second, true)
  await settle(2000)
  expect(second.live.state).toBe('open')
  const own = second.sources.at(-1) ?? expect.fail('nothing was opened')
  own.tell('here', { missed: false }, 'a.0')
  own.tell('balance', { points: 1 }, 'a.1')
  first.isFrozen = false
  see(first, true)
  await settle()
  expect(connection()).toBe(own)
  own.tell('balance', { points: 2 }, 'a.2')
  expect(first).toMatchObject(all([2], 1))
  expect(second).toMatchObject(all([1, 2]))
})

test('a tab that falls silent while others are looked at is replaced', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  for (let beats = 1; beats < 6; beats += 1) {
    await settle(45_000)
    connection().tell('beat', {}, 'a.0')
  }
  expect(second.sources).toEqual([])
  first.isFrozen = true
  await settle(53_000)
  expect(second.sources).toHaveLength(1)
})

test('a lost connection is opened anew by the tab that held it; what is missed is known in all', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  connection().tell('here', { missed: false }, 'a.0')
  connection().tell('error', null)
  await settle(1000)
  expect([first.sources.length, second.sources.length]).toEqual([2, 0])
  connection().tell('here', { missed: true }, 'b.7')
  connection().tell('balance', { points: 1 }, 'b.8')
  expect(received()).toEqual([all([1], 1), all([1], 1)])
})

test('tabs of two accounts, and browsers without locks, have a connection each, and hear nothing of one another', async () => {
  const [mine, other] = [openTab(), openTab({ account: 2 })]
  await settle()
  expect(open()).toHaveLength(2)
  mine.sources[0]?.tell('here', { missed: false }, 'a.0')
  mine.sources[0]?.tell('balance', { points: 1 }, 'a.1')
  expect([mine.heard, other.heard]).toEqual([[1], []])
  other.account = 1
  other.check()
  await settle()
  mine.sources[0]?.tell('balance', { points: 2 }, 'a.2')
  expect([other.heard, open().length]).toEqual([[2], 1])
  openTab({ own: null })
  await settle()
  expect(open()).toHaveLength(2)
})
