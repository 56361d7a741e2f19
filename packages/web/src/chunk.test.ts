import { expect, test } from 'vitest'
import { ChunkError, loadChunk, takeChunkReload } from './chunk.ts'
import type { SafeStorage } from './storage.ts'

function memory(): SafeStorage {
  const stored = new Map<string, string>()
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
}

test('a part that does not arrive is told apart from one that breaks', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkError)
  await expect(loadChunk(() => Promise.resolve('part'))).resolves.toBe('part')
})

test('the page reloads once for a missing part, and never in a circle', () => {
  const store = memory()
  const now = 1_800_000_000_000
  expect(takeChunkReload(store, now)).toBe(true)
  expect(takeChunkReload(store, now + 500)).toBe(false)
  expect(takeChunkReload(store, now + 59_000)).toBe(false)
  expect(takeChunkReload(store, now + 61_000)).toBe(true)
  // The device's clock was a day ahead.
  expect(takeChunkReload(store, now - 86_400_000)).toBe(true)
})

test('a browser that keeps nothing is never reloaded', () => {
  const nothing: SafeStorage = { read: () => null, write: () => {}, remove: () => {} }
  expect(takeChunkReload(nothing, 1_800_000_000_000)).toBe(false)
})
