import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceDatabase, type DBSchema } from './device-database.ts'
import { nameCaches, storeFirst } from './room.ts'

/** A storage that holds so many characters and no more. */
function storageOf(most: number, held: Record<string, string> = {}) {
  const stored = new Map(Object.entries(held))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, text: string) => {
      const others = [...stored].filter(([each]) => each !== key)
      if (others.reduce((sum, [, each]) => sum + each.length, text.length) > most)
        throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
  }
}

const caches = { visited: 'v'.repeat(60), known: 'k'.repeat(30), session: 's'.repeat(10) }

beforeEach(() => {
  nameCaches({ keys: ['visited', 'known'], databases: ['python'], cacheNames: ['pictures-'] })
})
afterEach(() => {
  nameCaches({ keys: [], databases: [], cacheNames: [] })
  vi.unstubAllGlobals()
})

test.each([
  ['has room for it', 0, ['visited', 'known', 'session']],
  ['is full', 10, ['known', 'session']],
  ['is full even without the first', 70, ['session']],
])(
  'an answer is stored where the storage %s, at the cost of as few caches as it takes',
  (_, length, left) => {
    const storage = storageOf(100, caches)
    storeFirst(storage, 'answers', 'a'.repeat(length))
    expect([...storage.stored.keys()].toSorted()).toEqual(['answers', ...left].toSorted())
  },
)

test('where nothing can give way the storage’s own error comes, and nothing else is lost', () => {
  const storage = storageOf(100, caches)
  expect(() => storeFirst(storage, 'answers', 'a'.repeat(91))).toThrow('full')
  expect([...storage.stored.keys()]).toEqual(['session'])
})

test('a cache takes nobody’s place', () => {
  const storage = storageOf(100, caches)
  expect(() => storeFirst(storage, 'known', 'k'.repeat(31))).toThrow('full')
  expect([...storage.stored.keys()]).toEqual(['visited', 'known', 'session'])
})

interface Schema extends DBSchema {
  things: { key: string; value: string }
}
const open = (name: string) => new DeviceDatabase<Schema>(name, { things: {} })

/** Puts a thing onto a disk that is full as long as `isFull`. */
const put = (database: DeviceDatabase<Schema>, isFull: () => boolean) =>
  database.write(['things'], async (transaction) => {
    await transaction.objectStore('things').put('thing', 'one')
    if (isFull()) throw new DOMException('full', 'QuotaExceededError')
  })

test('a file is stored on a full disk once the caches on it are gone', async () => {
  const python = open('python')
  await put(python, () => false)
  const dropped: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => ['pictures-7', 'shell'],
    delete: async (name: string) => dropped.push(name),
  })
  const files = open('files')
  await put(files, () => dropped.length === 0)
  const stored = (database: DeviceDatabase<Schema>) =>
    database.read(['things'], (transaction) => transaction.objectStore('things').getAll())
  expect([await stored(files), await stored(python), dropped]).toEqual([['thing'], [], ['pictures-7']])
})

test('a disk that stays full says so, and a cache deletes none', async () => {
  await expect(put(open('files'), () => true)).rejects.toThrow('full')
  const files = open('python')
  let tries = 0
  await expect(put(files, () => (tries += 1) > 0)).rejects.toThrow('full')
  expect(tries).toBe(1)
})
