import { pushLimits, type AuditEntry } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { shownSetting } from '../../../../test/set-setting.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { PushingSchool } from '../../../../test/pushing-school.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { examGranted, notify } from '../notifications/index.ts'
import { getVapidKeys, removeDeliveriesBefore, type SendingTools } from './index.ts'

let pushing: PushingSchool
let school: TestSchool
let practising: Practising

beforeAll(async () => {
  pushing = await PushingSchool.start()
  school = pushing.school
  practising = await startPractising(school)
})
beforeEach(async () => await pushing.reset())
afterAll(async () => await pushing.close())

test.each([
  [
    'uz',
    'Ishingiz qabul qilindi!',
    /^«.+» darsidagi ishingiz ustozga maʼqul keldi\. Sizga 45 ball va 9 tanga berildi\.$/,
  ],
  [
    'ru',
    'Ваша работа принята!',
    /^Преподаватель принял вашу работу к уроку «.+»\. Вы получили 45 баллов и 9 монет\.$/,
  ],
] as const)(
  'what a teacher decides is pushed to the student’s browser, encrypted for it alone, in %s',
  async (lang, title, body) => {
    const teacher = await signedInStaff(school, 'teacher')
    const student = await practising.student({ lang, groupId: await createGroup(school, teacher) })
    expect((await pushing.register(student, 'phone')).body).toEqual({ success: true, data: null })
    const handedIn = await student.data<{ submission: { submission_id: number; version: number } }>(
      'question_try',
      {
        question_id: practising.questionId('text'),
        answer: 'Uch soʻzli javob',
      },
    )
    const { submission_id, version } = handedIn.submission
    const decision = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: 'Yaxshi' }
    await teacher.data('review_decide', { submission_id, version, ...decision })
    const onEnd = vi.fn<NonNullable<SendingTools['onEnd']>>()
    expect(await pushing.send({ onEnd })).toBe(1)
    expect(onEnd.mock.calls).toEqual([['web_push', 'sent']])

    const [push] = pushing.receiver.received
    expect(push?.message).toEqual({
      title,
      body: expect.stringMatching(body),
      url: expect.stringMatching(/^\/course\/\d+\/module\/\d+\/\d+$/),
      tag: expect.stringMatching(/^n\d+$/),
      lang,
    })
    expect(push?.path).toBe('/send/phone')
    expect(push?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'normal' })
    expect(push?.claims).toMatchObject({ aud: 'https://push.example', sub: 'https://school.example' })
    // Signed by the key with which browsers subscribe.
    expect(push?.headers.authorization).toContain(`k=${(await getVapidKeys(school.db)).publicKey}`)
    expect(await pushing.send()).toBe(0)
    expect(await pushing.states()).toEqual(['sent'])
  },
)

test('each device is told, once, however often the event is told and whoever sends', async () => {
  const student = await school.signedInStudent()
  for (const name of ['phone', 'laptop']) await pushing.register(student, name)
  await pushing.tell(student, 'the same')
  await pushing.tell(student, 'the same')
  for (let more = 0; more < 30; more += 1) await pushing.tell(student)
  await Promise.all([pushing.send(), pushing.send(), pushing.send()])
  expect(await pushing.send()).toBe(0)
  expect(pushing.paths().filter((path) => path === '/send/phone')).toHaveLength(31)
  expect(
    new Set(pushing.receiver.received.map(({ path, headers }) => `${path} ${String(headers['topic'])}`)).size,
  ).toBe(62)
})

test('what is told in a transaction that fails is not pushed', async () => {
  const student = await school.signedInStudent()
  await pushing.register(student, 'phone')
  const failing = school.db.transaction().execute(async (transaction) => {
    await notify(transaction, examGranted, { personId: student.id, params: {}, key: 'x' }, school.clock.now())
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await pushing.send()).toBe(0)
})

test('what only a newer server can put into words is left for it', async () => {
  const student = await school.signedInStudent()
  await pushing.register(student, 'phone')
  await pushing.tell(student)
  const setKind = async (kind: string) =>
    await school.db.updateTable('notifications').set({ kind }).where('person_id', '=', student.id).execute()
  await setKind('advert')
  await pushing.send()
  expect(pushing.paths()).toEqual([])
  await setKind('exam_granted')
  school.clock.advance(3600)
  await pushing.send()
  expect(pushing.paths()).toEqual(['/send/phone'])
})

test('what was read or taken off the list meanwhile is not pushed', async () => {
  const student = await school.signedInStudent()
  await pushing.register(student, 'phone')
  for (const action of ['mark_notification_read', 'delete_student_notification'] as const) {
    await pushing.tell(student)
    const { id: notification_id } = await school.db
      .selectFrom('notifications')
      .select('id')
      .where('person_id', '=', student.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await school.call(action, { notification_id }, student.token)
  }
  await pushing.send()
  expect(pushing.receiver.asked).toBe(0)
  expect(await pushing.states()).toEqual(['dropped', 'dropped'])
})

test('nobody is woken at night: what is told then comes in the morning', async () => {
  const student = await school.signedInStudent()
  await pushing.register(student, 'phone')
  school.clock.set('2026-03-10T17:00:00.000Z')
  await pushing.tell(student)
  expect(await pushing.send()).toBe(0)
  school.clock.set('2026-03-11T02:59:00.000Z')
  expect(await pushing.send()).toBe(0)
  school.clock.set('2026-03-11T03:00:00.000Z')
  expect(await pushing.send()).toBe(1)
  expect(pushing.receiver.received).toHaveLength(1)
})

test('a school sets its own quiet hours, which hold at once and stand in the audit log; others may not', async () => {
  const admin = await signedInStaff(pushing.school, 'admin')
  const usual = { enabled: true, from_hour: 22, to_hour: 8 }
  const standing = { values: usual, revision: 0, saved_by: null, saved_at: null }
  expect(await shownSetting(admin, 'quiet_hours')).toMatchObject(standing)
  const student = await pushing.school.signedInStudent()
  await pushing.register(student, 'phone')
  await pushing.tell(student)
  // Noon in Tashkent.
  const lunch = { enabled: true, from_hour: 12, to_hour: 13 }
  const save = async (hours: object, revision: number) =>
    await admin.call('school_settings_save', { name: 'quiet_hours', values: hours, revision })
  // The second is a retry after a lost reply.
  for (let times = 0; times < 2; times += 1)
    expect((await save(lunch, 0)).body).toMatchObject({ data: { values: lunch, revision: 1 } })
  const stale = await save({ ...usual, enabled: false }, 0)
  expect([stale.code, stale.error?.['newer']]).toMatchObject(['conflict', { values: lunch, revision: 1 }])
  expect(await pushing.send()).toBe(0)
  const { body } = await pushing.school.call('notification_preferences', {}, student.token)
  expect(body).toMatchObject({ data: { quiet: lunch } })
  expect((await save({ ...lunch, enabled: false }, 1)).status).toBe(200)
  expect(await pushing.send()).toBe(1)
  expect((await save(usual, 2)).status).toBe(200)
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'school_settings_save' })
  expect(rows).toHaveLength(3)
  expect(rows.at(-1)).toMatchObject({
    before: { 'quiet_hours.from_hour': 22, 'quiet_hours.to_hour': 8 },
    after: { 'quiet_hours.from_hour': 12, 'quiet_hours.to_hour': 13 },
  })
})

describe('a push that is not taken', () => {
  test.each([429, 500, 503])('for now (%i) is tried again later, as late as was asked', async (status) => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone')
    await pushing.tell(student)
    pushing.receiver.next.push({ status, headers: { 'retry-after': '600' } }, { status })
    expect(await pushing.send()).toBe(1)
    school.clock.advance(599)
    expect(await pushing.send()).toBe(0)
    school.clock.advance(1)
    expect(await pushing.send()).toBe(1)
    school.clock.advance(119)
    expect(await pushing.send()).toBe(0)
    school.clock.advance(1)
    expect(await pushing.send()).toBe(1)
    expect([pushing.receiver.received.length, await pushing.states()]).toEqual([1, ['sent']])
    expect(pushing.warnings).toEqual([])
  })

  test.each([404, 410])('because the browser is gone (%i) takes the device along', async (status) => {
    const student = await school.signedInStudent()
    for (const name of ['gone', 'here']) await pushing.register(student, name)
    await pushing.tell(student)
    pushing.receiver.next.push({ status })
    await pushing.send()
    expect(await pushing.devices(student)).toHaveLength(1)
    await pushing.tell(student)
    await pushing.send()
    expect(pushing.receiver.asked).toBe(3)
  })

  test('for good is not tried again; a device that never takes any is forgotten', async () => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone')
    for (let count = 1; count <= pushLimits.failures; count += 1) {
      expect(await pushing.devices(student)).toEqual(['phone'])
      await pushing.tell(student)
      pushing.receiver.next.push({ status: 400 })
      expect(await pushing.send()).toBe(1)
      expect(await pushing.send()).toBe(0)
    }
    expect(await pushing.devices(student)).toEqual([])
    expect(pushing.warnings).toHaveLength(pushLimits.failures)
    expect(pushing.warnings[0]).toMatchObject({
      provider: 'web_push',
      reason: 'the push service answered 400',
    })
  })

  test('however often it is tried is given up in the end', async () => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone')
    await pushing.tell(student)
    const ends: string[] = []
    for (let count = 0; count < pushLimits.tries; count += 1) {
      pushing.receiver.next.push({ status: 500 })
      expect(await pushing.send({ onEnd: (_, result) => ends.push(result) })).toBe(1)
      school.clock.set(new Date(school.clock.now().getTime() + 24 * 3600_000))
    }
    expect(await pushing.send()).toBe(0)
    expect([pushing.receiver.asked, await pushing.states()]).toEqual([pushLimits.tries, ['dropped']])
    expect(ends.slice(-2)).toEqual(['later', 'given_up'])
  })

  test('whose process died is taken over by another', async () => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone')
    await pushing.tell(student)
    let wake = () => {}
    const slow = new Promise<undefined>((resolve) => (wake = () => resolve(undefined)))
    const dying = pushing.send({ messageOf: async () => await slow })
    await expect
      .poll(async () => (await school.db.selectFrom('push_deliveries').select('tries').execute())[0]?.tries)
      .toBe(1)
    expect(await pushing.send()).toBe(0)
    school.clock.advance(121)
    expect(await pushing.send()).toBe(1)
    expect(pushing.receiver.received).toHaveLength(1)
    // A process that was only slow no longer writes the outcome of a delivery that it lost.
    wake()
    await dying
    expect(await pushing.states()).toEqual(['sent'])
  })

  test('because its provider is configured no more is no failure of the device', async () => {
    const student = await school.signedInStudent()
    await pushing.register(student, 'phone', 'f'.repeat(140))
    await pushing.tell(student)
    expect(await pushing.send()).toBe(1)
    expect([await pushing.states(), pushing.warnings]).toEqual([['dropped'], []])
  })
})

test('a browser is told by whom it is pushed', async () => {
  const student = await school.signedInStudent()
  expect((await school.call('push_config', {}, student.token)).body).toEqual({
    success: true,
    data: {
      provider: 'firebase',
      vapid_public_key: (await getVapidKeys(school.db)).publicKey,
      firebase: { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1', vapidKey: 'v' },
    },
  })
})

test('the school’s keys are made once, whichever of several asks first', async () => {
  await school.db.deleteFrom('settings').where('name', '=', 'push_vapid_keys').execute()
  const asked = await Promise.all([1, 2, 3, 4].map(async () => await getVapidKeys(school.db)))
  expect(new Set(asked.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(await getVapidKeys(school.db)).toEqual(asked[0])
})

test('deliveries that ended are swept away; those that wait are not', async () => {
  const student = await school.signedInStudent()
  await pushing.register(student, 'phone')
  await pushing.tell(student)
  await pushing.send()
  await pushing.tell(student)
  school.clock.advance(60)
  await removeDeliveriesBefore(school.db, school.clock.now())
  expect(await pushing.states()).toEqual(['waiting'])
})

test('all three need a student’s token', async () => {
  const teacher = await school.signIn((await school.createTeacher()).phone)
  const input = { student_id: 1, token: 'x'.repeat(30) }
  for (const action of ['push_config', 'save_notification_permission', 'notification_preferences'] as const) {
    expect((await school.call(action, input)).code).toBe('auth.required')
    expect((await school.call(action, input, teacher)).code).toBe('access.forbidden')
  }
})
