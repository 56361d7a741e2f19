import { limits, type SignedInDevice, type StudentInfo, type User } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, startTestSchool, type Reply, type TestSchool } from '../../../../test/test-school.ts'
import { saveGroup } from '../groups/index.ts'

let school: TestSchool
let address: string
let addresses = 0

beforeAll(async () => {
  school = await startTestSchool({ trustProxy: 1 })
})
beforeEach(() => {
  // Guesses are counted by the address too.
  addresses += 1
  address = `10.9.0.${addresses}`
})

const fresh = 'yashil olma daraxti'
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/129.0.0.0 Mobile Safari/537.36'

interface Answer<Data> extends Pick<Reply, 'status' | 'code' | 'error'> {
  data?: Data
  /** That the device was given. */
  mark?: string
}

async function post<Data>(
  action: string,
  payload: object,
  { token, mark, agent = chrome }: { token?: string; mark?: string; agent?: string } = {},
): Promise<Answer<Data>> {
  const reply = await school.inject({
    method: 'POST',
    url: `/api/student?action=${action}`,
    headers: {
      'x-forwarded-for': address,
      'user-agent': agent,
      ...(token === undefined ? {} : { 'x-student-auth': token }),
      ...(mark === undefined ? {} : { cookie: `qadam_device=${mark}` }),
    },
    payload,
  })
  const given = /^qadam_device=([^;]+);/.exec(String(reply.headers['set-cookie']))?.[1]
  return {
    status: reply.status,
    code: reply.code,
    error: reply.error,
    // The type argument names what the action returns.
    ...(reply.body.success ? { data: reply.body.data as Data } : {}),
    ...(given === undefined ? {} : { mark: given }),
  }
}

async function signIn(phone: string, password = PASSWORD, agent = chrome) {
  const { data, mark } = await post<User>('login', { phone, password }, { agent })
  if (!data?.token || mark === undefined) throw new Error('not signed in')
  return { token: data.token, mark }
}
const change = async (
  who: { token: string; mark?: string },
  passwords: { old_password?: unknown; new_password?: unknown } = {},
) => await post<User>('change_password', { old_password: PASSWORD, new_password: fresh, ...passwords }, who)
const isIn = async (token: string) => (await post('profile', {}, { token })).status === 200

describe('change_password', () => {
  test('ends every session but the new one, and the old password is worth nothing', async () => {
    const { phone } = await school.createStudent()
    const [here, elsewhere] = [await signIn(phone), await signIn(phone)]
    const { data } = await change(here)
    expect(data?.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await Promise.all([here.token, elsewhere.token, data?.token ?? ''].map(isIn))).toEqual([
      false,
      false,
      true,
    ])
    expect((await post('login', { phone, password: PASSWORD })).code).toBe('auth.invalid_credentials')
    expect((await post('login', { phone, password: fresh })).status).toBe(200)
  })

  test('keeps the password by argon2id alone', async () => {
    const { id, phone } = await school.createStudent()
    await change(await signIn(phone))
    const { password_hash } = await school.db
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('makes other devices strangers, and knows the one it was made on', async () => {
    const { phone } = await school.createStudent()
    const [here, elsewhere] = [await signIn(phone), await signIn(phone)]
    const changed = await change(here)
    for (let round = 0; round < limits.login.failuresForPhoneFromAddress; round += 1)
      await post('login', { phone, password: 'notogʻri' })
    const again = async (mark: string) => (await post('login', { phone, password: fresh }, { mark })).status
    expect(await again(elsewhere.mark)).toBe(429)
    expect(await again(changed.mark ?? '')).toBe(200)
  })

  test('asks for the old password, and stops who guesses it with a session that was left open', async () => {
    const { phone } = await school.createStudent()
    const { token } = await signIn(phone)
    const codes = []
    for (let round = 0; round <= limits.login.failuresForPhoneFromAddress; round += 1)
      codes.push((await change({ token }, { old_password: 'notogʻri' })).code)
    expect(codes).toEqual([...Array<string>(10).fill('auth.invalid_credentials'), 'auth.throttled'])
    // A wrong password ends no session.
    expect(await isIn(token)).toBe(true)
  })

  test('of two at once one holds, and the other is told that its old password is no more', async () => {
    const { phone } = await school.createStudent()
    const here = await signIn(phone)
    const both = await Promise.all([change(here), change(here, { new_password: `${fresh} 2` })])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.find(({ status }) => status !== 200)?.code).toMatch(/^auth\./)
    const sessions = await school.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'person_id')
      .select('token_hash')
      .where('phone', '=', phone)
      .execute()
    expect(sessions).toHaveLength(1)
  })

  test.each([
    ['1234567', 'Bu yerda xato bor: yozganingizni tekshiring'],
    ['parol12345', 'topish oson'],
    ['12345678', 'topish oson'],
    [PASSWORD, 'hozirgi parolingiz'],
    ['Gulchehra2010', 'topish oson'],
    ['x'.repeat(201), 'Qisqartiring'],
    [null, 'toʻldiring'],
  ])('refuses %s', async (new_password, why) => {
    const { phone } = await school.createStudent({ firstName: 'Gulchehra' })
    const { token } = await signIn(phone)
    const reply = await change({ token }, { new_password })
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(['new_password'])
    expect(reply.error?.fields?.['new_password']).toContain(why)
    expect(await isIn(token)).toBe(true)
  })

  test('is for who is signed in', async () => {
    expect((await post('change_password', { old_password: PASSWORD, new_password: fresh })).code).toBe(
      'auth.required',
    )
  })
})

describe('sessions', () => {
  test('are told by their browser, this one first, and end one by one', async () => {
    const { phone } = await school.createStudent()
    const old = await signIn(
      phone,
      PASSWORD,
      'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
    )
    school.clock.advance(60)
    const here = await signIn(phone)
    school.clock.advance(60)
    const third = await signIn(phone, PASSWORD, '<b>curl</b>')
    const { data = [] } = await post<SignedInDevice[]>('sessions', {}, here)
    expect(data.map(({ browser, system, here: isHere }) => [browser, system, isHere])).toEqual([
      ['Chrome', 'Android', true],
      [null, null, false],
      ['Firefox', 'Linux', false],
    ])
    const left = await post<SignedInDevice[]>('session_end', { session_id: data[2]?.id }, here)
    expect(left.data).toHaveLength(2)
    expect(await Promise.all([old.token, here.token, third.token].map(isIn))).toEqual([false, true, true])
    // The button was pressed twice, or the session ended meanwhile.
    expect((await post('session_end', { session_id: data[2]?.id }, here)).status).toBe(200)
    expect((await post('session_end', { session_id: data[0]?.id }, here)).code).toBe('conflict')
    expect(JSON.stringify(data)).not.toContain('curl')
  })

  test('of somebody else are neither seen nor ended', async () => {
    const mine = await signIn((await school.createStudent()).phone)
    const theirs = await signIn((await school.createStudent()).phone)
    const { data = [] } = await post<SignedInDevice[]>('sessions', {}, theirs)
    const reply = await post<SignedInDevice[]>('session_end', { session_id: data[0]?.id }, mine)
    expect(reply.data).toHaveLength(1)
    expect(await isIn(theirs.token)).toBe(true)
  })

  test('that are over are not among them', async () => {
    const { phone } = await school.createStudent()
    await signIn(phone)
    school.clock.advance(limits.session.lifetime_s)
    const { data } = await post<SignedInDevice[]>('sessions', {}, await signIn(phone))
    expect(data).toHaveLength(1)
  })
})

describe('student_info', () => {
  test('names the group, the curator and the mentor with their phones', async () => {
    const curator = await school.createTeacher({ firstName: 'Kamola', lastName: 'Yusupova' })
    const people = { teacher_id: null, curator_id: curator.id, mentor_id: null }
    const groupId = await saveGroup(school.db, crypto.randomUUID(), 'Kechki guruh', people)
    const { phone } = await school.createStudent({ groupId })
    const { data } = await post<StudentInfo>('student_info', {}, await signIn(phone))
    expect(data).toEqual({
      group: { id: groupId, name: 'Kechki guruh' },
      curator: { id: curator.id, name: 'Kamola Yusupova', phone: curator.phone, avatar: expect.any(String) },
      mentor: null,
    })
  })

  test('of a student without a group is empty', async () => {
    const { phone } = await school.createStudent()
    const { data } = await post<StudentInfo>('student_info', {}, await signIn(phone))
    expect(data).toEqual({ group: null, curator: null, mentor: null })
  })
})
