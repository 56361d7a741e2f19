import { pushLimits, type NotificationTopic } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PushingSchool } from '../../../../test/pushing-school.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { accountFrozen, notify } from '../notifications/index.ts'

let pushing: PushingSchool
let school: TestSchool

beforeAll(async () => {
  pushing = await PushingSchool.start()
  school = pushing.school
})
beforeEach(async () => await pushing.reset())
afterAll(async () => await pushing.close())

describe('a device', () => {
  test('belongs to whoever registered it last, with nothing of the one before', async () => {
    const [first, second] = [await school.signedInStudent(), await school.signedInStudent()]
    await pushing.register(first, 'shared')
    await pushing.tell(first)
    await pushing.register(second, 'shared')
    await pushing.tell(first)
    expect([await pushing.devices(first), await pushing.devices(second), await pushing.send()]).toEqual([
      [],
      ['shared'],
      0,
    ])
    await pushing.tell(second)
    expect(await pushing.send()).toBe(1)
  })

  test('registered again is one, and goes on', async () => {
    const student = await school.signedInStudent()
    for (let visit = 0; visit < 3; visit += 1) await pushing.register(student, 'phone')
    await pushing.tell(student)
    await pushing.register(student, 'phone')
    expect(await pushing.send()).toBe(1)
  })

  test('one too many takes the place of the one unheard of for longest', async () => {
    const student = await school.signedInStudent()
    for (let number = 0; number < pushLimits.devices; number += 1) {
      await pushing.register(student, `d${number}`)
      school.clock.advance(1)
    }
    await pushing.register(student, 'd0')
    school.clock.advance(1)
    await pushing.register(student, 'one more')
    const stored = await pushing.devices(student)
    expect(stored).toHaveLength(pushLimits.devices)
    expect(stored).not.toContain('d1')
    expect(stored.slice(-2)).toEqual(['d0', 'one more'])
  })

  test('that is signed out is pushed nothing, not even what waits; others go on', async () => {
    const student = await school.signedInStudent()
    const laptop = { ...student, token: await school.signIn(student.phone) }
    await pushing.register(student, 'phone')
    await pushing.register(laptop, 'laptop')
    await pushing.tell(student)
    await school.call('logout', {}, student.token)
    await pushing.send()
    expect(pushing.paths()).toEqual(['/send/laptop'])
    const change = { old_password: 'demo1234', new_password: 'olcha daraxti 7' }
    expect((await school.call('change_password', change, await school.signIn(student.phone))).status).toBe(
      200,
    )
    expect(await pushing.devices(student)).toEqual([])
  })

  test('stays when its session has run out by itself: the school calls its student back', async () => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone')
    school.clock.advance(24 * 3600)
    await pushing.tell(student)
    expect(await pushing.send()).toBe(1)
  })

  test('of a frozen account is told of its payments', async () => {
    const student = await school.signedInStudent({ frozen: true, nextDueOn: '2026-03-01' })
    expect((await pushing.register(student, 'phone')).status).toBe(200)
    const params = { due_on: '2026-03-01' }
    const about = { personId: student.id, params, key: 'f' }
    const now = school.clock.now()
    await school.db.transaction().execute(async (db) => await notify(db, accountFrozen, about, now))
    expect(await pushing.send()).toBe(1)
    expect(pushing.receiver.received[0]?.message).toMatchObject({
      title: 'Darslar toʻxtatildi',
      url: '/profile#payments',
    })
  })

  test.each([
    ['x', {}],
    ['a place in our own network', { endpoint: 'https://10.0.0.1/push' }],
    ['another port', { endpoint: 'https://push.example:6379/' }],
    ['no keys', { keys: {} }],
  ])('of a wrong shape (%s) is refused', async (_, changes) => {
    const student = await school.signedInStudent()
    const token = _ === 'x' ? 'x' : { ...pushing.receiver.subscription('phone'), ...changes }
    const reply = await pushing.register(student, 'phone', token)
    expect([reply.status, Object.keys(reply.error?.fields ?? {})]).toEqual([400, ['token']])
    expect(await pushing.devices(student)).toEqual([])
  })

  test('of another student is registered by nobody else', async () => {
    const [one, other] = [await school.signedInStudent(), await school.signedInStudent()]
    const reply = await pushing.register({ ...one, id: other.id }, 'phone')
    expect([reply.status, reply.code]).toEqual([404, 'not_found'])
    expect(await pushing.devices(other)).toEqual([])
  })
})

describe('preferences', () => {
  const choose = async (student: SignedIn, input: object) =>
    await school.call<{ topics: NotificationTopic[]; muted: NotificationTopic[] }>(
      'notification_preferences',
      input,
      student.token,
    )

  test('what a student chose not to be pushed stands in the list alone', async () => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone')
    expect((await choose(student, {})).body).toMatchObject({ data: { muted: [] } })
    await choose(student, { muted: ['exam', 'shop', 'exam'] })
    expect((await choose(student, {})).body).toMatchObject({ data: { muted: ['shop', 'exam'] } })
    expect(await pushing.tell(student)).toHaveLength(1)
    expect(await pushing.send()).toBe(0)
    await choose(student, { muted: ['shop'] })
    await pushing.tell(student)
    expect(await pushing.send()).toBe(1)
  })

  test('an unknown topic is refused', async () => {
    const reply = await choose(await school.signedInStudent(), { muted: ['everything'] })
    expect(reply.code).toBe('validation.failed')
  })
})

test('a school without Firebase says what it takes, and refuses a token of Firebase', async () => {
  const plain = await startTestSchool()
  const { id, token } = await plain.signedInStudent()
  const save = async (device: string) =>
    await plain.call('save_notification_permission', { student_id: id, token: device }, token)
  const refused = await save('f'.repeat(140))
  expect([refused.status, refused.code]).toEqual([400, 'validation.failed'])
  expect(refused.error).toMatchObject({
    takes: ['web_push'],
    fields: { token: expect.stringContaining('Web Push') },
  })
  const broken = await save('{"endpoint":"https://push.example"}')
  expect(broken.error).toMatchObject({ takes: ['web_push'] })
  expect(broken.error?.fields?.['token']).not.toContain('Web Push')
  await plain.close()
})
