import 'fake-indexeddb/auto'
import { IDBFactory as FakeFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeviceDatabase, type DBSchema } from './device-database.ts'

interface Schema extends DBSchema {
  things: { key: string; value: { id: string; owner: number }; indexes: { owner: number } }
  contents: { key: string; value: string }
}

let factory: IDBFactory
beforeEach(() => {
  factory = new FakeFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const open = (from: () => IDBFactory = () => factory) =>
  new DeviceDatabase<Schema>(
    'test',
    { things: { keyPath: 'id', indexes: { owner: 'owner' } }, contents: {} },
    from,
  )
const put = (database: DeviceDatabase<Schema>, id: string, owner = 1) =>
  database.write(['things', 'contents'], async (transaction) => {
    await Promise.all([
      transaction.objectStore('things').put({ id, owner }),
      transaction.objectStore('contents').put(`content of ${id}`, id),
    ])
  })
const idsOf = (database: DeviceDatabase<Schema>, owner = 1) =>
  database.read(['things'], async (transaction) => {
    const things = await transaction.objectStore('things').index('owner').getAll(owner)
    return things.map(({ id }) => id)
  })

test('what one tab keeps another one finds', async () => {
  const [one, other] = [open(), open()]
  await put(one, 'a')
  await put(other, 'b')
  expect([await idsOf(one), await idsOf(other)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('a write is whole or not at all', async () => {
  const database = open()
  await put(database, 'a')
  const failing = database.write(['things', 'contents'], async (transaction) => {
    await transaction.objectStore('things').put({ id: 'b', owner: 1 })
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await idsOf(database)).toEqual(['a'])
})

test('a full disk is told, what was there stays, and the next write is tried', async () => {
  const database = open()
  await put(database, 'a')
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(put(database, 'b')).rejects.toThrow('full')
  full.mockRestore()
  expect(await idsOf(database)).toEqual(['a'])
  await put(database, 'c')
  expect(await idsOf(database)).toEqual(['a', 'c'])
})

test('a disk that fills up only at the end of a write is told too', async () => {
  const database = open()
  const failing = database.write(['contents'], async (transaction) => {
    await transaction.objectStore('contents').put('x', 'x')
    transaction.abort()
  })
  await expect(failing).rejects.toThrow()
  expect(
    await database.read(['contents'], (transaction) => transaction.objectStore('contents').count()),
  ).toBe(0)
})

describe('a browser without a database', () => {
  test('says so at each call, and is asked again at the next', async () => {
    let isPrivate = true
    const database = open(() => {
      if (isPrivate) throw new ReferenceError('indexedDB is not defined')
      return factory
    })
    await expect(put(database, 'a')).rejects.toThrow('not defined')
    await expect(idsOf(database)).rejects.toThrow('not defined')
    isPrivate = false
    await put(database, 'a')
    expect(await idsOf(database)).toEqual(['a'])
  })

  test('that never answers is not waited for without end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(factory, 'open').mockReturnValueOnce(new EventTarget() as IDBOpenDBRequest) // all that is used of it
    const database = open()
    const reported = expect(put(database, 'a')).rejects.toThrow('does not open')
    await vi.advanceTimersByTimeAsync(10_000)
    await reported
  })
})

test('a store that is deleted under it is made anew', async () => {
  const database = open()
  await put(database, 'a')
  await new Promise((resolve, reject) => {
    const deleting = factory.deleteDatabase('test')
    deleting.addEventListener('success', resolve)
    deleting.addEventListener('error', reject)
  })
  expect(await idsOf(database)).toEqual([])
  await put(database, 'b')
  expect(await idsOf(database)).toEqual(['b'])
})

test('a connection that the browser closed is opened anew', async () => {
  const database = open()
  await put(database, 'a')
  const connection = await database.read(['things'], ({ db }) => Promise.resolve(db))
  connection.close()
  expect(await idsOf(database)).toEqual(['a'])
})

/** A database as an earlier version of the app made it. */
const earlier = (version: number, upgrade: (database: IDBDatabase) => void) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open('test', version)
    request.addEventListener('upgradeneeded', () => upgrade(request.result))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', reject)
  })

test('what an earlier version of the app kept is found, with what its database lacked', async () => {
  const before = await earlier(3, (database) => database.createObjectStore('things', { keyPath: 'id' }))
  before.transaction('things', 'readwrite').objectStore('things').put({ id: 'old', owner: 1 })
  before.close()
  const [one, other] = [open(), open()]
  expect(await Promise.all([idsOf(one), idsOf(other)])).toEqual([['old'], ['old']])
  await put(one, 'new')
  expect(await idsOf(other)).toEqual(['new', 'old'])
})

test('a newer version of the app in another tab is not held up', async () => {
  const database = open()
  await put(database, 'a')
  const newer = await earlier(9, (upgraded) => upgraded.createObjectStore('more'))
  newer.close()
  expect(await idsOf(database)).toEqual(['a'])
})
