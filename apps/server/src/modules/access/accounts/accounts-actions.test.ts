import { createHash } from 'node:crypto'
import { limits, type User } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { schoolDay } from '../../rewards/streaks/index.ts'

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  await school.db.deleteFrom('login_failures').execute()
})

const login = (phone: string, password: string, address = '10.0.0.1', language = 'uz') =>
  school.inject({
    method: 'POST',
    url: '/api/student?action=login',
    remoteAddress: address,
    headers: { 'accept-language': language },
    payload: { phone, password },
  })

describe('login', () => {
  test('gives the student, a token, and nothing the contract does not name', async () => {
    const { id, phone } = await school.createStudent({
      firstName: 'Laylo',
      exam: true,
      nextDueOn: '2026-03-13',
    })
    const reply = await school.call<User>('login', { phone, password: PASSWORD })
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      success: true,
      data: {
        id,
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        role: 'student',
        first_name: 'Laylo',
        last_name: 'Karimova',
        phone,
        birthday: null,
        lang: 'uz',
        points: 0,
        coins: 0,
        current_streak: 0,
        streak_earned_today: false,
        exam: true,
        avatar: 'stork',
        status: 'active',
        payment_reminder: true,
        days_left_to_payment: 3,
        payment_link: null,
        invite_coins: 1000,
        group: null,
        helper_in_playgrounds: true,
        session_s: 500 * 60,
        time_zone: 'Asia/Tashkent',
      },
    })
  })

  test('takes the phone however it is typed', async () => {
    await school.createStudent({ phone: '+998935550011' })
    for (const typed of ['93 555 00 11', '998 93 555-00-11', '+998935550011']) {
      expect([typed, (await login(typed, PASSWORD)).status]).toEqual([typed, 200])
    }
  })

  test('lets staff in too, by their role', async () => {
    const { phone } = await school.createTeacher()
    const reply = await school.call<User>('login', { phone, password: PASSWORD })
    expect(reply.body).toMatchObject({ success: true, data: { role: 'teacher' } })
  })

  test('lets a frozen student in', async () => {
    const { phone } = await school.createStudent({ frozen: true, nextDueOn: '2026-03-07' })
    const reply = await school.call('login', { phone, password: PASSWORD })
    expect(reply.body).toMatchObject({ data: { status: 'freezed', days_left_to_payment: -3 } })
  })

  test('answers a wrong password and an unknown phone alike', async () => {
    const { phone } = await school.createStudent()
    const wrong = await login(phone, 'wrong')
    const unknown = await login('+998901112233', 'wrong')
    const nonsense = await login('not a phone', 'wrong')
    expect([wrong.status, wrong.code]).toEqual([401, 'auth.invalid_credentials'])
    expect(wrong.error?.message).toBe('Login yoki parol notoʻgʻri kiritilgan')
    expect(unknown.body).toEqual(wrong.body)
    expect(nonsense.body).toEqual(wrong.body)
  })

  test('keeps only the hash of a token', async () => {
    const { token } = await school.signedInStudent()
    const rows = await school.db.selectFrom('sessions').selectAll().execute()
    expect(rows.some((row) => row.token_hash.equals(createHash('sha256').update(token).digest()))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each([
    [{}, ['phone', 'password']],
    [{ phone: 7, password: 'x' }, ['phone']],
    [{ phone: '9'.repeat(50), password: 'x' }, ['phone']],
    [{ phone: '901234567', password: 'x'.repeat(201) }, ['password']],
    [{ phone: '901234567', password: '' }, ['password']],
    [{ phone: ['901234567'], password: {} }, ['phone', 'password']],
  ])('refuses %j by its fields', async (input, fields) => {
    const reply = await school.call('login', input)
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(fields)
  })
})

describe('login after many failures', () => {
  const fail = async (phone: string, times: number, address?: string) => {
    const replies = []
    for (let time = 0; time < times; time += 1) replies.push(await login(phone, 'wrong', address))
    return replies.map((reply) => reply.status)
  }

  test('is refused after ten for a phone from one address, even with the right password, until the window is over', async () => {
    const { phone } = await school.createStudent()
    expect(await fail(phone, 11)).toEqual([...Array<number>(10).fill(401), 429])
    const refused = await login(phone, PASSWORD, '10.0.0.1', 'ru')
    expect([refused.code, refused.error?.retry_after_s]).toEqual(['auth.throttled', limits.login.window_s])
    expect(refused.headers['retry-after']).toBe(String(limits.login.window_s))
    expect(refused.error?.message).toContain('Слишком много попыток')
    expect((await login(phone, PASSWORD, '10.0.0.2')).status).toBe(200)
    school.clock.advance(limits.login.window_s)
    expect((await login(phone, PASSWORD)).status).toBe(200)
  })

  test('counts guesses that come all at once like guesses in turn', async () => {
    const { phone } = await school.createStudent()
    const replies = await Promise.all(Array.from({ length: 25 }, () => login(phone, 'wrong')))
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10)
  })

  test('treats a phone nobody has the same way', async () => {
    expect((await fail('+998901110000', 11)).at(-1)).toBe(429)
  })

  test('is refused after fifty for a phone from many addresses', async () => {
    const { phone } = await school.createStudent()
    await addFailures(50, (index) => ({ phone, address: `10.1.0.${index}` }))
    expect((await login(phone, PASSWORD, '10.2.0.1')).code).toBe('auth.throttled')
  })

  test('is refused after three hundred from one address, for whomever', async () => {
    const { phone } = await school.createStudent()
    await addFailures(300, (index) => ({ phone: `+99893${1_000_000 + index}`, address: '10.3.0.1' }))
    expect((await login(phone, PASSWORD, '10.3.0.1')).code).toBe('auth.throttled')
    expect((await login(phone, PASSWORD, '10.3.0.2')).status).toBe(200)
  })

  test('starts counting anew once it went well', async () => {
    const { phone } = await school.createStudent()
    await fail(phone, 9)
    expect((await login(phone, PASSWORD)).status).toBe(200)
    expect(await fail(phone, 10)).toEqual(Array(10).fill(401))
  })

  async function addFailures(count: number, at: (index: number) => { phone: string; address: string }) {
    const rows = Array.from({ length: count }, (_, index) => {
      const { phone, address } = at(index)
      return {
        phone_hash: createHash('sha256').update(phone).digest(),
        address,
        failed_at: school.clock.now(),
      }
    })
    await school.db.insertInto('login_failures').values(rows).execute()
  }
})

describe('a session', () => {
  test('lasts 500 minutes from login, whatever happens in between', async () => {
    const { token } = await school.signedInStudent()
    school.clock.advance(limits.session.lifetime_s - 1)
    expect((await school.call('profile', {}, token)).status).toBe(200)
    school.clock.advance(1)
    const reply = await school.call('profile', {}, token)
    expect([reply.status, reply.code]).toEqual([401, 'auth.required'])
  })

  test('that is over is swept away by a later login', async () => {
    const { id } = await school.signedInStudent()
    school.clock.advance(limits.session.lifetime_s)
    await school.signedInStudent()
    const left = await school.db
      .selectFrom('sessions')
      .select('person_id')
      .where('person_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  test('ends on logout, and no other with it', async () => {
    const { phone, token } = await school.signedInStudent()
    const other = await school.signIn(phone)
    expect((await school.call('logout', {}, token)).body).toEqual({ success: true, data: null })
    expect((await school.call('profile', {}, token)).code).toBe('auth.required')
    expect((await school.call('profile', {}, other)).status).toBe(200)
  })
})

describe('profile', () => {
  test('shows balances, streak, group and payment link, and no token', async () => {
    const group = await school.db
      .insertInto('groups')
      .values({ name: 'Dasturchilar' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await school.db
      .insertInto('settings')
      .values({ name: 'payment_link', value: JSON.stringify('https://pay.example/qadam') })
      .execute()
    const { id, token } = await school.signedInStudent({ groupId: group.id })
    const earned = [{ event: { of: 'module', moduleId: 1 }, points: 120, coins: 7 }] as const
    await creditLedger(school.db, id, earned, school.moment())
    await school.db
      .insertInto('streaks')
      .values({
        person_id: id,
        current: 5,
        longest: 9,
        last_day: schoolDay(school.clock.now(), limits.schoolTimeZone),
        covered_until: schoolDay(school.clock.now(), limits.schoolTimeZone),
      })
      .execute()
    expect((await school.call('profile', {}, token)).body).toMatchObject({
      success: true,
      data: {
        id,
        token: null,
        points: 120,
        coins: 7,
        current_streak: 5,
        streak_earned_today: true,
        group: { id: group.id, name: 'Dasturchilar' },
        payment_link: 'https://pay.example/qadam',
      },
    })
  })
})

test('profile gives the same when the action comes as a multipart field', async () => {
  const { token } = await school.signedInStudent()
  const usual = await school.call('profile', {}, token)
  const multipart = await school.inject({
    method: 'POST',
    url: '/api/student',
    headers: { 'x-student-auth': token, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: '--edge\r\ncontent-disposition: form-data; name="action"\r\n\r\nprofile\r\n--edge--\r\n',
  })
  expect(multipart.body).toEqual(usual.body)
})

describe('update_lang', () => {
  test('saves the language of whoever is signed in, and speaks it from then on', async () => {
    const { token } = await school.signedInStudent()
    expect((await school.call('update_lang', { lang: 'ru' }, token)).body).toEqual({
      success: true,
      data: { lang: 'ru' },
    })
    expect((await school.call<User>('profile', {}, token)).body).toMatchObject({ data: { lang: 'ru' } })
    expect((await school.call('course_student', {}, token)).error?.message).toMatch(/^В данных есть ошибка/)
  })

  test('saves nothing for a visitor', async () => {
    expect((await school.call('update_lang', { lang: 'ru' })).body).toEqual({
      success: true,
      data: { lang: 'ru' },
    })
  })

  test('does not pretend to have saved for a session that is over', async () => {
    const { token } = await school.signedInStudent()
    school.clock.advance(limits.session.lifetime_s)
    expect((await school.call('update_lang', { lang: 'ru' }, token)).code).toBe('auth.required')
  })

  test.each([{}, { lang: 'en' }, { lang: null }, { lang: ['uz'] }])('refuses %j', async (input) => {
    expect((await school.call('update_lang', input)).error?.fields).toHaveProperty('lang')
  })
})

describe.each(['logout', 'profile'] as const)('%s', (action) => {
  test('needs a session', async () => {
    for (const token of [undefined, '', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`]) {
      const reply = await school.call(action, {}, token)
      expect([token, reply.status, reply.code]).toEqual([token, 401, 'auth.required'])
    }
  })

  test('is not for the token of staff', async () => {
    const teacher = await school.signIn((await school.createTeacher()).phone)
    const reply = await school.call(action, {}, teacher)
    expect([reply.status, reply.code]).toEqual([403, 'access.forbidden'])
  })

  test('works for a frozen student', async () => {
    const { token } = await school.signedInStudent({ frozen: true })
    expect((await school.call(action, {}, token)).status).toBe(200)
  })
})
