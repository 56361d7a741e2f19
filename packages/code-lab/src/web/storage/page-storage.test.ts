import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_STORED, PageStorage, type StoredEntries } from './page-storage.ts'
import { openStorageDevice } from './storage-device.ts'

let factory: IDBFactory
let tab: Map<string, string>

beforeEach(() => {
  factory = new IDBFactory()
  openTab()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Another tab has a session of its own. */
function openTab(): void {
  tab = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
}

function open(key: string | undefined) {
  const reported: StoredEntries[] = []
  const device = openStorageDevice('test', () => factory)
  const storage = new PageStorage(key, device, (entries) => reported.push(entries))
  return { storage, reported, device }
}

const stored = async (key: string) => await open(key).storage.entries()
const settled = async (key: string, local: unknown) =>
  await vi.waitFor(async () => expect((await stored(key)).local).toEqual(local))

test('what a page keeps is there when the project is opened again, each project its own', async () => {
  const { storage, reported } = open('student 1, web')
  storage.change('local', [
    ['todo', '["non"]'],
    ['rang', 'koʻk'],
  ])
  storage.change('local', [['rang', null]])
  expect(reported.at(-1)?.local).toEqual([['todo', '["non"]']])
  await settled('student 1, web', [['todo', '["non"]']])
  expect((await stored('student 2, web')).local).toEqual([])
  expect((await stored('student 1, question 7')).local).toEqual([])
})

test('a session is the tab’s', async () => {
  const { storage } = open('a')
  storage.change('session', [['x', '1']])
  expect((await stored('a')).session).toEqual([['x', '1']])
  openTab()
  expect((await stored('a')).session).toEqual([])
})

test('two tabs keep beside each other', async () => {
  const [one, other] = [open('a').storage, open('a').storage]
  await Promise.all([one.entries(), other.entries()])
  one.change('local', [['one', '1']])
  other.change('local', [['other', '2']])
  await settled('a', [
    ['one', '1'],
    ['other', '2'],
  ])
})

test('a project without a key keeps nothing on the device', async () => {
  const { storage } = open(undefined)
  storage.change('local', [['a', '1']])
  storage.change('session', [['a', '1']])
  expect(await storage.entries()).toEqual({ local: [['a', '1']], session: [['a', '1']] })
  expect([tab.size, await factory.databases()]).toEqual([0, []])
})

test('all of it can be thrown away', async () => {
  const { storage, reported } = open('a')
  storage.change('local', [['a', '1']])
  storage.change('session', [['a', '1']])
  await settled('a', [['a', '1']])
  await storage.clear()
  expect(reported.at(-1)).toEqual({ local: [], session: [] })
  expect(await stored('a')).toEqual({ local: [], session: [] })
})

test('there is room for so much and no more', async () => {
  const { storage } = open('a')
  storage.change('local', [['a', 'x'.repeat(MOST_STORED - 1)]])
  storage.change('local', [['b', '']])
  expect((await storage.entries()).local.map(([key]) => key)).toEqual(['a'])
})

test('a browser that keeps nothing keeps it as long as the project is shown', async () => {
  const device = openStorageDevice('test', () => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const storage = new PageStorage('a', device, () => undefined)
  storage.change('local', [['a', '1']])
  expect((await storage.entries()).local).toEqual([['a', '1']])
  await storage.clear()
  expect((await storage.entries()).local).toEqual([])
})
