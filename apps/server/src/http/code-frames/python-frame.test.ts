import { Script } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'

let school: TestSchool
let page = ''
beforeAll(async () => {
  school = await startTestSchool()
  page = (await school.get('/code-frames/python')).text
})
afterAll(() => school.close())

const addressOf = (name: string): string => new RegExp(`/code-frames/[^"]+/${name}`).exec(page)?.[0] ?? ''

describe('the frame in which Python runs', () => {
  test('has nobody’s origin, also when it is opened by itself', async () => {
    const { headers, status } = await school.get('/code-frames/python')
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /)
    expect(policy).not.toMatch(/allow-same-origin|unsafe-inline|'unsafe-eval'/)
    expect(policy).toContain(`frame-ancestors 'self'`)
    // Safari starts no other worker there.
    expect(policy.split('; ')).toContain('worker-src blob: data:')
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    })
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test('may load its own files and talk to no action of the school', async () => {
    const { headers } = await school.get('/code-frames/python', { host: 'maktab.example:3000' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('connect-src http://maktab.example:3000/code-frames/;')
    expect(policy).not.toContain(`'self';connect`)
  })

  test.each(['frame.js', 'worker.js', 'pyodide.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json'])(
    'has %s for good, readable from an origin of nobody',
    async (name) => {
      const reply = await school.get(addressOf(name))
      expect(reply.status).toBe(200)
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    },
  )

  test('sends its runtime small', async () => {
    const reply = await school.app.inject({
      url: addressOf('pyodide.asm.wasm'),
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([reply.headers['content-encoding'], reply.headers['content-type']]).toEqual([
      'br',
      'application/wasm',
    ])
    expect(reply.rawPayload.length).toBeLessThan(3_500_000)
    expect(brotliDecompressSync(reply.rawPayload).subarray(1, 4).toString()).toBe('asm')
  })

  test('serves programs without types, which a browser could not read', async () => {
    const { text } = await school.get(addressOf('worker.js'))
    expect(() => new Script(text)).not.toThrow()
  })

  test.each([
    '/code-frames/python-0/frame.js',
    '/code-frames/x/runner.py',
    '/code-frames/pyodide-0/package.json',
  ])('knows no %s', async (url) => {
    const reply = await school.get(url, { accept: 'text/html' })
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
