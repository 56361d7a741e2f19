import { limits } from '@qadam/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { addressForLimits, cutForwarded } from './client-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

let school: TestSchool | undefined

afterEach(async () => {
  await school?.close()
  school = undefined
})

/** The address that a failed sign-in with X-Forwarded-For is counted at. */
async function countedAt(forwarded: string, remoteAddress = '10.9.9.9'): Promise<string | undefined> {
  const open = school
  if (!open) throw new Error('no school')
  await open.db.deleteFrom('login_failures').execute()
  await open.inject({
    method: 'POST',
    url: '/api/student?action=login',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { phone: '901112233', password: 'wrong' },
  })
  const rows = await open.db.selectFrom('login_failures').select('address').execute()
  expect(rows).toHaveLength(1)
  return rows[0]?.address
}

const start = async (trustProxy: TrustedProxies) => {
  school = await startTestSchool({ trustProxy })
}

describe('the caller of a sign-in', () => {
  test('is the connection where no proxy is believed', async () => {
    await start(false)
    expect(await countedAt('1.2.3.4')).toBe('10.9.9.9')
  })

  test('is named by the last entry where one proxy stands in front, whatever stands before it', async () => {
    await start(1)
    expect(await countedAt('203.0.113.5')).toBe('203.0.113.5')
    expect(await countedAt('1.1.1.1, 2.2.2.2, 203.0.113.5')).toBe('203.0.113.5')
    expect(await countedAt(`${'9.9.9.9, '.repeat(1500)}203.0.113.5`)).toBe('203.0.113.5')
    expect(await countedAt(`${'x'.repeat(9000)}, 203.0.113.5`)).toBe('203.0.113.5')
    expect(await countedAt('203.0.113.5:4711')).toBe('203.0.113.5')
    expect(await countedAt('::ffff:203.0.113.5')).toBe('203.0.113.5')
    for (const nonsense of ['', 'x'.repeat(9000), '<script>', 'unknown', '203.0.113.5; drop table people'])
      expect(await countedAt(nonsense)).toBe('10.9.9.9')
  })

  test('is the second from the right where two stand in front', async () => {
    await start(2)
    expect(await countedAt('1.1.1.1, 203.0.113.5, 10.0.0.2')).toBe('203.0.113.5')
  })

  test('is the last one that is none of the listed proxies', async () => {
    await start(['10.0.0.0/8'])
    expect(await countedAt('1.1.1.1, 203.0.113.5, 10.0.0.2, 10.0.0.3')).toBe('203.0.113.5')
    expect(await countedAt('203.0.113.5', '192.168.7.7')).toBe('192.168.7.7')
  })

  test('cannot void the limit of an address by what it writes before it', async () => {
    await start(1)
    const open = school
    const attempts = limits.login.failuresForPhoneFromAddress + 1
    const codes = []
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const reply = await open?.inject({
        method: 'POST',
        url: '/api/student?action=login',
        headers: { 'x-forwarded-for': `7.7.7.${attempt}, 203.0.113.9` },
        payload: { phone: '901112233', password: 'wrong' },
      })
      codes.push(reply?.status)
    }
    expect(codes.at(-1)).toBe(429)
  })
})

test('a long header keeps its end alone', () => {
  const headers = { 'x-forwarded-for': `${'1.1.1.1, '.repeat(1000)}2.2.2.2` }
  cutForwarded(headers)
  expect(headers['x-forwarded-for'].length).toBeLessThanOrEqual(1000)
  expect(headers['x-forwarded-for']).toMatch(/^1\.1\.1\.1, .*, 2\.2\.2\.2$/)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits count %s as %s', (address, counted) => {
  expect(addressForLimits(address)).toBe(counted)
})
