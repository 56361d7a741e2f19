import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { createLogger } from '../log/logger.ts'
import type { FileStore } from '../files/file-store.ts'
import { insertMedia } from '../files/media-store.ts'
import { readContents } from './backup-form.ts'
import { askForBackup, serveBackups, type ServedBackups } from './backup-socket.ts'

const log = createLogger('silent')

let folder: string
let school: TestDatabase

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-socket-'))
  school = await createTestDatabase()
})
afterEach(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

const at = (name: string) => path.join(folder, name)
const noFiles: Pick<FileStore, 'read'> = { read: async () => undefined }

async function serve(files = noFiles, patience_ms = 1000): Promise<ServedBackups> {
  const served = await serveBackups({ ...school, files }, { dataDir: folder, log, patience_ms })
  onTestFinished(async () => await served.stop())
  return served
}

const ask = async (name: string) => await askForBackup(folder, { folder: at(name) })

test('the server makes the backup, and tells of it; its socket is its user’s alone', async () => {
  await serve()
  expect(statSync(at('backup.sock')).mode & 0o777).toBe(0o600)
  expect(await ask('backup')).toMatchObject({ files: 0, missing: [] })
  expect((await readContents(at('backup'))).tables.length).toBeGreaterThan(50)
  await expect(ask('backup')).rejects.toThrow(/exists already/)
  // The note of the first one.
  expect(await ask('other')).toMatchObject({ rows: 1 })
})

test('of two at once the second is refused, and a stop waits for the one under way', async () => {
  let release = () => {}
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)))
  let isReading = false
  await insertMedia(school.db, {
    key: '0'.repeat(32),
    size: 1,
    sha256: Buffer.alloc(32),
    mime: 'image/webp',
    width: 1,
    height: 1,
  })
  const served = await serve(
    {
      read: async () => {
        isReading = true
        return await held
      },
    },
    20_000,
  )
  const first = ask('first')
  await expect.poll(() => isReading).toBe(true)
  await expect(ask('second')).rejects.toThrow('under way already')
  const stopped = served.stop()
  release()
  await stopped
  expect(await first).toMatchObject({ missing: ['0'.repeat(32)] })
  expect(existsSync(at('second'))).toBe(false)
})

test('where no server runs there is none to ask, whatever a killed one left behind', async () => {
  expect(await ask('backup')).toBeUndefined()
  writeFileSync(at('backup.sock'), '')
  expect(await ask('backup')).toBeUndefined()
  await serve()
  expect(await ask('backup')).toBeDefined()
})

test('a server that goes away in the middle is told', async () => {
  const server = createServer((socket) => void socket.once('data', () => socket.destroy()))
  server.listen(at('backup.sock'))
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  await expect(ask('backup')).rejects.toThrow('stopped before the backup was whole')
})

test('a folder whose name is too long for a socket keeps no server from its start', async () => {
  const long = path.join(folder, 'x'.repeat(120))
  mkdirSync(long)
  const served = await serveBackups({ ...school, files: noFiles }, { dataDir: long, log, patience_ms: 0 })
  await served.stop()
  expect(await askForBackup(long, { folder: at('backup') })).toBeUndefined()
})
