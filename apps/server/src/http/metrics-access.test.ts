import { afterEach, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'

let school: TestSchool | undefined

afterEach(async () => {
  await school?.close()
  school = undefined
})

const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await school?.inject({ method: 'GET', url: '/metrics', remoteAddress, headers }))?.status
const token = 'a-token-of-some-length'

test('metrics are for this machine, or for who has the token', async () => {
  school = await startTestSchool({ metricsToken: token })
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect([own, await ask(own)]).toEqual([own, 200])
  expect(await ask('10.0.0.9')).toBe(401)
  for (const given of [
    '',
    token,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    'Bearer ',
    `Basic ${token}`,
  ])
    expect([given, await ask('10.0.0.9', { authorization: given })]).toEqual([given, 401])
  expect(await ask('10.0.0.9', { authorization: `Bearer ${token}` })).toBe(200)
  const reply = await school.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.9' })
  expect(reply.code).toBe('auth.required')
  expect((await school.get('/healthz')).status).toBe(200)
})

test('without a token they are for this machine alone', async () => {
  school = await startTestSchool()
  expect(await ask('10.0.0.9', { authorization: 'Bearer undefined' })).toBe(401)
  expect(await ask('10.0.0.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(401)
})

test('a proxy on this machine speaks for others, known or not', async () => {
  school = await startTestSchool()
  for (const header of ['x-forwarded-for', 'forwarded', 'via'])
    expect([header, await ask('127.0.0.1', { [header]: '203.0.113.5' })]).toEqual([header, 401])
  await school.close()
  school = await startTestSchool({ trustProxy: 1 })
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(401)
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.5' })).toBe(401)
  // Through a proxy elsewhere, no caller counts as local.
  expect(await ask('10.0.0.2', { 'x-forwarded-for': '127.0.0.1' })).toBe(401)
})
