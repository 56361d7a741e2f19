import { readdirSync, statSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import path from 'node:path'
import type { User } from '@qadam/contract'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { partialId } from '../src/files/file-store.ts'
import { createStudents, KilledServer, password } from './killed-server.ts'
import { startPostgresql, type PostgresqlServer } from './postgresql-server.ts'

const phone = '+998901234567'
const content = Buffer.alloc(2_000_000, '0123456789')

let server: KilledServer

async function openSchool(settings: Record<string, string> = {}): Promise<void> {
  server = new KilledServer(settings)
  await server.inDatabase(async ({ db, pool }) => {
    await migrate(pool)
    await createStudents(db, [phone])
  })
  await server.start()
}

const signIn = async (): Promise<string> =>
  (await server.call<User>('login', { phone, password })).token ?? ''

/** Every request on a connection of its own, so that each may come to another process. */
async function tus(
  token: string,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<{ status: number; headers: Record<string, unknown> }> {
  return await new Promise((resolve, reject) => {
    const request = httpRequest(new URL(url, server.address), {
      method,
      agent: new Agent({ keepAlive: false }),
      headers: { 'tus-resumable': '1.0.0', 'x-student-auth': token, ...headers },
    })
    request.on('error', reject)
    request.on('response', (reply) => {
      reply.resume()
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }))
    })
    request.end(body)
  })
}

const pieceHeaders = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** A piece that comes slowly, and never to its end. */
function sendSlowly(token: string, url: string, bytes: number): void {
  const request = httpRequest(new URL(url, server.address), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'x-student-auth': token,
      'content-length': content.length,
      ...pieceHeaders(0),
    },
  })
  request.on('error', () => undefined)
  request.write(content.subarray(0, bytes))
}

/** How much of an upload that has not ended is on the disk. */
function keptOf(location: string): number {
  const id = location.slice(location.lastIndexOf('/') + 1)
  return statSync(path.join(server.folder, 'data/files', partialId(id)), { throwIfNoEntry: false })?.size ?? 0
}

function storedFiles(): string[] {
  return readdirSync(path.join(server.folder, 'data'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /files|temporary/.test(entry.parentPath))
    .map((entry) => entry.name)
}

describe('a server that is killed in the middle of an upload', () => {
  beforeAll(async () => await openSchool())
  afterAll(async () => await server.remove())

  test('goes on from what it had received', async () => {
    const token = await signIn()
    const begun = await tus(token, 'POST', '/api/uploads', { 'upload-length': String(content.length) })
    const location = String(begun.headers['location'])
    sendSlowly(token, location, 1_000_000)
    await expect.poll(() => keptOf(location)).toBeGreaterThan(0)
    await server.end()
    await server.start()

    // The piece that was being written holds the upload for a little longer than its process lived.
    const head = await tus(token, 'HEAD', location, {})
    const offset = Number(head.headers['upload-offset'])
    expect(head.status).toBe(200)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThanOrEqual(1_000_000)
    const rest = await tus(token, 'PATCH', location, pieceHeaders(offset), content.subarray(offset))
    expect([rest.status, rest.headers['upload-offset']]).toEqual([204, String(content.length)])
  })

  test('is met again by the client of a student, which ends what it began', async () => {
    const token = await signIn()
    let sent = 0
    const uploaded = new Promise<string>((resolve, reject) => {
      const upload = new Upload(content, {
        endpoint: `${server.address}/api/uploads`,
        chunkSize: 200_000,
        headers: { 'X-Student-Auth': token },
        metadata: { filename: 'ish.txt' },
        // Long enough for a server that starts on a busy machine.
        retryDelays: [200, 500, 1000, 2000, ...Array.from({ length: 30 }, () => 3000)],
        onChunkComplete: (_size, accepted) => (sent = accepted),
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
      })
      upload.start()
    })
    await expect.poll(() => sent, { interval: 5 }).toBeGreaterThan(300_000)
    const { port } = new URL(server.address)
    await server.end()
    await server.start({ PORT: port })
    expect(await uploaded).toContain('/api/uploads/')
  })

  test('keeps both files whole, and nothing else', async () => {
    await server.end()
    const rows = await server.inDatabase(
      async ({ db }) => await db.selectFrom('uploads').selectAll().execute(),
    )
    expect(rows.map(({ state, size }) => [state, size])).toEqual([
      ['ready', content.length],
      ['ready', content.length],
    ])
    await server.start()
    expect(storedFiles().toSorted()).toEqual(rows.map(({ media_key }) => media_key).toSorted())
  })
})

describe('two processes on one database', () => {
  let postgresql: PostgresqlServer
  beforeAll(async () => {
    postgresql = await startPostgresql()
    await openSchool({ DATABASE_URL: postgresql.url, WORKERS: '2' })
  })
  afterAll(async () => {
    await server.remove()
    await postgresql.stop()
  })

  test('take an upload in pieces as one', async () => {
    const token = await signIn()
    const uploads = Array.from({ length: 6 }, async () => {
      const begun = await tus(token, 'POST', '/api/uploads', { 'upload-length': String(content.length) })
      const location = String(begun.headers['location'])
      for (let offset = 0; offset < content.length; offset += 250_000) {
        const piece = content.subarray(offset, offset + 250_000)
        const reply = await tus(token, 'PATCH', location, pieceHeaders(offset), piece)
        expect([reply.status, reply.headers['upload-offset']]).toEqual([204, String(offset + piece.length)])
      }
    })
    await Promise.all(uploads)
    const rows = await server.inDatabase(async ({ db }) => ({
      uploads: await db.selectFrom('uploads').select(['state', 'size']).execute(),
      locks: await db.selectFrom('upload_locks').selectAll().execute(),
    }))
    expect(rows.uploads).toEqual(Array.from({ length: 6 }, () => ({ state: 'ready', size: content.length })))
    expect(rows.locks).toEqual([])
  })

  test('give way to whoever comes later, wherever the earlier one hangs', async () => {
    const token = await signIn()
    for (let round = 0; round < 4; round += 1) {
      const begun = await tus(token, 'POST', '/api/uploads', { 'upload-length': String(content.length) })
      const location = String(begun.headers['location'])
      sendSlowly(token, location, 500_000)
      await expect.poll(() => keptOf(location)).toBe(500_000)
      const head = await tus(token, 'HEAD', location, {})
      expect([head.status, head.headers['upload-offset']]).toEqual([200, '500000'])
      const rest = await tus(token, 'PATCH', location, pieceHeaders(500_000), content.subarray(500_000))
      expect(rest.status).toBe(204)
    }
  })
})
