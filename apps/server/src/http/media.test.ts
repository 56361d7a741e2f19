import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { UploadClient } from '../../test/upload-client.ts'

const content = Buffer.from('0123456789')
let school: TestSchool
let key: string
let address: string

beforeAll(async () => {
  school = await startTestSchool()
  key = await store(content, 'video/mp4')
  address = school.media.url(key, school.clock.now())
})

async function store(bytes: Buffer, mime: string): Promise<string> {
  const stored = await school.files.put(bytes)
  await school.db
    .insertInto('media')
    .values({
      key: stored.key,
      sha256: createHash('sha256').update(bytes).digest(),
      mime,
      size: bytes.length,
    })
    .execute()
  return stored.key
}

describe('stored media', () => {
  test('come whole, named by their type, for this reader’s cache alone', async () => {
    const reply = await school.get(address)
    expect([reply.status, reply.text]).toEqual([200, '0123456789'])
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/^private, immutable, max-age=\d+$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline',
    })
  })

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('come in the range %s', async (range, text, contentRange) => {
    const reply = await school.get(address, { range })
    expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([206, text, contentRange])
    expect(reply.headers['content-length']).toBe(String(text.length))
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('have nothing in the range %s', async (range) => {
    const reply = await school.get(address, { range })
    expect([reply.status, reply.headers['content-range'], reply.headers['cache-control']]).toEqual([
      416,
      'bytes */10',
      'no-store',
    ])
  })

  test.each(['bytes=0-1,3-4', 'lines=0-1', 'bytes=5-2', 'bytes=-', 'bytes=x-y'])(
    'come whole where the range "%s" can’t be followed',
    async (range) => {
      expect((await school.get(address, { range })).status).toBe(200)
    },
  )

  test('come in a range only of the version that is asked for', async () => {
    const etag = String((await school.get(address)).headers.etag)
    expect((await school.get(address, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await school.get(address, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await school.get(address, { 'if-none-match': etag })).status).toBe(304)
  })

  test('can be asked about without their content', async () => {
    const reply = await school.app.inject({ method: 'HEAD', url: address })
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, '10', ''])
  })

  test('that a browser might run as a page are handed over as a download', async () => {
    for (const mime of ['text/html', 'image/svg+xml', 'application/octet-stream']) {
      const reply = await school.get(
        school.media.url(await store(Buffer.from(mime), mime), school.clock.now()),
      )
      expect([mime, reply.headers['content-disposition']]).toEqual([mime, 'attachment'])
    }
  })

  test.each([
    ['sahifa.html', '<!doctype html><script>alert(document.domain)</script>', 'text/plain; charset=utf-8'],
    [
      'rasm.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'text/plain; charset=utf-8',
    ],
    ['ish.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>', 'text/plain; charset=utf-8'],
    [
      'ish.pdf',
      '%PDF-1.4\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\n',
      'application/pdf',
    ],
    ['ish.js', 'alert(1)', 'text/plain; charset=utf-8'],
  ])('that a student sent as %s run nowhere', async (name, content, type) => {
    const student = await school.signedInStudent()
    const { id } = await new UploadClient(school, student.token).upload(content, { filename: name })
    const { media_key } = await school.db
      .selectFrom('uploads')
      .select('media_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const reply = await school.get(school.media.url(media_key, school.clock.now()))
    expect([reply.status, reply.text]).toEqual([200, content])
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'content-security-policy': `sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('that did not become whole, or were taken back, are not there', async () => {
    const student = await school.signedInStudent()
    const client = new UploadClient(school, student.token)
    const half = await client.begin(10)
    const gone = await client.upload('salom')
    const keys = await school.db
      .selectFrom('uploads')
      .select('media_key')
      .where('id', 'in', [half.id, gone.id])
      .execute()
    await client.remove(gone.location)
    for (const { media_key } of keys)
      expect((await school.get(school.media.url(media_key, school.clock.now()))).status).toBe(404)
  })

  test('that are lost on disk are not found', async () => {
    const lost = await store(Buffer.from('lost'), 'text/plain')
    await school.files.delete(lost)
    expect((await school.get(school.media.url(lost, school.clock.now()))).status).toBe(404)
  })
})

describe('an address of media', () => {
  const signedAs = (given: string) => school.media.url(given, school.clock.now()).split('?')[1] ?? ''

  test('is refused without its signature, with another, or for another key', async () => {
    const other = await store(Buffer.from('other'), 'video/mp4')
    const query = signedAs(key)
    for (const url of [
      `/media/${key}`,
      `/media/${key}?${query.replace(/s=./, 's=_')}`,
      `/media/${key}?${query}x`,
      `/media/${key}?${query.replace(/e=\d+/, 'e=99999999999')}`,
      `/media/${key}?${query}&${query}`,
      `/media/${other}?${query}`,
    ]) {
      const reply = await school.inject({ method: 'GET', url })
      expect([url, reply.status, reply.code]).toEqual([url, 403, 'access.forbidden'])
    }
  })

  test('works for a day at least, stays the same for a day, and ends', async () => {
    school.clock.set('2026-03-10T23:59:59Z')
    const late = school.media.url(key, school.clock.now())
    expect(late).toBe(school.media.url(key, new Date('2026-03-10T00:00:00Z')))
    school.clock.set('2026-03-11T23:59:59Z')
    expect((await school.get(late)).status).toBe(200)
    expect(school.media.url(key, school.clock.now())).not.toBe(late)
    school.clock.set('2026-03-12T00:00:00Z')
    expect((await school.get(late)).status).toBe(403)
  })

  test.each([
    '/media/',
    '/media',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/../../package.json',
    '/media/%00',
    `/media/${'a'.repeat(31)}%00`,
    '/media//etc/passwd',
    `/media/${'A'.repeat(32)}`,
    '/media/..%5c..%5cwindows',
    '/media/incoming',
  ])('never leads out of the store: %s', async (path) => {
    for (const url of [path, `${path}?${signedAs(path.slice('/media/'.length))}`]) {
      const reply = await school.inject({ method: 'GET', url })
      expect([url, [400, 403, 404].includes(reply.status), reply.body.success]).toEqual([url, true, false])
    }
  })
})
