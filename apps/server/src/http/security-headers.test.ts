import { beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool({ trustProxy: ['127.0.0.1'] })
})

describe('security headers', () => {
  test.each(['/', '/login', '/assets/x.js', '/api/docs', '/sounds/click.mp3'])(
    'of %s are the whole set',
    async (url) => {
      const { headers } = await school.get(url, { accept: 'text/html' })
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      for (const directive of [
        `default-src 'self'`,
        `script-src 'self'`,
        `style-src 'self'`,
        `object-src 'none'`,
        `base-uri 'none'`,
        `frame-ancestors 'none'`,
      ]) {
        expect(policy.split('; ')).toContain(directive)
      }
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
      })
    },
  )

  test('of data let it do nothing and be kept nowhere', async () => {
    const { headers } = await school.call('profile')
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test.each(['/%E0%A4%A', '/api/%E0%A4%A', `/course/${'1'.repeat(400)}`])(
    'of %s, which is no address, are there too',
    async (url) => {
      const { status, headers } = await school.get(url, { accept: 'text/html' })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test('ask for https only where it is used', async () => {
    expect((await school.get('/')).headers).not.toHaveProperty('strict-transport-security')
    const behindTls = await school.get('/', { 'x-forwarded-proto': 'https' })
    expect(behindTls.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('let no other site read a reply', async () => {
    const reply = await school.inject({
      method: 'OPTIONS',
      url: '/api/student',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
