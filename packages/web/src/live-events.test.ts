import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { LiveSource } from './live-connection.ts'
import { LiveEvents } from './live-events.ts'
import { ReplyOrder } from './reply-order.ts'

class FakeSource implements LiveSource {
  readonly url: string
  isClosed = false
  readonly #listeners = new Map<string, ((event: Event) => void)[]>()

  constructor(url: string) {
    this.url = url
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  close(): void {
    this.isClosed = true
  }

  fire(type: string, data?: unknown, lastEventId = ''): void {
    const event = Object.assign(new Event(type), {
      lastEventId,
      ...(data !== undefined && { data: JSON.stringify(data) }),
    })
    this.#listeners.get(type)?.forEach((listener) => listener(event))
  }
}

let sources: FakeSource[]
let account: number | null
let isVisible: boolean
let isOnline: boolean
let check: () => void
let isWatched: boolean
const ticket = vi.fn<() => Promise<string>>()

const create = () =>
  new LiveEvents({
    events: { balance: z.object({ points: z.int() }) },
    reads: { balance: ['profile'] },
    order,
    address: '/api/student/events',
    ticket,
    account: () => account,
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    onChange: (listener) => {
      check = listener
      isWatched = true
      return () => (isWatched = false)
    },
    openSource: (url) => {
      const source = new FakeSource(url)
      sources.push(source)
      return source
    },
    random: () => 1,
    locks: undefined,
  })

let order: ReplyOrder
let live: ReturnType<typeof create>
const settle = () => vi.advanceTimersByTimeAsync(0)
const newest = () => sources.at(-1) ?? expect.fail('nothing was opened')
async function open(): Promise<FakeSource> {
  live.start()
  await settle()
  newest().fire('here', { missed: false }, 'a.1')
  return newest()
}

beforeEach(() => {
  vi.useFakeTimers()
  sources = []
  account = 1
  isVisible = true
  isOnline = true
  let given = 0
  ticket.mockReset().mockImplementation(() => Promise.resolve(`t/${(given += 1)}`))
  order = new ReplyOrder()
  live = create()
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

describe('a connection', () => {
  test('is opened with a ticket, and tells what the contract names', async () => {
    const heard = vi.fn<(data: { points: number }) => void>()
    const forget = live.subscribe('balance', heard)
    const source = await open()
    expect(source.url).toBe('/api/student/events?ticket=t%2F1')
    source.fire('balance', { points: 5 })
    source.fire('balance', { points: 'many' })
    source.fire('balance')
    source.fire('advert', { points: 6 })
    expect(heard.mock.calls).toEqual([[{ points: 5 }]])
    forget()
    source.fire('balance', { points: 7 })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['nobody is signed in', () => (account = null)],
    ['the page is hidden', () => (isVisible = false)],
    ['there is no network', () => (isOnline = false)],
  ])('is not asked for while %s', async (_when, change) => {
    change()
    live.start()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(ticket).not.toHaveBeenCalled()
    ;[account, isVisible, isOnline] = [1, true, true]
    check()
    await settle()
    expect(sources).toHaveLength(1)
  })

  test('ends at once when the student signs out or the network goes', async () => {
    for (const change of [() => (account = null), () => (isOnline = false)]) {
      const source = await open()
      change()
      check()
      expect(source.isClosed).toBe(true)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(live.state).toBe('off')
      ;[account, isOnline] = [1, true]
    }
  })

  test('outlives a glance at another tab, and no more than that', async () => {
    const source = await open()
    isVisible = false
    check()
    await vi.advanceTimersByTimeAsync(20_000)
    isVisible = true
    check()
    source.fire('beat')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(source.isClosed).toBe(false)
    isVisible = false
    check()
    await vi.advanceTimersByTimeAsync(31_000)
    expect([source.isClosed, live.state]).toEqual([true, 'off'])
  })

  test('belongs to one account: the next one gets its own', async () => {
    const heard = vi.fn<() => void>()
    live.subscribe('balance', heard)
    const first = await open()
    account = 2
    check()
    await settle()
    first.fire('balance', { points: 1 })
    expect([first.isClosed, sources.length, heard.mock.calls.length]).toEqual([true, 2, 0])
  })

  test('that was asked for too late is not opened', async () => {
    live.start()
    account = null
    check()
    await settle()
    expect(sources).toEqual([])
  })
})

describe('a first connection', () => {
  const begin = async (...fetchedAt: (string | null)[]) => {
    for (const position of fetchedAt) order.newsFor('profile', 0, position)
    const missed = vi.fn<() => void>()
    live.onMissed(missed)
    live.start()
    await settle()
    return missed
  }

  test('goes on from the earliest of the replies before it, and nothing is asked for again', async () => {
    const missed = await begin('a.5~b.2', 'a.4~b.3~c.1')
    expect(newest().url).toContain('last_event_id=a.4%7Eb.2')
    newest().fire('here', { missed: false }, 'a.9~b.2')
    expect(missed).not.toHaveBeenCalled()
  })

  test.each([
    ['the server does not know what came since', ['a.5'], true],
    ['a reply did not say where it was', ['a.5', null], false],
    ['nothing was fetched that would say', [], false],
  ])('says that something may have been missed where %s', async (_, fetchedAt, isMissed) => {
    const missed = await begin(...fetchedAt)
    newest().fire('here', { missed: isMissed }, 'a.9')
    expect(missed).toHaveBeenCalledOnce()
  })

  test('has a reply that is still on its way asked for again where it is older than that', async () => {
    await begin('a.5')
    const { moment } = order
    newest().fire('here', { missed: false }, 'a.5')
    expect(order.newsFor('profile', moment, 'a.5')).toBeUndefined()
    expect(order.newsFor('profile', moment, 'a.4')).toBeDefined()
    expect(order.newsFor('courses', moment, 'a.4')).toBeUndefined()
  })
})

describe('a lost connection', () => {
  test('is opened anew with another ticket, later each time, at most a minute', async () => {
    live.start()
    await settle()
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      newest().fire('error')
      expect(newest().isClosed).toBe(true)
      const before = sources.length
      let waited = 0
      while (sources.length === before) {
        await vi.advanceTimersByTimeAsync(500)
        waited += 500
      }
      waits.push(waited / 1000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(new Set(sources.map(({ url }) => url)).size).toBe(9)
  })

  test('that had lasted is opened anew soon', async () => {
    live.start()
    await settle()
    for (let round = 0; round < 4; round += 1) {
      newest().fire('error')
      await vi.advanceTimersByTimeAsync(60_000)
      newest().fire('beat')
    }
    newest().fire('beat')
    await vi.advanceTimersByTimeAsync(31_000)
    newest().fire('error')
    const before = sources.length
    await vi.advanceTimersByTimeAsync(1000)
    expect(sources).toHaveLength(before + 1)
  })

  test('is known by its silence', async () => {
    const source = await open()
    for (let beats = 0; beats < 5; beats += 1) {
      await vi.advanceTimersByTimeAsync(45_000)
      source.fire('beat')
    }
    expect(source.isClosed).toBe(false)
    await vi.advanceTimersByTimeAsync(52_000)
    expect([source.isClosed, sources.length]).toEqual([true, 2])
  })

  test('without a ticket is tried again', async () => {
    ticket.mockRejectedValueOnce(new Error('busy'))
    live.start()
    await settle()
    expect([sources.length, live.state]).toEqual([0, 'waiting'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sources).toHaveLength(1)
  })

  test('once it is back goes on where it was, and says so only where something may have been missed', async () => {
    const [missed, heard] = [vi.fn<() => void>(), vi.fn<() => void>()]
    live.onMissed(missed)
    live.subscribe('balance', heard)
    const received = () => [missed, heard].map(({ mock }) => mock.calls.length)
    const lose = async () => {
      newest().fire('error')
      await vi.advanceTimersByTimeAsync(2000)
    }
    const source = await open()
    expect(received()).toEqual([1, 0])
    source.fire('balance', { points: 1 }, 'a.2')
    await lose()
    expect(newest().url).toBe('/api/student/events?ticket=t%2F2&last_event_id=a.2')
    newest().fire('balance', { points: 2 })
    newest().fire('here', { missed: false }, 'a.3~b.1')
    expect(received()).toEqual([1, 2])
    newest().fire('beat', {}, 'a.3~b.4')
    await lose()
    expect(newest().url).toContain('last_event_id=a.3%7Eb.4')
    newest().fire('here', { missed: true }, 'c.9')
    expect(received()).toEqual([2, 2])
  })
})

test('stopped it closes, watches nothing and stays closed', async () => {
  const source = await open()
  live.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([source.isClosed, isWatched, sources.length]).toEqual([true, false, 1])
})
