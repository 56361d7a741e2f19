import { eventNames, limits } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

const eventsOf = (id: number) =>
  school.db
    .selectFrom('event_log')
    .select(['event', 'comment', 'happened_at', 'received_at'])
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()

test('keeps one event with its comment', async () => {
  const { id, token } = await school.signedInStudent()
  const reply = await school.call(
    'event_log',
    { event_action: 'video_paused', comment: 'question 12 at 34 s' },
    token,
  )
  expect(reply.body).toEqual({ success: true, data: null })
  const now = school.clock.now()
  expect(await eventsOf(id)).toEqual([
    { event: 'video_paused', comment: 'question 12 at 34 s', happened_at: now, received_at: now },
  ])
})

test('takes every name of the list, also as a form', async () => {
  const { id, token } = await school.signedInStudent()
  for (const name of eventNames) {
    const reply = await school.inject({
      method: 'POST',
      url: '/api/student',
      headers: { 'x-student-auth': token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=event_log&event_action=${name}&comment=`,
    })
    expect([name, reply.status]).toEqual([name, 200])
  }
  expect((await eventsOf(id)).map(({ event, comment }) => [event, comment])).toEqual(
    eventNames.map((name) => [name, null]),
  )
})

test('believes the time of an event within the last day alone', async () => {
  const { id, token } = await school.signedInStudent()
  const event = (at: string) => ({ event_action: 'lesson_opened', at })
  const times = ['2026-03-10T06:59:00.000Z', '2026-03-10T07:00:01.000Z', '2026-03-09T06:59:59.000Z', 'kecha']
  const now = school.clock.now()
  expect((await school.call('event_log', { events: times.map(event) }, token)).status).toBe(200)
  const stored = await eventsOf(id)
  expect(stored.map((row) => row.happened_at)).toEqual([new Date(times[0] ?? ''), now, now, now])
})

test('takes fifty at once and no more', async () => {
  const { id, token } = await school.signedInStudent()
  const events = Array.from({ length: limits.eventLog.batch }, () => ({ event_action: 'hint_seen' }))
  expect((await school.call('event_log', { events }, token)).status).toBe(200)
  expect(await eventsOf(id)).toHaveLength(50)
  const tooMany = await school.call('event_log', { events: [...events, events[0]] }, token)
  expect([tooMany.status, Object.keys(tooMany.error?.fields ?? {})]).toEqual([400, ['events']])
  expect(await eventsOf(id)).toHaveLength(50)
})

test('takes whatever name another client sends, and cuts what is long', async () => {
  const { id, token } = await school.signedInStudent()
  const names = ['page_view', 'Видео начато', 'DROP TABLE', 'x'.repeat(5000), ' ', '🎉'.repeat(40)]
  for (const event_action of names) {
    const reply = await school.call('event_log', { event_action, comment: 'й'.repeat(900) }, token)
    expect([event_action, reply.status]).toEqual([event_action, 200])
  }
  const stored = await eventsOf(id)
  expect(stored.map(({ event }) => event)).toEqual([
    'page_view',
    'Видео начато',
    'DROP TABLE',
    'x'.repeat(60),
    'other',
    '🎉'.repeat(30),
  ])
  expect(new Set(stored.map(({ comment }) => comment?.length))).toEqual(new Set([500]))
})

test('counts together what goes by more names than a day may bring', async () => {
  const { id, phone, token } = await school.signedInStudent()
  const send = async (names: string[], as = token) =>
    await school.call('event_log', { events: names.map((event_action) => ({ event_action })) }, as)
  await send(Array.from({ length: 15 }, (_, index) => `name ${index}`))
  await send([...Array.from({ length: 15 }, (_, index) => `late ${index}`), 'name 3', 'install'])
  const count = (is: (event: string) => boolean, rows: { event: string }[]) =>
    rows.filter(({ event }) => is(event)).length
  const stored = await eventsOf(id)
  expect(count((event) => event === 'other', stored)).toBe(10)
  expect(count((event) => event.startsWith('late'), stored)).toBe(5)
  expect(count((event) => event === 'name 3', stored)).toBe(2)
  expect(count((event) => event === 'install', stored)).toBe(1)
  school.clock.advance(25 * 3600)
  await send(['late 14'], await school.signIn(phone))
  expect(count((event) => event === 'late 14', await eventsOf(id))).toBe(1)
})

test('drops without a word what a minute cannot bring', async () => {
  const { id, token } = await school.signedInStudent()
  const events = Array.from({ length: limits.eventLog.batch }, () => ({ event_action: 'hint_seen' }))
  for (let sent = 0; sent < 8; sent += 1)
    expect((await school.call('event_log', { events }, token)).status).toBe(200)
  expect(await eventsOf(id)).toHaveLength(limits.eventLog.perMinute)
  school.clock.advance(61)
  await school.call('event_log', { event_action: 'install' }, token)
  expect((await eventsOf(id)).at(-1)?.event).toBe('install')
})

test('drops without a word what a day cannot bring', async () => {
  const { id, token } = await school.signedInStudent()
  const now = school.clock.now()
  const before = new Date(now.getTime() - 3_600_000)
  const row = { person_id: id, event: 'hint_seen', happened_at: before, received_at: before }
  await school.db
    .insertInto('event_log')
    .values(Array.from({ length: limits.eventLog.perDay - 1 }, () => row))
    .execute()
  const events = [{ event_action: 'install' }, { event_action: 'error_seen' }]
  expect((await school.call('event_log', { events }, token)).status).toBe(200)
  expect((await eventsOf(id)).filter(({ event }) => event !== 'hint_seen').map(({ event }) => event)).toEqual(
    ['install'],
  )
})

test.each([
  [{}, 'event_action'],
  [{ comment: 'alone' }, 'event_action'],
  [{ event_action: ['install'] }, 'event_action'],
  [{ event_action: 'install', comment: { a: 1 } }, 'comment'],
  [{ events: [] }, 'events'],
  [{ events: 'install' }, 'events'],
  [{ events: [{ event_action: 'install' }, { comment: 'unknown' }] }, 'events'],
  [{ events: [{ event_action: 'install', at: 7 }] }, 'events'],
])('refuses %j and keeps nothing', async (input, field) => {
  const { id, token } = await school.signedInStudent()
  const reply = await school.call('event_log', input, token)
  expect([reply.status, reply.code, Object.keys(reply.error?.fields ?? {})]).toEqual([
    400,
    'validation.failed',
    [field],
  ])
  expect(await eventsOf(id)).toEqual([])
})

test('needs the token of a student, frozen or not', async () => {
  const input = { event_action: 'install' }
  for (const token of [undefined, '', 'x']) {
    expect((await school.call('event_log', input, token)).code).toBe('auth.required')
  }
  const teacher = await school.signIn((await school.createTeacher()).phone)
  expect((await school.call('event_log', input, teacher)).code).toBe('access.forbidden')
  const frozen = await school.signedInStudent({ frozen: true })
  expect((await school.call('event_log', input, frozen.token)).status).toBe(200)
})
