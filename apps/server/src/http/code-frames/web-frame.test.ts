import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})
afterAll(() => school.close())

describe('the frame in which pages are shown', () => {
  test('has nobody’s origin, also when it is opened by itself, and may load and reach nothing', async () => {
    const { headers, status } = await school.get('/code-frames/web', { host: 'maktab.example:3000' })
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual([
      'sandbox allow-scripts allow-forms allow-modals',
      `default-src 'none'`,
      `script-src http://maktab.example:3000/code-frames/ blob: 'unsafe-inline' 'unsafe-eval'`,
      `style-src blob: data: 'unsafe-inline'`,
      'img-src blob: data:',
      'media-src blob: data:',
      'font-src blob: data:',
      `worker-src 'none'`,
      `frame-ancestors 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
    ])
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test.each(['frame.js', 'react.js', 'compiler.js'])(
    'has %s for good, readable from an origin of nobody',
    async (name) => {
      const { text: page } = await school.get('/code-frames/web')
      const reply = await school.get(new RegExp(`/code-frames/web-[^"]+/${name}`).exec(page)?.[0] ?? '')
      expect(reply.status).toBe(200)
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    },
  )
})
