// @vitest-environment happy-dom
import { isSilentKey } from '@qadam/ui/single-keys'
import { afterEach, expect, test } from 'vitest'
import { applySingleKeys, areSingleKeysOn, setSingleKeys } from './single-keys.ts'

afterEach(() => setSingleKeys(true))

const silent = () =>
  ['a', '1', '?', 'й', ' ', 'Enter', 'Escape', 'ArrowDown'].filter((key) => isSilentKey({ key }))

test('single keys act until they are turned off; what has a name acts all the same', () => {
  expect([areSingleKeysOn(), silent()]).toEqual([true, []])
  setSingleKeys(false)
  expect([areSingleKeysOn(), silent()]).toEqual([false, ['a', '1', '?', 'й']])
  // As on the next visit.
  delete document.documentElement.dataset['singleKeys']
  applySingleKeys()
  expect(silent()).toHaveLength(4)
  setSingleKeys(true)
  expect([areSingleKeysOn(), silent()]).toEqual([true, []])
})
