import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits, serverLimits } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { multipart, startEchoSchool, urlencoded, type EchoSchool } from '../../test/echo-school.ts'
import type { TestSchool } from '../../test/test-school.ts'

let echoSchool: EchoSchool
let school: TestSchool

beforeAll(async () => {
  echoSchool = await startEchoSchool()
  school = echoSchool.school
})

const post: EchoSchool['post'] = (...request) => echoSchool.post(...request)
const json = (payload: string | Buffer, query?: string) => post(payload, 'application/json', query)

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
    // Where no field is named there is nothing that its reader could mend.
    expect(reply.error?.message).toMatch(reply.error?.fields ? /^Maʼlumotlarda/ : /^Hozir bajarib boʻlmadi/)
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
    ['JSON', () => json(`{"lesson_id":1,"answer":"${'x'.repeat(serverLimits.request.maxBodyBytes)}"}`)],
    ['a form', () => post(`lesson_id=1&answer=${'x'.repeat(serverLimits.request.maxBodyBytes)}`, urlencoded)],
    [
      'a field of multipart',
      () =>
        post(...multipart([{ name: 'answer', value: 'x'.repeat(serverLimits.request.maxBodyBytes + 1) }])),
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
          'x-student-auth': echoSchool.student.token,
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
