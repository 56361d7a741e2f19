import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@tus/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3Server, type S3Server } from '../../test/s3-server.ts'
import { openDiskStore } from './disk-store.ts'
import { newFileKey, partialId, type UploadStore } from './file-store.ts'
import { openS3Store, type S3Settings } from './s3-store.ts'

/** One empty store, what lies in it, and its end. */
interface Opened {
  store: UploadStore
  contents: () => Promise<string[]>
  close: () => void
}

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => await s3.close())

async function openDisk(): Promise<Opened> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-files-'))
  return {
    store: await openDiskStore(folder),
    contents: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function openBucket(): Promise<Opened> {
  const before = new Set(await listBucket(s3.settings))
  return {
    store: openS3Store(s3.settings),
    contents: async () => (await listBucket(s3.settings)).filter((key) => !before.has(key)),
    close: () => undefined,
  }
}

async function listBucket(settings: S3Settings): Promise<string[]> {
  const client = new S3Client({
    endpoint: settings.endpoint ?? '',
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
  })
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: settings.bucket }))
  return Contents.map(({ Key = '' }) => Key)
}

describe.each([
  ['disk', openDisk],
  ['S3', openBucket],
])('files on %s', (_, open) => {
  let opened: Opened
  let store: UploadStore
  beforeEach(async () => {
    opened = await open()
    store = opened.store
  })
  afterEach(() => opened.close())

  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store.read(key, range)
    return stream && (await text(stream))
  }
  const brokenAfter = (content: Buffer) =>
    Readable.from(
      (async function* () {
        yield content
        throw new Error('cut')
      })(),
    )

  test('are there again, whole or in part, from a buffer or a stream', async () => {
    const { key, size } = await store.put(Buffer.from('salom'))
    expect([size, await read(key), await read(key, { start: 1, end: 3 })]).toEqual([5, 'salom', 'alo'])
    const streamed = await store.put(Readable.from([Buffer.from('sa'), Buffer.from('lom')]))
    expect([streamed.size, await read(streamed.key), await store.stat(streamed.key)]).toEqual([
      5,
      'salom',
      { size: 5 },
    ])
  })

  test('may be larger than one request of the store', async () => {
    const content = Buffer.alloc(12 * 1024 * 1024, 'a').fill('b', 6 * 1024 * 1024)
    const { key, size } = await store.put(Readable.from(chunksOf(content, 100_000)))
    const stream = await store.read(key)
    expect(size).toBe(content.length)
    expect(stream && (await buffer(stream)).equals(content)).toBe(true)
  })

  test('have keys that say nothing and repeat never', async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, async () => (await store.put(Buffer.from('same'))).key),
    )
    expect(new Set(keys).size).toBe(20)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  test('lie under the key that was written down before', async () => {
    const key = newFileKey()
    expect((await store.put(Buffer.from('x'), key)).key).toBe(key)
    expect(await read(key)).toBe('x')
    await expect(store.put(Buffer.from('x'), '../secret')).rejects.toThrow('no key')
  })

  test('that are deleted are gone, and may be deleted again', async () => {
    const { key } = await store.put(Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    expect([await read(key), await store.stat(key), await opened.contents()]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  test('whose content breaks off leave nothing behind', async () => {
    await expect(store.put(brokenAfter(Buffer.from('half')))).rejects.toThrow('cut')
    // The tests' S3 server can't abort a multipart upload, and returns an error instead.
    await expect(store.put(brokenAfter(Buffer.alloc(6 * 1024 * 1024)))).rejects.toThrow(/cut|not allowed/)
    expect(await opened.contents()).toEqual([])
  })

  test.each(['../secret', '..', '', 'incoming', '/etc/passwd', 'A'.repeat(32), `${'a'.repeat(31)}\u0000`])(
    'have no key %j',
    async (key) => {
      await store.delete(key)
      await store.deletePartial(key)
      expect([await read(key), await store.stat(key)]).toEqual([undefined, undefined])
    },
  )

  describe('that come piece by piece', () => {
    const uploadId = 'c'.repeat(32)
    const id = partialId(uploadId)
    const begin = async (size: number) => await store.partials.create(new Upload({ id, size, offset: 0 }))
    const offset = async () => (await store.partials.getUpload(id)).offset

    test('are as long as what came, whichever process is asked', async () => {
      await begin(10)
      expect(await offset()).toBe(0)
      expect(await store.partials.write(Readable.from([Buffer.from('salo')]), id, 0)).toBe(4)
      expect(await offset()).toBe(4)
      expect(await store.partials.write(Readable.from([Buffer.from('m, '), Buffer.from('ali')]), id, 4)).toBe(
        10,
      )
      expect(await store.partials.getUpload(id)).toMatchObject({ offset: 10, size: 10 })
      expect(await text(await store.partials.read(id))).toBe('salom, ali')
    })

    test('keep all of a large piece in order', async () => {
      const content = Buffer.alloc(5_000_000, '0123456789')
      await begin(content.length)
      const end = await store.partials.write(Readable.from(chunksOf(content, 65_536)), id, 0)
      expect([end, await offset()]).toEqual([content.length, content.length])
      expect((await buffer(await store.partials.read(id))).equals(content)).toBe(true)
    })

    test('go without a trace, and may go again', async () => {
      await begin(10)
      await store.partials.write(Readable.from([Buffer.from('salom')]), id, 0)
      await store.deletePartial(uploadId)
      await store.deletePartial(uploadId)
      expect(await opened.contents()).toEqual([])
      await expect(store.partials.getUpload(id)).rejects.toMatchObject({ status_code: 404 })
    })
  })
})

function* chunksOf(content: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size)
}
