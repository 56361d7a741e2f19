import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { precompress } from './precompress.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-web-'))
const student = path.join(folder, 'student')
const script = `console.log("${'salom '.repeat(500)}")`
const inline = 'self.first = 1'
const html = { accept: 'text/html,application/xhtml+xml' }
let school: TestSchool

beforeAll(async () => {
  for (const app of ['student', 'staff']) {
    mkdirSync(path.join(folder, app, 'assets'), { recursive: true })
    writeFileSync(path.join(folder, app, 'index.html'), `<!doctype html><title>${app}</title>`)
    writeFileSync(path.join(folder, app, 'assets', 'index-Ab12.js'), script)
  }
  writeFileSync(path.join(student, 'py.html'), '<!doctype html><title>python</title>')
  writeFileSync(path.join(student, 'first.html'), `<script>${inline}</script>`)
  writeFileSync(path.join(student, 'firebase-messaging-sw.js'), 'self.x = 1')
  writeFileSync(path.join(student, 'offline-worker.js'), 'self.keeps = 1')
  writeFileSync(path.join(student, 'offline-worker-off.js'), 'self.forgets = 1')
  writeFileSync(path.join(student, 'manifest.webmanifest'), '{}')
  writeFileSync(path.join(student, '.env'), 'SECRET=1')
  writeFileSync(path.join(folder, 'outside.txt'), 'outside')
  await precompress(student)
  const calledHosts = ['https://push.example']
  const webRoots = {
    student,
    staff: path.join(folder, 'staff'),
    calledHosts,
    filmHosts: ['https://films.example'],
  }
  school = await startTestSchool({ webRoots })
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the student app', () => {
  test.each(['/', '/login', '/course/36/module/48', '/index.html'])(
    'answers a browser going to %s with its page',
    async (url) => {
      const reply = await school.get(url, html)
      expect([reply.status, reply.text]).toEqual([200, '<!doctype html><title>student</title>'])
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect((await school.get(url, { ...html, 'if-none-match': String(reply.headers.etag) })).status).toBe(
        304,
      )
    },
  )

  test('may call what the school has configured; the console may not', async () => {
    const called = async (url: string) =>
      /connect-src ([^;]*)/.exec(
        String((await school.get(url, html)).headers['content-security-policy']),
      )?.[1]
    expect([await called('/login'), await called('/staff')]).toEqual([
      `'self' https://push.example`,
      `'self'`,
    ])
  })

  test('may load films from where the school has them; the console may not', async () => {
    const loaded = async (url: string) =>
      /media-src ([^;]*)/.exec(String((await school.get(url, html)).headers['content-security-policy']))?.[1]
    expect([await loaded('/login'), await loaded('/staff')]).toEqual([
      `'self' blob: https://films.example`,
      `'self' blob:`,
    ])
  })

  test('lets the script that stands in its pages run, and no other', async () => {
    const sources = async (url: string) =>
      /script-src ([^;]*)/.exec(String((await school.get(url, html)).headers['content-security-policy']))?.[1]
    const allowed = `'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`
    expect(await sources('/first')).toBe(allowed)
    expect(await sources('/login')).toBe(allowed)
    expect(await sources('/staff')).toBe("'self'")
    expect(await sources('/assets/index-Ab12.js')).toBe("'self'")
  })

  test('lets the console hold the view of a question in a frame, and nobody any other page', async () => {
    const frames = async (url: string) => {
      const { headers } = await school.get(url, html)
      const policy = String(headers['content-security-policy'])
      return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers['x-frame-options']]
    }
    expect(await frames('/preview')).toEqual(["'self'", 'SAMEORIGIN'])
    for (const url of ['/', '/preview/x', '/previews', '/staff/preview', '/login?x=/preview'])
      expect(await frames(url), url).toEqual(["'none'", 'DENY'])
  })

  test.each([
    ['/py', 'python'],
    ['/py?from=profile', 'python'],
    ['/pyx', 'student'],
    ['/staff/py', 'staff'],
    ['/index', 'student'],
    ['/../outside', 'student'],
  ])('answers a browser going to %s with the page of that address: %s', async (url, title) => {
    const reply = await school.get(url, html)
    expect([reply.status, reply.text]).toEqual([200, `<!doctype html><title>${title}</title>`])
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test('has assets that a browser keeps for good', async () => {
    const reply = await school.get('/assets/index-Ab12.js')
    expect([reply.status, reply.text]).toEqual([200, script])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed as %s where that is accepted', async (encoding, decompress) => {
    const reply = await school.app.inject({
      url: '/assets/index-Ab12.js',
      headers: { 'accept-encoding': encoding },
    })
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(decompress(reply.rawPayload).toString()).toBe(script)
  })

  test('has a service worker that is asked for each time', async () => {
    const reply = await school.get('/firebase-messaging-sw.js')
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  test('keeps itself for a visit without a connection, until the school says no', async () => {
    const worker = async (of: TestSchool) => {
      const reply = await of.get('/offline-worker.js')
      return [reply.status, reply.text, reply.headers['cache-control']]
    }
    expect(await worker(school)).toEqual([200, 'self.keeps = 1', 'no-cache'])
    const off = await startTestSchool({ webRoots: { student, isOfflineOn: false } })
    expect(await worker(off)).toEqual([200, 'self.forgets = 1', 'no-cache'])
    await off.close()
  })

  test('has a manifest that says how it is installed', async () => {
    const { status, headers } = await school.get('/manifest.webmanifest')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json',
      'no-cache',
    ])
  })

  test.each([
    '/assets/gone-1234.js',
    '/assets/gone',
    '/logo.png',
    '/sounds/gone.mp3',
    '/sounds/..%2findex.html',
    '/media/x/y',
    '/api/x',
  ])('%s that is missing is missing, even to a browser, and not remembered so', async (url) => {
    const reply = await school.get(url, html)
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(reply.text).not.toContain('doctype')
  })

  test('is no answer to what a page fetches', async () => {
    expect((await school.get('/course/36', { accept: 'application/json' })).status).toBe(404)
  })

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/.env',
    '/%00.txt',
    '//etc/passwd',
    '/..%5coutside.txt',
  ])('gives nothing from beside it: %s', async (url) => {
    const reply = await school.get(url)
    expect([
      reply.status >= 400 && reply.status < 500,
      reply.text.includes('outside'),
      reply.text.includes('SECRET'),
    ]).toEqual([true, false, false])
  })
})

describe('the staff console', () => {
  test.each(['/staff', '/staff/', '/staff/review'])('answers at %s with its own page', async (url) => {
    expect((await school.get(url, html)).text).toContain('<title>staff</title>')
  })

  test('has assets of its own', async () => {
    expect((await school.get('/staff/assets/index-Ab12.js')).headers['cache-control']).toContain('immutable')
  })

  test('is not found where it is not built', async () => {
    const bare = await startTestSchool({ webRoots: { student } })
    expect((await bare.get('/staff', html)).status).toBe(404)
    await bare.close()
  })
})

describe('a sound', () => {
  test('is kept for a day and then asked about', async () => {
    const reply = await school.get('/sounds/click.mp3')
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'audio/mpeg',
      'public, max-age=86400',
    ])
    expect(
      (await school.get('/sounds/click.mp3', { 'if-none-match': String(reply.headers.etag) })).status,
    ).toBe(304)
  })
})
