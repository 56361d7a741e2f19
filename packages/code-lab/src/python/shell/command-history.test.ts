import { expect, test } from 'vitest'
import { CommandHistory, type CommandStorage } from './command-history.ts'

function storage(): CommandStorage {
  const stored = new Map<string, string>()
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => void stored.set(key, text) }
}

test('goes back and forth, and ends with what was being typed', () => {
  const history = new CommandHistory(undefined, undefined)
  for (const command of ['x = 1', 'x', 'x']) history.add(command)
  expect([history.older('pri'), history.older(''), history.older('')]).toEqual(['x', 'x = 1', undefined])
  expect([history.newer(), history.newer(), history.newer()]).toEqual(['x', 'pri', undefined])
})

test('outlives the page, for each account by itself', () => {
  const device = storage()
  new CommandHistory('account 1', device).add('2 + 2')
  expect(new CommandHistory('account 1', device).older('')).toBe('2 + 2')
  expect(new CommandHistory('account 2', device).older('')).toBeUndefined()
})

test('two tabs keep what both have entered', () => {
  const device = storage()
  const [one, other] = [new CommandHistory('account 1', device), new CommandHistory('account 1', device)]
  one.add('a')
  other.add('b')
  const next = new CommandHistory('account 1', device)
  expect([next.older(''), next.older('')]).toEqual(['b', 'a'])
})

test('what is kept amiss, and a device that keeps nothing, are no harm', () => {
  const broken: CommandStorage = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full')
    },
  }
  const history = new CommandHistory('account 1', broken)
  history.add('a')
  expect(history.older('')).toBe('a')
})
