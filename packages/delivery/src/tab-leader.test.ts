import { afterEach, expect, test, vi } from 'vitest'
import type { Locks } from './cross-tab-lock.ts'
import { FakeLocks } from './locks-fixture.ts'
import { TabLeader } from './tab-leader.ts'

const opened: TabLeader[] = []
const reported: string[] = []
function openTab(name: string, locks: Locks | undefined): TabLeader {
  const tab = new TabLeader({
    name: 'live',
    locks,
    onLead: () => reported.push(`${name} leads`),
    onLose: () => reported.push(`${name} loses`),
  })
  opened.push(tab)
  return tab
}
afterEach(() => {
  for (const tab of opened.splice(0)) tab.withdraw()
  reported.length = 0
})
const becomes = async (...all: string[]) => await vi.waitFor(() => expect(reported).toEqual(all))

test.each<[string, Locks]>([
  ['the browser’s locks', navigator.locks],
  ['those of the tests', new FakeLocks().manager],
])('with %s one tab leads; the next does when it withdraws, in the order they came', async (_, locks) => {
  const [one, two, three] = [openTab('one', locks), openTab('two', locks), openTab('three', locks)]
  for (const tab of [one, one, two, three]) tab.apply()
  await becomes('one leads')
  two.withdraw()
  one.withdraw()
  await becomes('one leads', 'three leads')
  expect(opened.map(({ isLeading }) => isLeading)).toEqual([false, false, true])
})

test.each<[string, Locks]>([
  ['the browser’s locks', navigator.locks],
  ['those of the tests', new FakeLocks().manager],
])('with %s a tab that went silent is robbed, and may wait for its turn again', async (_, locks) => {
  const [one, two] = [openTab('one', locks), openTab('two', locks)]
  one.apply()
  await becomes('one leads')
  two.apply()
  two.seize()
  await vi.waitFor(() => expect(reported.toSorted()).toEqual(['one leads', 'one loses', 'two leads']))
  one.apply()
  two.withdraw()
  await vi.waitFor(() => expect(reported.at(-1)).toBe('one leads'))
  expect(reported).toHaveLength(4)
})

test.each<[string, Locks | undefined]>([
  ['no locks', undefined],
  ['locks that are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('in a browser with %s each tab leads for itself', async (_, locks) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  openTab('one', locks).apply()
  openTab('two', locks).apply()
  await becomes('one leads', 'two leads')
  vi.restoreAllMocks()
})
