import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineAction, id, limits, noInput, text } from '@qadam/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PASSWORD, startTestSchool, type SignedIn, type TestSchool } from '../../test/test-school.ts'
import { accountsActions } from '../modules/accounts/index.ts'
import { handle } from './action-handler.ts'

const echo = defineAction('echo', {
  role: 'student',
  frozen: 'refused',
  summary: 'Gives back what came',
  input: z.object({ lesson_id: id, answer: z.optional(z.unknown()), note: z.optional(text(20)) }),
  output: z.object({
    lesson_id: z.int(),
    answer: z.unknown(),
    note: z.nullable(z.string()),
    files: z.array(z.string()),
  }),
  errors: [],
})
const leak = defineAction('leak', {
  role: 'anyone',
  frozen: 'allowed',
  summary: 'Gives more than the contract names',
  input: noInput,
  output: z.array(z.object({ id: z.int() })),
  errors: [],
})
const fails = (name: string, error: unknown) =>
  handle(
    defineAction(name, {
      role: 'anyone',
      frozen: 'allowed',
      summary: name,
      input: noInput,
      output: z.null(),
      errors: [],
    }),
    () => Promise.reject(error as Error), // whatever a driver may throw
  )
const staffOnly = defineAction('review', {
  role: 'teacher',
  frozen: 'allowed',
  summary: 'For teachers',
  input: noInput,
  output: z.int(),
  errors: [],
})
const adminOnly = defineAction('settings', {
  role: 'admin',
  frozen: 'allowed',
  summary: 'For admins',
  input: noInput,
  output: z.int(),
  errors: [],
})

let school: TestSchool
let student: SignedIn

beforeAll(async () => {
  school = await startTestSchool({
    handlers: [
      ...accountsActions,
      handle(echo, async (context, input) => ({
        lesson_id: input.lesson_id,
        answer: input.answer ?? null,
        note: input.note ?? null,
        files: context.uploads.map((part) => `${part.field}:${part.fileName}:${part.bytes.length}`),
      })),
      // Typed as the contract wants it, as a presenter that spreads a record would be.
      handle(leak, async () => [Object.assign({ id: 1 }, { password_hash: 'secret' })]),
      fails('crash', new TypeError('undefined is not a function')),
      fails('database_gone', Object.assign(new Error('terminating connection'), { code: '57P01' })),
      fails('deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })),
    ],
    staffHandlers: [handle(staffOnly, async (context) => context.actor.id), handle(adminOnly, async () => 1)],
  })
  student = await school.signedInStudent()
})
afterAll(async () => await school.close())

const post = (
  payload: string | Buffer,
  type: string,
  query = '?action=echo',
  headers: Record<string, string> = {},
) =>
  school.inject({
    method: 'POST',
    url: `/api/student${query}`,
    headers: { 'x-student-auth': student.token, 'content-type': type, ...headers },
    payload,
  })
const json = (payload: string | Buffer, query?: string) => post(payload, 'application/json', query)
const urlencoded = 'application/x-www-form-urlencoded'

type Part = { name: string; value: string | Buffer; fileName?: string }
function multipart(parts: Part[]): [Buffer, string] {
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    `--edge\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    value,
    '\r\n',
  ])
  return [
    Buffer.concat([...chunks, '--edge--\r\n'].map((chunk) => Buffer.from(chunk))),
    'multipart/form-data; boundary=edge',
  ]
}

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

const deep = (depth: number) => `{"lesson_id":1,"answer":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('bad input never gets further than the router', () => {
  const wrongIds = [
    '0',
    '-1',
    '1.5',
    '2147483648',
    '1e99',
    '"abc"',
    '""',
    '"1 or 1=1"',
    '"01"',
    'null',
    'true',
    '{}',
    '[1]',
    '"<b>1</b>"',
  ]
  test.each(wrongIds)('lesson_id %s is refused by name', async (value) => {
    const reply = await json(`{"lesson_id":${value}}`)
    expect([reply.status, reply.code, Object.keys(reply.error?.fields ?? {})]).toEqual([
      400,
      'validation.failed',
      ['lesson_id'],
    ])
  })

  test.each<[string, string | Buffer, string]>([
    ['a list', '[1]', 'application/json'],
    ['a bare string', '"echo"', 'application/json'],
    ['broken JSON', '{"lesson_id":', 'application/json'],
    ['an empty word', 'undefined', 'application/json'],
    ['a prototype key', '{"lesson_id":1,"__proto__":{"role":"admin"}}', 'application/json'],
    ['a deep prototype key', '{"lesson_id":1,"answer":{"__proto__":1}}', 'application/json'],
    ['NUL in a text', '{"lesson_id":1,"note":"a\\u0000b"}', 'application/json'],
    ['NUL in an unread value', '{"lesson_id":1,"answer":["a\\u0000b"]}', 'application/json'],
    ['NUL in a key', '{"lesson_id":1,"answer":{"a\\u0000":1}}', 'application/json'],
    ['half a surrogate pair', '{"lesson_id":1,"answer":"\\ud800"}', 'application/json'],
    ['too deep JSON', deep(40), 'application/json'],
    ['very deep JSON', deep(200_000), 'application/json'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
    ['invalid UTF-8 in a form', Buffer.from([0x61, 0x3d, 0xff]), urlencoded],
    ['NUL in a form', 'lesson_id=1&note=a%00b', urlencoded],
    ['a field twice where one is wanted', 'lesson_id=1&lesson_id=2', urlencoded],
    ['an unknown content type', '<lesson_id>1</lesson_id>', 'application/xml'],
    ['a content type that is none', 'x', 'nonsense'],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
    [
      'multipart that breaks off',
      '--edge\r\ncontent-disposition: form-data; name="lesson_id"\r\n\r\n1',
      'multipart/form-data; boundary=edge',
    ],
    ['multipart of noise', Buffer.from('\u0000\r\n--'.repeat(50)), 'multipart/form-data; boundary=edge'],
    ['a text too long', `{"lesson_id":1,"note":"${'x'.repeat(21)}"}`, 'application/json'],
  ])('%s is refused', async (_, payload, type) => {
    const reply = await post(payload, type)
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
  })

  test('a prototype key in multipart changes nothing', async () => {
    const reply = await post(
      ...multipart([
        { name: 'lesson_id', value: '1' },
        { name: '__proto__', value: 'x' },
      ]),
    )
    expect([reply.status, Object.getPrototypeOf({})]).toEqual([200, Object.prototype])
  })

  test.each([
    ['JSON', () => json(`{"lesson_id":1,"answer":"${'x'.repeat(limits.request.maxBodyBytes)}"}`)],
    ['a form', () => post(`lesson_id=1&answer=${'x'.repeat(limits.request.maxBodyBytes)}`, urlencoded)],
    [
      'a field of multipart',
      () => post(...multipart([{ name: 'answer', value: 'x'.repeat(limits.request.maxBodyBytes + 1) }])),
    ],
    [
      'a file',
      () =>
        post(
          ...multipart([{ name: 'file', value: Buffer.alloc(limits.upload.maxBytes + 1), fileName: 'a' }]),
        ),
    ],
    [
      'eleven files',
      () =>
        post(...multipart(Array.from({ length: 11 }, () => ({ name: 'file', value: 'x', fileName: 'a' })))),
    ],
  ])('too much in %s is refused as too large', async (_, send) => {
    const reply = await send()
    expect([reply.status, reply.code]).toEqual([413, 'file.too_large'])
  })

  test('a file of exactly the limit is taken', async () => {
    const value = Buffer.alloc(limits.upload.maxBytes)
    const reply = await post(
      ...multipart([
        { name: 'lesson_id', value: '1' },
        { name: 'file', value, fileName: 'a' },
      ]),
    )
    expect(reply.body).toMatchObject({ data: { files: [`file:a:${value.length}`] } })
  })

  test('the files of a stranger are not even read', async () => {
    const [body, type] = multipart([
      { name: 'action', value: 'echo' },
      { name: 'file', value: 'x', fileName: 'a' },
    ])
    const reply = await post(body, type, '', { 'x-student-auth': '' })
    expect([reply.status, reply.code]).toEqual([401, 'auth.required'])
  })

  test('an upload that breaks off in the middle leaves the server answering', async () => {
    await school.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = school.app.server.address() as AddressInfo // it listens on a port
    await new Promise<void>((resolve) => {
      const sending = httpRequest({
        port,
        method: 'POST',
        path: '/api/student?action=echo',
        headers: {
          'x-student-auth': student.token,
          'content-type': 'multipart/form-data; boundary=edge',
          'content-length': '1000000',
        },
      })
      sending.on('error', () => resolve())
      sending.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc')
      setTimeout(() => sending.destroy(), 100)
    })
    expect((await json('{"lesson_id":7}')).status).toBe(200)
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
    expect((await call('nothing', 'ru-RU,ru;q=0.9')).error?.message).toMatch(/^Такого действия нет/)
    expect((await call('nothing', 'en-US,de;q=0.9')).error?.message).toMatch(/^Bunday amal topilmadi/)
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

test('an overloaded server turns calls away but still tells how it is', async () => {
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
  } finally {
    await busy.close()
  }
})
