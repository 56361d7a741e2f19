import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StorageChange, StoredEntries } from '../storage/page-storage.ts'

interface Page {
  localStorage: Storage
  sessionStorage: Storage
}

let page: Page
let told: [string, readonly StorageChange[]][]

beforeEach(() => {
  vi.resetModules()
  page = {} as Page // made by what is tested
  vi.stubGlobal('window', page)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function give(stored: StoredEntries = { local: [], session: [] }): Promise<Storage> {
  const { giveStorage } = await import('./shown-storage.ts')
  told = []
  giveStorage(stored, (area, changes) => told.push([area, changes]))
  return page.localStorage
}

test('a page finds what the one before it kept', async () => {
  const storage = await give({ local: [['ism', 'Ali']], session: [['n', '1']] })
  expect([storage.getItem('ism'), storage['ism'], storage.length, storage.key(0)]).toEqual([
    'Ali',
    'Ali',
    1,
    'ism',
  ])
  expect([storage.getItem('yoq'), storage['yoq'], 'ism' in storage, Object.keys(storage)]).toEqual([
    null,
    undefined,
    true,
    ['ism'],
  ])
  expect(page.sessionStorage.getItem('n')).toBe('1')
})

test('what a program changes in one go is told once, as it is at the end', async () => {
  const storage = await give({ local: [['eski', '1']], session: [] })
  for (let n = 0; n < 1000; n += 1) storage.setItem('n', String(n))
  storage['rang'] = 'koʻk'
  storage.removeItem('eski')
  delete storage['rang']
  expect(told).toEqual([])
  await Promise.resolve()
  expect(told).toEqual([
    [
      'local',
      [
        ['n', '999'],
        ['rang', null],
        ['eski', null],
      ],
    ],
  ])
  storage.clear()
  await Promise.resolve()
  expect(told.at(-1)).toEqual(['local', [['n', null]]])
})

test('more than there is room for is refused as a browser does, and nothing is lost', async () => {
  const storage = await give()
  storage.setItem('a', 'x'.repeat(300_000))
  expect(() => storage.setItem('b', 'x'.repeat(200_000))).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  )
  storage.setItem('a', 'y')
  storage.setItem('b', 'x'.repeat(200_000))
  expect(storage.getItem('a')).toBe('y')
})
