import { limits, type Notification } from '@qadam/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notificationFixture } from './notification-fixtures.ts'
import { NotificationFeed } from './notification-feed.ts'

let list: Notification[]
let isDown: boolean
let failsToRead: boolean
let isHidden: boolean
let isAtWork: boolean
let shown: number[]
let read: number[]
let asked: string[]
let feed: NotificationFeed

const reply = async (): Promise<Notification[]> => {
  if (isDown) throw new Error('down')
  return await Promise.resolve(structuredClone(list))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  list = []
  isDown = isHidden = isAtWork = failsToRead = false
  shown = []
  read = []
  asked = []
  feed = new NotificationFeed({
    fetch: async (anew) => {
      asked.push(anew ? 'anew' : 'fetch')
      return await reply()
    },
    markRead: async (id) => {
      read.push(id)
      if (failsToRead) throw new Error('not read')
      const found = list.find((each) => each.id === id)
      if (found && !isDown) found.isRead = true
      await reply()
    },
    show: ({ id }) => void shown.push(id),
    showMore: (count) => void asked.push(`${count} more`),
    sayFailed: () => void asked.push('failed'),
    isHidden: () => isHidden,
    isAtWork: () => isAtWork,
  })
})
afterEach(() => {
  feed.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const unread = (...ids: number[]) => ids.map((id) => notificationFixture({ id }))
const pass = async (ms: number) => await vi.advanceTimersByTimeAsync(ms)

describe('a session', () => {
  test('fetches once; what is unread is shown, and read ten seconds later and no sooner', async () => {
    list = [...unread(2), notificationFixture({ id: 1, isRead: true })]
    await Promise.all([feed.begin(), feed.begin()])
    expect(asked).toEqual(['fetch'])
    expect(shown).toEqual([2])
    await pass(limits.toast.markRead_ms - 1)
    expect(read).toEqual([])
    await pass(1)
    expect(read).toEqual([2])
  })

  test('shows one after the other, the newest last, each for its ten seconds', async () => {
    list = unread(3, 2, 1)
    await feed.begin()
    expect(shown).toEqual([1])
    await pass(limits.toast.markRead_ms)
    expect([shown, read]).toEqual([[1, 2], [1]])
    await pass(limits.toast.markRead_ms)
    expect([shown, read]).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
    await pass(60_000)
    expect([shown.length, read, asked]).toEqual([3, [1, 2, 3], ['fetch']])
  })

  test('shows of more than three the newest two, then how many more there are; these stay unread', async () => {
    list = unread(5, 4, 3, 2, 1)
    await feed.begin()
    expect([shown, asked]).toEqual([[4], ['fetch']])
    await pass(limits.toast.markRead_ms)
    expect([shown, asked]).toEqual([[4, 5], ['fetch']])
    await pass(limits.toast.markRead_ms)
    expect([shown, asked]).toEqual([
      [4, 5],
      ['fetch', '3 more'],
    ])
    await pass(60_000)
    expect([read, asked]).toEqual([
      [4, 5],
      ['fetch', '3 more'],
    ])
  })

  test('one that arrives while another is on the screen waits for it', async () => {
    await feed.begin()
    feed.arrived(notificationFixture({ id: 1 }))
    await pass(limits.toast.markRead_ms - 1)
    feed.arrived(notificationFixture({ id: 2 }))
    feed.wake()
    expect(shown).toEqual([1])
    await pass(1)
    expect([shown, read]).toEqual([[1, 2], [1]])
  })

  test('what comes at work stays unread in the list, and is not brought up after it', async () => {
    isAtWork = true
    list = unread(2, 1)
    await feed.begin()
    feed.arrived(notificationFixture({ id: 3 }))
    isAtWork = false
    feed.wake()
    await feed.catchUp()
    await pass(60_000)
    expect([shown, read]).toEqual([[], []])
    feed.arrived(notificationFixture({ id: 4 }))
    expect(shown).toEqual([4])
  })

  test('at work nothing says that they could not be read', async () => {
    isAtWork = isDown = true
    await feed.begin()
    expect(asked).toEqual(['fetch'])
  })

  test('work that begins puts away what is shown and what waits: all of it stays unread', async () => {
    list = unread(2, 1)
    await feed.begin()
    await pass(limits.toast.markRead_ms - 1)
    isAtWork = true
    feed.hush()
    await pass(60_000)
    isAtWork = false
    feed.wake()
    await pass(60_000)
    expect([shown, read]).toEqual([[1], []])
  })

  test('whose fetch fails says so; one that fails later is only logged', async () => {
    isDown = true
    await feed.begin()
    expect(asked).toEqual(['fetch', 'failed'])
    await feed.catchUp()
    expect(asked).toEqual(['fetch', 'failed', 'anew'])
    expect(console.warn).toHaveBeenCalledTimes(2)
  })

  test('a reading that fails is logged, and the list fetched again, on any screen', async () => {
    list = unread(1)
    await feed.begin()
    list = unread(2, 1)
    failsToRead = true
    await pass(limits.toast.markRead_ms)
    expect(asked).toEqual(['fetch', 'anew'])
    expect(shown).toEqual([1, 2])
    expect(console.warn).toHaveBeenCalledTimes(1)
    // Neither is said: the next one may come through.
    isDown = true
    await pass(limits.toast.markRead_ms)
    expect(asked).toEqual(['fetch', 'anew', 'anew'])
  })

  test('that ends reads nothing more, and shows nothing of a reply that comes late', async () => {
    list = unread(1)
    await feed.begin()
    const late = feed.catchUp()
    list = unread(2, 1)
    feed.stop()
    await late
    await pass(60_000)
    expect([shown, read]).toEqual([[1], []])
  })
})

describe('live', () => {
  test('one that comes is shown once, however it is heard of', async () => {
    await feed.begin()
    list = unread(7)
    feed.arrived(list[0] ?? notificationFixture())
    feed.arrived(list[0] ?? notificationFixture())
    await feed.catchUp()
    expect(shown).toEqual([7])
    await pass(limits.toast.markRead_ms)
    expect(read).toEqual([7])
  })

  test('what came while the connection was lost is shown once it is back', async () => {
    await feed.begin()
    list = unread(8)
    await feed.catchUp()
    expect(shown).toEqual([8])
  })

  test('nothing is shown, or read, while nobody looks; afterwards it is', async () => {
    isHidden = true
    list = unread(1)
    await feed.begin()
    await pass(60_000)
    expect([shown, read]).toEqual([[], []])
    isHidden = false
    feed.wake()
    feed.wake()
    expect(shown).toEqual([1])
    await pass(limits.toast.markRead_ms)
    expect(read).toEqual([1])
  })
})
