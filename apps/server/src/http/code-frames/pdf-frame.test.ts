import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})
afterAll(() => school.close())

describe('the frame in which a PDF is drawn', () => {
  test('has nobody’s origin, and a document in it nothing to load and nobody to talk to', async () => {
    const { headers, status } = await school.get('/code-frames/pdf')
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /)
    expect(policy).not.toMatch(/allow-same-origin|unsafe|connect-src|img-src|frame-src/)
    expect(policy).toContain(`frame-ancestors 'self'`)
    // Safari starts no other worker there.
    expect(policy.split('; ')).toContain('worker-src blob: data:')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('finds its script, its styles and PDF.js', async () => {
    const { text: page } = await school.get('/code-frames/pdf')
    const [script] = /\/code-frames\/pdf-\w+\/frame\.js/.exec(page) ?? []
    const [styles] = /\/code-frames\/pdf-\w+\/frame\.css/.exec(page) ?? []
    const [, library] = /data-runtime="([^"]+)"/.exec(page) ?? []
    const code = await school.get(script ?? '')
    expect(() => new Script(code.text)).not.toThrow()
    expect(code.text).not.toContain('import type')
    for (const [address, type] of [
      [styles, 'text/css; charset=utf-8'],
      [`${library}pdf.min.mjs`, 'text/javascript; charset=utf-8'],
      [`${library}pdf.worker.min.mjs`, 'text/javascript; charset=utf-8'],
    ]) {
      const reply = await school.get(address ?? '')
      expect([reply.status, reply.headers['content-type']]).toEqual([200, type])
      expect(reply.headers['access-control-allow-origin']).toBe('*')
    }
  })
})
