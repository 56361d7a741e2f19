import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Upload as TusUpload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server, type S3Server } from '../../test/s3-server.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../test/test-school.ts'
import { UploadClient } from '../../test/upload-client.ts'
import { openDiskStore } from '../files/disk-store.ts'
import type { UploadStore } from '../files/file-store.ts'
import { openS3Store } from '../files/s3-store.ts'
import { openTemporaryFiles } from '../files/temporary-files.ts'

const mebibyte = 1024 * 1024
const voice = readFileSync(path.resolve(import.meta.dirname, '../../test/samples/voice.webm'))

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-uploads-'))
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: [string, () => Promise<UploadStore>][] = [
  ['disk', async () => await openDiskStore(path.join(folder, 'files'))],
  ['S3', async () => openS3Store(s3.settings)],
]

async function startSchool(files: UploadStore): Promise<TestSchool> {
  return await startTestSchool({ files, temporary: await openTemporaryFiles(path.join(folder, 'temporary')) })
}

/** The server's ends of the connections, by the port of the other. */
const taken = new Map<number, Socket>()

async function listen(app: FastifyInstance): Promise<string> {
  app.server.on('connection', (socket) => taken.set(socket.remotePort ?? 0, socket))
  return await app.listen({ port: 0, host: '127.0.0.1' })
}
const rowOf = async (school: TestSchool, id: string) =>
  await school.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()

describe.each(stores)('an upload to %s', (_, open) => {
  let school: TestSchool
  let files: UploadStore
  let student: SignedIn
  let client: UploadClient
  let address: string
  beforeAll(async () => {
    files = await open()
    school = await startSchool(files)
    address = await listen(school.app)
    student = await school.signedInStudent()
    client = new UploadClient(school, student.token)
  })
  afterAll(async () => await school.close())

  const stored = async (id: string) => {
    const row = await rowOf(school, id)
    const reply = await school.app.inject({
      method: 'GET',
      url: school.media.url(row?.media_key ?? '', school.clock.now()),
    })
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
  }

  test('comes in pieces and is kept as what it is', async () => {
    const begun = await client.begin(10, { filename: 'ish.exe' })
    expect([begun.status, begun.location]).toEqual([
      201,
      expect.stringMatching(/^\/api\/uploads\/[0-9a-f]{32}$/),
    ])
    expect(await client.head(begun.location)).toMatchObject({ status: 200, offset: 0 })
    expect(await client.patch(begun.location, 0, 'salom')).toMatchObject({ status: 204, offset: 5 })
    const half = await client.head(begun.location)
    expect([half.offset, half.headers['upload-length'], half.headers['cache-control']]).toEqual([
      5,
      '10',
      'no-store',
    ])
    expect(await client.patch(begun.location, 5, ' ali!')).toMatchObject({ status: 204, offset: 10 })
    expect(await rowOf(school, begun.id)).toMatchObject({
      state: 'ready',
      mime: 'text/plain',
      file_name: 'ish.exe',
      size: 10,
    })
    expect((await stored(begun.id)).bytes.toString()).toBe('salom ali!')
    expect(await client.head(begun.location)).toMatchObject({ status: 200, offset: 10 })
  })

  test('may come with its announcement', async () => {
    const reply = await client.begin(5, { filename: 'a.txt' }, Buffer.from('salom'))
    expect([reply.status, reply.offset]).toEqual([201, 5])
    expect((await rowOf(school, reply.id))?.state).toBe('ready')
  })

  test('that is a recording gets its length', async () => {
    const reply = await client.upload(voice, { filename: 'ovoz.webm' })
    const row = await rowOf(school, reply.id)
    expect(row).toMatchObject({ mime: 'audio/webm', duration_s: expect.closeTo(2.7, 1) })
    const { bytes } = await stored(reply.id)
    expect([bytes.length, bytes.equals(voice)]).toEqual([row?.size, false])
    expect(await client.head(reply.location)).toMatchObject({ status: 200 })
  })

  test('goes on from where its connection was cut', async () => {
    const content = Buffer.alloc(3 * mebibyte, 'abcdefghij')
    const begun = await client.begin(content.length)
    const sent = 2.5 * mebibyte
    await cutAfter(address, begun.location, student.token, content, sent)
    const { offset } = await client.head(begun.location)
    expect(offset).toBe(sent)
    const rest = await client.patch(begun.location, offset, content.subarray(offset))
    expect(rest).toMatchObject({ status: 204, offset: content.length })
    expect((await stored(begun.id)).bytes.equals(content)).toBe(true)
  })

  test('is done by the client that students have, piece by piece', async () => {
    const content = Buffer.alloc(2 * mebibyte + 7, 'salom ')
    const uploaded = await new Promise<string>((resolve, reject) => {
      const upload = new TusUpload(content, {
        endpoint: `${address}/api/uploads`,
        chunkSize: 512 * 1024,
        headers: { 'X-Student-Auth': student.token },
        metadata: { filename: 'oʻyin.txt' },
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
      })
      upload.start()
    })
    const id = uploaded.slice(uploaded.lastIndexOf('/') + 1)
    expect(await rowOf(school, id)).toMatchObject({
      state: 'ready',
      file_name: 'oʻyin.txt',
      size: content.length,
    })
    expect((await stored(id)).bytes.equals(content)).toBe(true)
  })

  test('is served in ranges, as a download by its name', async () => {
    const reply = await client.upload('<script>alert(1)</script>', { filename: '../sahifa "1".html' })
    const row = await rowOf(school, reply.id)
    const part = await school.get(school.media.url(row?.media_key ?? '', school.clock.now()), {
      range: 'bytes=1-6',
    })
    expect([part.status, part.text]).toEqual([206, 'script'])
    expect(part.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="sahifa _1_.html"; filename*=UTF-8''sahifa%20%221%22.html`,
      'content-security-policy': expect.stringContaining(`sandbox; default-src 'none'`),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('goes when its sender takes it back, half or whole', async () => {
    const half = await client.begin(10)
    await client.patch(half.location, 0, 'salom')
    const whole = await client.upload('salom')
    const key = (await rowOf(school, whole.id))?.media_key ?? ''
    for (const { location, id } of [half, whole]) {
      expect((await client.remove(location)).status).toBe(204)
      expect((await client.head(location)).status).toBe(404)
      expect(await rowOf(school, id)).toBeUndefined()
    }
    expect(await files.stat(key)).toBeUndefined()
  })

  test('of a kind that is not taken leaves nothing behind', async () => {
    const before = await contentsOf(files, school)
    const reply = await client.upload(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), { filename: 'rasm.png' })
    expect([reply.status, reply.code]).toEqual([415, 'file.type_not_allowed'])
    expect((await client.head(reply.location)).status).toBe(404)
    expect(await contentsOf(files, school)).toEqual(before)
  })

  test('leaves nothing of its way in the temporary folder', () => {
    const left = readdirSync(path.join(folder, 'temporary'), { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
  })
})

/** The rows, and how much lies where rows point: enough to see that something stayed. */
async function contentsOf(files: UploadStore, school: TestSchool): Promise<unknown> {
  const rows = await school.db.selectFrom('uploads').select(['id', 'media_key']).orderBy('id').execute()
  return await Promise.all(rows.map(async ({ id, media_key }) => [id, await files.stat(media_key)]))
}

/** Sends a piece over a real connection and cuts it in the middle. */
async function cutAfter(
  address: string,
  location: string,
  token: string,
  content: Buffer,
  sent: number,
): Promise<void> {
  const request = httpRequest(`${address}${location}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': content.length,
      'x-student-auth': token,
    },
  })
  request.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    request.write(content.subarray(0, sent), (error) => (error ? reject(error) : resolve()))
  })
  const { socket } = request
  const arrived = () => taken.get(socket?.localPort ?? 0)?.bytesRead
  await expect.poll(arrived).toBe(socket?.bytesWritten)
  // All has arrived; give it the time to be kept.
  await new Promise((resolve) => setTimeout(resolve, 300))
  request.destroy()
}
