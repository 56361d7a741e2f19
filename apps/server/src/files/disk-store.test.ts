import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-files-'))
  store = await openDiskStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = async (key: string, range?: { start: number; end: number }) => {
  const stream = await store.read(key, range)
  return stream && (await text(stream))
}

describe('a stored file', () => {
  test('is there again, whole or in part, from a buffer or a stream', async () => {
    const { key, size } = await store.put(Buffer.from('salom'))
    expect([size, await read(key), await read(key, { start: 1, end: 3 })]).toEqual([5, 'salom', 'alo'])
    const streamed = await store.put(Readable.from([Buffer.from('sa'), Buffer.from('lom')]))
    expect([streamed.size, await read(streamed.key), await store.stat(streamed.key)]).toEqual([
      5,
      'salom',
      { size: 5 },
    ])
  })

  test('has a key that says nothing and repeats never', async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, async () => (await store.put(Buffer.from('same'))).key),
    )
    expect(new Set(keys).size).toBe(20)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  test('that is deleted is gone, and may be deleted again', async () => {
    const { key } = await store.put(Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    expect([await read(key), await store.stat(key)]).toEqual([undefined, undefined])
  })

  test('whose content breaks off leaves nothing behind', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cut')
      })(),
    )
    await expect(store.put(broken)).rejects.toThrow('cut')
    expect(readdirSync(folder, { recursive: true })).toEqual(['incoming'])
  })
})

test.each(['../secret', '..', '', 'incoming', '/etc/passwd', 'A'.repeat(32), `${'a'.repeat(31)}\u0000`])(
  'the key %j leads nowhere',
  async (key) => {
    writeFileSync(path.join(folder, 'secret'), 'secret')
    await store.delete(key)
    expect([await read(key), await store.stat(key)]).toEqual([undefined, undefined])
    expect(existsSync(path.join(folder, 'secret'))).toBe(true)
  },
)

test('what a crash left half written goes after a day, what another process may be writing stays', async () => {
  const old = path.join(folder, 'incoming', 'old')
  const fresh = path.join(folder, 'incoming', 'fresh')
  writeFileSync(old, 'x')
  writeFileSync(fresh, 'x')
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
  utimesSync(old, twoDaysAgo, twoDaysAgo)
  await openDiskStore(folder)
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
})
