import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { createLogger } from '../log/logger.ts'

let school: TestSchool
let lines: string[] = []
const log = createLogger('trace', { write: (line) => void lines.push(line) })

beforeAll(async () => {
  school = await startTestSchool({ log })
})

describe('the log', () => {
  test('tells action, status, time and request id', async () => {
    lines = []
    const reply = await school.call('profile')
    const line: unknown = JSON.parse(lines.at(-1) ?? '')
    expect(line).toMatchObject({
      request_id: reply.headers['x-request-id'],
      method: 'POST',
      path: '/api/student',
      action: 'profile',
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    })
  })

  test('names the caller by number and role, also of what is refused', async () => {
    lines = []
    const student = await school.signedInStudent()
    await school.call('profile', {}, student.token)
    await school.call('lesson_questions', { lesson_id: 1_000_000 }, student.token)
    const told = lines.map((line): unknown => JSON.parse(line)).slice(-2)
    expect(told).toMatchObject([
      { action: 'profile', person: student.id, role: 'student', status: 200 },
      { action: 'lesson_questions', person: student.id, role: 'student', status: 404 },
    ])
  })

  test('calls no error what is busy, nor a client that went away', async () => {
    lines = []
    await school.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = school.app.server.address() as AddressInfo // of a server that listens on TCP
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /api/student?action=profile HTTP/1.1\r\nhost: school\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    await sleep(100)
    socket.destroy()
    await expect.poll(() => lines.at(-1)).toContain('the client went away')
    // 30 is `info`: a warning or an error is more.
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level)
    expect(Math.max(...levels)).toBe(30)
  })

  test('holds no phone, password, token or signed query, whether a login goes well or not', async () => {
    lines = []
    const { phone } = await school.createStudent()
    const token = await school.signIn(phone)
    await school.call('login', { phone, password: 'wrongpass' })
    await school.call('login', { phone, password: 12 })
    await school.call('profile', {}, token)
    const signed = school.media.url('ab'.repeat(16), school.clock.now())
    await school.get(signed)
    await school.get(`/api/student?action=login&phone=${phone}&password=${PASSWORD}`)
    expect(lines.length).toBeGreaterThanOrEqual(6)
    const all = lines.join('')
    for (const secret of [phone, phone.slice(4), PASSWORD, 'wrongpass', token, signed.split('?')[1] ?? '?']) {
      expect(all).not.toContain(secret)
    }
  })

  test('of an error of the database leaves out the row it quotes', () => {
    lines = []
    const error = Object.assign(new Error('invalid input syntax for type integer: "+998901234567"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (phone)=(+998901234567) already exists.',
      constraint: 'people_phone_key',
    })
    log.error({ err: error }, 'internal')
    expect(lines.join('')).not.toContain('998901234567')
    expect(lines.join('')).toContain('people_phone_key')
  })

  test('hides secrets that somebody logs by mistake', () => {
    lines = []
    log.info({ input: { phone: '+998901234567', password: PASSWORD, token: 'abc' } })
    expect(lines.join('')).not.toMatch(/998901234567|demo1234|abc/)
  })
})
