import { beforeAll, describe, expect, test } from 'vitest'
import { multipart, startEchoSchool, urlencoded, type EchoSchool } from '../../test/echo-school.ts'
import { PASSWORD, startTestSchool, type SignedIn, type TestSchool } from '../../test/test-school.ts'

let echoSchool: EchoSchool
let school: TestSchool
let student: SignedIn

beforeAll(async () => {
  echoSchool = await startEchoSchool()
  school = echoSchool.school
  student = echoSchool.student
})

const post: EchoSchool['post'] = (...request) => echoSchool.post(...request)
const json = (payload: string | Buffer, query?: string) => post(payload, 'application/json', query)

describe('a call', () => {
  test.each([
    ['JSON', () => json('{"lesson_id":7,"note":"salom"}')],
    ['JSON with the action inside', () => json('{"action":"echo","lesson_id":"7","note":"salom"}', '')],
    ['a form', () => post('lesson_id=7&note=salom', urlencoded)],
    ['a form with the action inside', () => post('action=echo&lesson_id=7&note=salom', urlencoded, '')],
    [
      'multipart',
      () =>
        post(
          ...multipart([
            { name: 'lesson_id', value: '7' },
            { name: 'note', value: 'salom' },
          ]),
        ),
    ],
    [
      'multipart with the action inside, after its fields',
      () =>
        post(
          ...multipart([
            { name: 'lesson_id', value: '7' },
            { name: 'note', value: 'salom' },
            { name: 'action', value: 'echo' },
          ]),
          '',
        ),
    ],
  ])('may come as %s', async (_, send) => {
    const reply = await send()
    expect(reply.body).toEqual({
      success: true,
      data: { lesson_id: 7, answer: null, note: 'salom', files: [] },
    })
  })

  test('may bring fields nobody knows', async () => {
    expect((await json('{"lesson_id":7,"version":"old","correct":1}')).status).toBe(200)
  })

  test('brings files with their content, and names only as names', async () => {
    const reply = await post(
      ...multipart([
        { name: 'lesson_id', value: '7' },
        { name: 'file', value: 'abc', fileName: '../../etc/passwd' },
        { name: 'file', value: Buffer.alloc(200_000), fileName: 'ish\u0007.zip' },
      ]),
    )
    expect(reply.body).toMatchObject({ data: { files: ['file:passwd:3', 'file:ish.zip:200000'] } })
  })

  test('without a body is a call without fields', async () => {
    const headers = { 'x-student-auth': student.token }
    for (const type of [{}, { 'content-type': 'application/json' }]) {
      const reply = await school.inject({
        method: 'POST',
        url: '/api/student?action=profile',
        headers: { ...headers, ...type },
      })
      expect(reply.status).toBe(200)
    }
  })

  test('gets back only what the contract names', async () => {
    const reply = await school.inject({ method: 'POST', url: '/api/student?action=leak', payload: {} })
    expect(reply.text).toBe('{"success":true,"data":[{"id":1}]}')
  })

  test('gets a request id, another each time', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await json('{"lesson_id":7}')).headers['x-request-id']),
    )
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })
})

describe('an action', () => {
  test.each([
    '',
    '?action=',
    '?action=nothing',
    '?action=__proto__',
    '?action=constructor',
    '?action=echo&action=echo',
    '?ACTION=echo',
  ])('that "%s" names is unknown', async (query) => {
    const reply = await json('{"lesson_id":1}', query)
    expect([reply.status, reply.code]).toEqual([404, 'action.unknown'])
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('is not called by %s', async (method) => {
    const reply = await school.inject({ method, url: '/api/student?action=profile' })
    expect([reply.status, reply.body.success, reply.headers.allow]).toEqual([405, false, 'POST'])
  })

  test('is refused before a wrong input is looked at', async () => {
    expect(
      (await post('{"lesson_id":"x"}', 'application/json', '?action=echo', { 'x-student-auth': '' })).code,
    ).toBe('auth.required')
  })

  test('is refused to a frozen student where the contract says so, with the days and the way to pay', async () => {
    await school.db
      .insertInto('settings')
      .values({ name: 'payment_link', value: '"https://pay.example/"' })
      .execute()
    const frozen = await school.signedInStudent({ frozen: true, nextDueOn: '2026-03-07' })
    const reply = await post('{"lesson_id":1}', 'application/json', '?action=echo', {
      'x-student-auth': frozen.token,
    })
    expect([reply.status, reply.error]).toEqual([
      403,
      expect.objectContaining({
        code: 'account.frozen',
        days_left_to_payment: -3,
        payment_link: 'https://pay.example/',
      }),
    ])
  })
})

describe('staff', () => {
  const call = async (action: string, token: string, header = 'x-staff-auth', endpoint = 'staff') =>
    await school.inject({
      method: 'POST',
      url: `/api/${endpoint}?action=${action}`,
      headers: { [header]: token },
      payload: {},
    })

  test('have an endpoint of their own, with their own header', async () => {
    const teacher = await school.createTeacher()
    const token = await school.signIn(teacher.phone)
    expect((await call('review', token)).body).toEqual({ success: true, data: teacher.id })
    expect((await call('review', token, 'x-student-auth')).code).toBe('auth.required')
    expect((await call('profile', token, 'x-student-auth', 'student')).code).toBe('access.forbidden')
    expect((await call('profile', token, 'x-staff-auth', 'student')).code).toBe('auth.required')
    expect((await call('settings', token)).code).toBe('access.forbidden')
    expect((await call('profile', token)).code).toBe('action.unknown')
  })

  test('who are admins may do what teachers may', async () => {
    const token = await school.signIn((await school.createAdmin()).phone)
    expect([(await call('review', token)).status, (await call('settings', token)).status]).toEqual([200, 200])
  })

  test('a student is none', async () => {
    const reply = await call('review', student.token)
    expect([reply.status, reply.code]).toEqual([403, 'access.forbidden'])
  })
})

describe('a failure', () => {
  const call = (action: string, language = 'uz') =>
    school.inject({
      method: 'POST',
      url: `/api/student?action=${action}`,
      headers: { 'accept-language': language },
      payload: {},
    })

  test('nobody foresaw gives its request id and nothing of its cause', async () => {
    const reply = await call('crash')
    expect([reply.status, reply.code]).toEqual([500, 'internal'])
    expect(reply.error?.request_id).toBe(reply.headers['x-request-id'])
    expect(reply.text).not.toContain('function')
  })

  test.each(['database_gone', 'deadlock'])('%s asks to come back soon', async (action) => {
    const reply = await call(action)
    expect([reply.status, reply.code, reply.headers['retry-after']]).toEqual([503, 'server.busy', '2'])
  })

  test('speaks the language that is asked for, the profile’s before the browser’s', async () => {
    expect((await call('nothing', 'ru-RU,ru;q=0.9')).error?.message).toMatch(/^Приложение обновилось/)
    expect((await call('nothing', 'en-US,de;q=0.9')).error?.message).toMatch(/^Ilova yangilangan/)
    const russian = await school.signedInStudent({ lang: 'ru' })
    const reply = await school.inject({
      method: 'POST',
      url: '/api/student?action=echo',
      headers: { 'x-student-auth': russian.token, 'accept-language': 'uz' },
      payload: {},
    })
    expect(reply.error).toMatchObject({
      message: expect.stringMatching(/^В данных/),
      fields: { lesson_id: 'Заполните это поле' },
    })
  })

  test('of an address nobody serves is an envelope too', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/student/x', '/%zz', '/api/%2e%2e/x']) {
      const reply = await school.inject({ method: 'GET', url })
      expect([url, reply.status < 500 && reply.status >= 400, reply.body.success]).toEqual([url, true, false])
    }
  })
})

test('what its start took turns nobody away from a server that has just begun to listen', async () => {
  const begun = await startTestSchool({ maxEventLoopDelay_ms: 1 })
  try {
    await begun.app.listen({ host: '127.0.0.1', port: 0 })
    const callAfterHolding = async (held_ms: number) => {
      const until = performance.now() + held_ms
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 0))
      return (await begun.call('login', { phone: '901234567', password: PASSWORD })).code
    }
    expect(await callAfterHolding(1_100)).not.toBe('server.busy')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await callAfterHolding(1_500)).toBe('server.busy')
  } finally {
    await begun.close()
  }
})

test('an overloaded server turns calls away but still tells how it is and shows its pages', async () => {
  const busy = await startTestSchool({ maxEventLoopDelay_ms: 1 })
  try {
    await busy.app.ready()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const until = performance.now() + 1_500
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0))
    const reply = await busy.call('login', { phone: '901234567', password: PASSWORD })
    expect([reply.status, reply.code]).toEqual([503, 'server.busy'])
    expect((await busy.get('/healthz')).status).toBe(200)
    expect((await busy.get('/login')).status).not.toBe(503)
  } finally {
    await busy.close()
  }
})
