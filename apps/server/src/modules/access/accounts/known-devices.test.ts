import { createHash } from 'node:crypto'
import { limits } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let address: string
let addresses = 0

beforeAll(async () => {
  school = await startTestSchool({ trustProxy: 1 })
})
beforeEach(async () => {
  await school.db.deleteFrom('login_failures').execute()
  addresses += 1
  address = `10.7.0.${addresses}`
})

const login = async (
  phone: string,
  password: string,
  {
    mark,
    from = address,
    ...headers
  }: { mark?: string; from?: string; [header: string]: string | undefined } = {},
) => {
  const reply = await school.inject({
    method: 'POST',
    url: '/api/student?action=login',
    headers: {
      'x-forwarded-for': from,
      ...(mark === undefined ? {} : { cookie: `theme=dark; qadam_device=${mark}; a=b` }),
      ...headers,
    },
    payload: { phone, password },
  })
  const cookie = reply.headers['set-cookie']
  const given = /^qadam_device=([^;]+);/.exec(String(cookie))?.[1]
  return { status: reply.status, code: reply.code, error: reply.error, cookie, mark: given }
}
const markOf = async (phone: string, before?: string) => {
  const { mark } = await login(phone, PASSWORD, before === undefined ? {} : { mark: before })
  if (mark === undefined) throw new Error('no mark was given')
  return mark
}
const sha256 = (text: string) => createHash('sha256').update(text).digest()
async function addFailures(count: number, at: (index: number) => { phone: string; address: string }) {
  const rows = Array.from({ length: count }, (_, index) => {
    const { phone, address: from } = at(index)
    return { phone_hash: sha256(phone), address: from, failed_at: school.clock.now() }
  })
  await school.db.insertInto('login_failures').values(rows).execute()
}
const somebody = (index: number) => `+99893${1_000_000 + index}`

describe('a device from which the account has signed in before', () => {
  test('is stopped by none of the three limits, and every other device is', async () => {
    const { phone } = await school.createStudent()
    const limitsReached: [string, () => Promise<void>][] = [
      ['address', () => addFailures(300, (index) => ({ phone: somebody(index), address }))],
      ['phone', () => addFailures(50, (index) => ({ phone, address: `10.8.0.${index}` }))],
      ['phone from address', () => addFailures(10, () => ({ phone, address }))],
    ]
    for (const [name, reach] of limitsReached) {
      await school.db.deleteFrom('login_failures').execute()
      let mark = await markOf(phone)
      await reach()
      expect([name, (await login(phone, PASSWORD)).status]).toEqual([name, 429])
      const known = await login(phone, PASSWORD, { mark })
      expect([name, known.status]).toEqual([name, 200])
      mark = known.mark ?? ''
      // Its success takes back none of the failures of others.
      expect([name, (await login(phone, PASSWORD)).status]).toEqual([name, 429])
      expect([name, (await login(phone, PASSWORD, { mark })).status]).toEqual([name, 200])
    }
  })

  test('is known by a success alone: not by failing, not by a made-up mark, not by another’s', async () => {
    const [mine, theirs] = [await school.createStudent(), await school.createStudent()]
    expect((await login(mine.phone, 'wrong')).cookie).toBeUndefined()
    const other = await markOf(theirs.phone)
    await addFailures(300, (index) => ({ phone: somebody(index), address }))
    for (const mark of ['A'.repeat(43), '', 'x', other, `${other}x`, other.slice(1)])
      expect([mark, (await login(mine.phone, PASSWORD, { mark })).status]).toEqual([mark, 429])
  })

  test('has a limit of its own, and what fails there counts for nobody else', async () => {
    const { phone } = await school.createStudent()
    const mark = await markOf(phone)
    const statuses = []
    for (let round = 0; round < limits.login.failuresForDevice + 1; round += 1)
      statuses.push((await login(phone, 'wrong', { mark })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    const refused = await login(phone, PASSWORD, { mark })
    expect([refused.code, refused.error?.retry_after_s]).toEqual(['auth.throttled', limits.login.window_s])
    expect((await login(phone, PASSWORD)).status).toBe(200)
    school.clock.advance(limits.login.window_s)
    expect((await login(phone, PASSWORD, { mark })).status).toBe(200)
  })

  test('counts guesses that come all at once like guesses in turn', async () => {
    const { phone } = await school.createStudent()
    const mark = await markOf(phone)
    const replies = await Promise.all(Array.from({ length: 25 }, () => login(phone, 'wrong', { mark })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('gets a new mark with each success, and the one before is worth nothing', async () => {
    const { phone } = await school.createStudent()
    const first = await markOf(phone)
    const second = await markOf(phone, first)
    expect(second).not.toBe(first)
    await addFailures(10, () => ({ phone, address }))
    expect((await login(phone, PASSWORD, { mark: first })).status).toBe(429)
    expect((await login(phone, PASSWORD, { mark: second })).status).toBe(200)
  })

  test('may be a computer that several share', async () => {
    const people = [await school.createStudent(), await school.createStudent(), await school.createTeacher()]
    let mark: string | undefined
    for (const { phone } of people) mark = await markOf(phone, mark)
    await addFailures(300, (index) => ({ phone: somebody(index), address }))
    for (const { phone } of people) {
      const reply = await login(phone, PASSWORD, mark === undefined ? {} : { mark })
      expect(reply.status).toBe(200)
      mark = reply.mark
    }
  })

  test('is forgotten after half a year', async () => {
    const { phone } = await school.createStudent()
    const mark = await markOf(phone)
    school.clock.advance(limits.login.device_s)
    await addFailures(10, () => ({ phone, address }))
    expect((await login(phone, PASSWORD, { mark })).status).toBe(429)
  })
})

describe('the mark', () => {
  test('is for no script, no other site and no other address, and is kept by its hash alone', async () => {
    const { phone } = await school.createStudent()
    const { cookie, mark } = await login(phone, PASSWORD)
    expect(cookie).toMatch(
      /^qadam_device=[A-Za-z0-9_-]{43}; Path=\/api\/student; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const https = { 'x-forwarded-proto': 'https' }
    const secure = (await login(phone, PASSWORD, https)).cookie
    expect(secure).toMatch(/^__Secure-qadam_device=.*; Secure$/)
    // Beside one of before, whichever comes first, it is the one that counts.
    await addFailures(300, (index) => ({ phone: somebody(index), address }))
    const cookies = `qadam_device=${'A'.repeat(43)}; ${String(secure).split(';')[0]}`
    expect((await login(phone, PASSWORD, { ...https, cookie: cookies })).status).toBe(200)
    const stored = JSON.stringify(await school.db.selectFrom('login_devices').selectAll().execute())
    expect(stored).not.toContain(mark)
  })

  test('opens nothing by itself', async () => {
    const { phone } = await school.createStudent()
    const mark = await markOf(phone)
    for (const headers of [{ cookie: `qadam_device=${mark}` }, { 'x-student-auth': mark }] as Record<
      string,
      string
    >[]) {
      const reply = await school.inject({ method: 'POST', url: '/api/student?action=profile', headers })
      expect(reply.status).toBe(401)
    }
  })

  test('is not replaced by a form on another site', async () => {
    const { phone } = await school.createStudent()
    for (const site of ['cross-site', 'same-site'])
      expect([site, (await login(phone, PASSWORD, { 'sec-fetch-site': site })).cookie]).toEqual([
        site,
        undefined,
      ])
    expect((await login(phone, PASSWORD, { 'sec-fetch-site': 'same-origin' })).mark).toBeDefined()
  })
})

describe('an address with many failures', () => {
  test('is slowed down before it is stopped, and known devices are not', async () => {
    const { phone } = await school.createStudent()
    const mark = await markOf(phone)
    await addFailures(250, (index) => ({ phone: somebody(index), address }))
    expect((await login(somebody(900), 'wrong')).status).toBe(401)
    const next = await login(somebody(901), 'wrong')
    expect([next.code, next.error?.retry_after_s]).toEqual(['auth.throttled', 10])
    expect((await login(phone, PASSWORD, { mark })).status).toBe(200)
    school.clock.advance(10)
    expect((await login(somebody(902), 'wrong')).status).toBe(401)
  })

  test('three hundred guesses at once leave a new device of the school a way in', async () => {
    const { phone } = await school.createStudent()
    await addFailures(95, (index) => ({ phone: somebody(index), address }))
    const flood = Array.from({ length: 60 }, (_, index) => login(somebody(2000 + index), 'wrong'))
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(
      5 + 1 + limits.login.longestTurn_s,
    )
    school.clock.advance(60)
    expect((await login(phone, PASSWORD)).status).toBe(200)
  })
})
