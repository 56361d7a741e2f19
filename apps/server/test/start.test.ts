import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContents } from '../src/backup/backup-form.ts'
import { askForBackup } from '../src/backup/backup-socket.ts'
import { readConfig } from '../src/config/config.ts'
import { findPaymentLink, readPaymentLink } from '../src/modules/access/accounts/index.ts'
import { prepareSchool } from '../src/start/serve.ts'
import { StartFailure } from '../src/errors/start-failure.ts'
import { layDataDirectory } from './data-directory.ts'
import { type ServerProcess, startServer } from './server-process.ts'

let folder: string
const running: ServerProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam start '))
})
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL')
    await server.ended
  }
  rmSync(folder, { recursive: true, force: true })
})

function start(settings: Record<string, string> = {}): ServerProcess {
  const server = startServer(folder, settings)
  running.push(server)
  return server
}

const prepare = async (settings: Record<string, string>) => {
  const more = { DATA_DIR: path.join(folder, 'data'), DEMO: 'no', LOG_LEVEL: 'error', ...settings }
  return await prepareSchool(readConfig(more, path.join(folder, 'no-settings')))
}

/** What main.ts says of a start that is refused, in the way that the processes below show. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const refused: unknown = await prepare(settings).catch((error: unknown) => error)
  if (!(refused instanceof StartFailure)) throw new Error(`no refusal: ${String(refused)}`)
  return refused.message
}

/** One sentence on stderr, no stack, and exit code 1. */
async function refusal(server: ServerProcess): Promise<string> {
  expect(await server.ended, server.errors()).toBe(1)
  expect(server.errors()).not.toMatch(/\n\s+at /)
  expect(server.errors().trim().split('\n'), server.errors()).toHaveLength(1)
  return server.errors().trim()
}

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { server, port: address.port }
}

// What a start costs is most of this file: each is asked whatever does not disturb the others. This one makes its school.
test('the server says where it is, answers, opens no debugger at a signal, keeps its data directory, and stops with 0', async () => {
  const server = start()
  const address = await server.ready
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  server.child.kill('SIGUSR1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.child.exitCode).toBeNull()
  expect(server.errors()).not.toContain('Debugger')

  expect(await refusal(start())).toContain(`in use by process ${server.child.pid}`)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('after a kill, where its port was taken and after a stop the next start finds everything; Ctrl-C twice is one wish to stop', async () => {
  layDataDirectory(folder)
  const killed = start()
  await killed.ready
  killed.child.kill('SIGKILL')
  await killed.ended

  const { server: other, port } = await listening()
  expect(await refusal(start({ PORT: String(port) }))).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop that one, or set PORT to a free port.`,
  )
  other.close()

  const next = start()
  expect((await fetch(`${await next.ready}/readyz`)).status).toBe(200)
  next.child.kill('SIGINT')
  next.child.kill('SIGINT')
  expect(await next.ended).toBe(0)
  const { database } = await prepare({})
  await database.close()
})

test('a data directory with a file in its place is refused, and the file is left alone', async () => {
  writeFileSync(path.join(folder, 'letter'), 'Salom')
  expect(await refusalOf({ DATA_DIR: path.join(folder, 'letter') })).toContain(
    "letter can't be written: a file is in its place",
  )
  expect(statSync(path.join(folder, 'letter')).size).toBe(5)
})

test.skipIf(process.platform !== 'linux')(
  'a data directory that cannot exist is refused, not waited for',
  async () => {
    for (const name of ['nope', 'nope/school'])
      expect(await refusalOf({ DATA_DIR: `/proc/${name}` })).toContain(
        `/proc/${name} can't be written: no folder can be made there. Set DATA_DIR to one that can.`,
      )
  },
)

test.skipIf(process.getuid?.() === 0)('a data directory that may not be written is refused', async () => {
  mkdirSync(path.join(folder, 'closed'))
  chmodSync(path.join(folder, 'closed'), 0o500)
  expect(await refusalOf({ DATA_DIR: path.join(folder, 'closed') })).toContain(
    "can't be written: permission denied",
  )
})

test('where fees are paid is stored by the start that names it, and kept by those that do not', async () => {
  layDataDirectory(folder)
  const linkAfter = async (settings: Record<string, string>) => {
    const { database } = await prepare(settings)
    try {
      return readPaymentLink(await findPaymentLink(database.db))
    } finally {
      await database.close()
    }
  }
  expect(await linkAfter({ PAYMENT_LINK: 'https://pay.example/one' })).toBe('https://pay.example/one')
  expect(await linkAfter({})).toBe('https://pay.example/one')
  expect(await linkAfter({ PAYMENT_LINK: 'https://pay.example/two' })).toBe('https://pay.example/two')
})

test('a bad setting is refused before anything is made', async () => {
  expect(await refusal(start({ DATA_DIR: './fresh', DEMO: 'maybe' }))).toBe(
    'DEMO is "maybe", but it must be one of auto, yes, no.',
  )
  expect(readdirSync(folder)).not.toContain('fresh')
})

test('a misspelled name in .env is refused', async () => {
  writeFileSync(path.join(folder, '.env'), 'PROT=4000\n')
  expect(await refusal(start())).toContain('sets PROT, which is no setting. The nearest one is PORT.')
})

test('a DATABASE_URL where nothing listens is refused without showing its password', async () => {
  const { server: other, port } = await listening()
  other.close()
  const sentence = await refusalOf({ DATABASE_URL: `postgresql://school:secret@127.0.0.1:${port}/school` })
  expect(sentence).toBe(`DATABASE_URL (127.0.0.1:${port}/school) can't be used: nothing listens there.`)
})

test('a PostgreSQL that is too old is refused', async () => {
  const { server: old, port } = await listening()
  old.on('connection', (socket) => {
    socket.once('data', () => {
      socket.write(letIn)
      socket.on('data', () => socket.write(answerOfPostgresql14))
    })
    socket.on('error', () => {})
  })
  const sentence = await refusalOf({ DATABASE_URL: `postgresql://school@127.0.0.1:${port}/school` })
  expect(sentence).toBe('PostgreSQL 15 or newer is needed; the one at DATABASE_URL is 14.9.')
  old.close()
})

const readyForQuery = message('Z', Buffer.from('I'))
const letIn = Buffer.concat([message('R', int32(0)), readyForQuery])

/** The reply to any query: one row of one text column, `version`. */
const answerOfPostgresql14 = Buffer.concat([
  message(
    'T',
    int16(1),
    Buffer.from('version\0'),
    int32(0),
    int16(0),
    int32(25),
    int16(-1),
    int32(-1),
    int16(0),
  ),
  message('D', int16(1), int32(4), Buffer.from('14.9')),
  message('C', Buffer.from('SELECT 1\0')),
  readyForQuery,
])

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

test('a school on the embedded database is backed up while it serves, and its socket goes with it', async () => {
  layDataDirectory(folder)
  const server = start()
  const address = await server.ready
  const dataDir = path.join(folder, 'data')
  const backup = path.join(folder, 'backup')
  const backedUp = askForBackup(dataDir, { folder: backup })
  const replies = Array.from({ length: 5 }, async () => (await fetch(`${address}/readyz`)).status)
  expect(await Promise.all(replies)).toEqual([200, 200, 200, 200, 200])
  expect(await backedUp).toMatchObject({ missing: [] })
  expect((await readContents(backup)).tables.length).toBeGreaterThan(50)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await askForBackup(dataDir, { folder: backup })).toBeUndefined()
})
