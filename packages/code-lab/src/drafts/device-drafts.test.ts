import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDeviceDrafts } from './device-drafts.ts'
import type { DeviceDraft } from './drafts.ts'

let factory: IDBFactory
beforeEach(() => {
  factory = new IDBFactory()
})

const draft = (writer: string, text: string, changedAt = 1): DeviceDraft => ({
  writer,
  project: { files: { 'main.py': text }, media: {} },
  revision: 3,
  known: ['x'],
  keepReplaced: false,
  changedAt,
})

test('drafts are found again by another page, those of other keys are not', async () => {
  const drafts = openDeviceDrafts('test', factory)
  await drafts.put('a', draft('one', '1'))
  await drafts.put('a', draft('two', '2'))
  await drafts.put('ab', draft('one', 'other'))
  await drafts.put('a', draft('one', '3', 2))
  const again = openDeviceDrafts('test', factory)
  expect(await again.list('a')).toEqual([draft('one', '3', 2), draft('two', '2')])
  await again.remove('a', { writer: 'one' })
  expect(await drafts.list('a')).toEqual([draft('two', '2')])
  expect(await drafts.list('nothing')).toEqual([])
})

test('an adopted draft goes with the write that continues it, unless its tab typed on', async () => {
  const drafts = openDeviceDrafts('test', factory)
  const seen = draft('one', '1')
  // Within the same tick of the clock.
  await drafts.put('a', draft('one', '1, typed on'))
  await drafts.put('a', draft('two', '2'), seen)
  expect(await drafts.list('a')).toHaveLength(2)
  await drafts.put('a', draft('two', '2'), draft('one', '1, typed on'))
  expect(await drafts.list('a')).toEqual([draft('two', '2')])
})

test('a draft that is not wanted any more goes away, unless its tab typed on', async () => {
  const drafts = openDeviceDrafts('test', factory)
  await drafts.put('a', draft('one', '1, typed on'))
  await drafts.remove('a', draft('one', '1'))
  expect(await drafts.list('a')).toHaveLength(1)
  await drafts.remove('a', draft('one', '1, typed on'))
  expect(await drafts.list('a')).toEqual([])
})

test('a store that cannot be opened says so, and is tried again', async () => {
  const open = vi.spyOn(factory, 'open').mockImplementationOnce(() => {
    throw new Error('not in a private window')
  })
  const drafts = openDeviceDrafts('test', factory)
  await expect(drafts.put('a', draft('one', '1'))).rejects.toThrow('private')
  await drafts.put('a', draft('one', '1'))
  expect(open).toHaveBeenCalledTimes(2)
})

test('what no version of the app wrote never keeps the work from opening, and a whole project is found all the same', async () => {
  const drafts = openDeviceDrafts('test', factory)
  await drafts.put('a', draft('one', '1'))
  const opening = factory.open('test')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('drafts', 'readwrite')
  const { project } = draft('', '')
  const garbage = [
    {},
    { project: null },
    { project: { files: 'x', media: {} } },
    { project: { files: { 'main.py': 7 }, media: {} } },
    { project, revision: '3', known: 'x', keepReplaced: 1, changedAt: Number.NaN },
  ]
  for (const [index, row] of garbage.entries())
    transaction.objectStore('drafts').put({ key: 'a', writer: `stranger ${index}`, ...row })
  transaction.objectStore('drafts').put({ ...draft('', ''), key: 'a', writer: 7 })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
  expect(await drafts.list('a')).toEqual([
    draft('one', '1'),
    { writer: 'stranger 4', project, revision: 0, known: [], keepReplaced: false, changedAt: 0 },
  ])
})
