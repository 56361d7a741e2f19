import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskStore } from './disk-store.ts'
import { newFileKey, type FileStore } from './file-store.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-files-'))
  store = await openDiskStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(['../secret', '..', '', 'incoming', '/etc/passwd', 'A'.repeat(32), `${'a'.repeat(31)}\u0000`])(
  'the key %j leads nowhere',
  async (key) => {
    writeFileSync(path.join(folder, 'secret'), 'secret')
    await store.delete(key)
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

test('a file whose writer was killed, or is still at it, is written again under the same key', async () => {
  const key = newFileKey()
  const started = Promise.withResolvers<void>()
  writeFileSync(path.join(folder, 'incoming', key), 'half')
  const slow = Readable.from(
    (async function* () {
      yield 'slow '
      await started.promise
      yield 'and whole'
    })(),
  )
  const first = store.put(slow, key)
  await store.put(Buffer.from('slow and whole'), key)
  started.resolve()
  await first
  const content = await store.read(key)
  expect(await text(content ?? Readable.from([]))).toBe('slow and whole')
})
