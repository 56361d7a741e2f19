import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { limits, livePositionHeader } from '@qadam/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openEvents, type OpenEvents } from '../../test/event-source.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../test/test-school.ts'
import { beatOnce } from '../live/live-heartbeat.ts'
import { endSessions, listRunningSessions } from '../modules/access/accounts/index.ts'

let school: TestSchool
let address: string
const open: OpenEvents[] = []

beforeAll(async () => {
  school = await startTestSchool()
  address = await school.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const events of open.splice(0)) events.close()
})

async function ticketOf(token: string, endpoint = 'student'): Promise<string> {
  const reply = await school.inject({
    method: 'POST',
    url: `/api/${endpoint}?action=events_ticket`,
    headers: { [`x-${endpoint}-auth`]: token },
  })
  if (!reply.body.success) throw new Error(reply.code)
  return (reply.body.data as { ticket: string }).ticket
}

async function listen(token: string, endpoint = 'student', query = '', headers = {}): Promise<OpenEvents> {
  const events = await openEvents(
    `${address}/api/${endpoint}/events?ticket=${await ticketOf(token, endpoint)}${query}`,
    headers,
  )
  open.push(events)
  return events
}

async function refusal(query: string, endpoint = 'student'): Promise<[number, string | undefined]> {
  const reply = await school.inject({ method: 'GET', url: `/api/${endpoint}/events${query}` })
  return [reply.status, reply.code]
}

const balance = (person: SignedIn, points: number) =>
  school.live.publish({ to: person.id, event: 'balance', data: { points, coins: 1 } })

test('an event reaches every open app of its person and nobody else', async () => {
  const [aziza, bobur] = [await school.signedInStudent(), await school.signedInStudent()]
  const [phone, laptop, other] = [
    await listen(aziza.token),
    await listen(aziza.token),
    await listen(bobur.token),
  ]
  balance(aziza, 7)
  const told = { event: 'balance', data: { points: 7, coins: 1 } }
  expect(await phone.next()).toEqual(told)
  expect(await laptop.next()).toEqual(told)
  balance(bobur, 8)
  expect(await other.next()).toEqual({ event: 'balance', data: { points: 8, coins: 1 } })
})

test('who comes back with the last id gets what came in between, once, and nothing of anybody else', async () => {
  const [aziza, bobur] = [await school.signedInStudent(), await school.signedInStudent()]
  const first = await listen(aziza.token)
  expect(await first.hasMissed()).toBe(false)
  balance(aziza, 1)
  await first.next()
  const place = first.position()
  first.close()
  balance(aziza, 2)
  balance(bobur, 3)
  for (const again of [
    await listen(aziza.token, 'student', `&last_event_id=${encodeURIComponent(place)}`),
    await listen(aziza.token, 'student', '', { 'last-event-id': place }),
    // The browser's own header is newer than an address it repeats.
    await listen(aziza.token, 'student', '&last_event_id=long.ago', { 'last-event-id': place }),
  ]) {
    expect(await again.next()).toEqual({ event: 'balance', data: { points: 2, coins: 1 } })
    expect(await again.hasMissed()).toBe(false)
    expect(again.text().match(/event: balance/g)).toHaveLength(1)
    again.close()
    await again.ended
    const later = await listen(aziza.token, 'student', `&last_event_id=${again.position()}`)
    expect(await later.hasMissed()).toBe(false)
    expect(later.text()).not.toContain('balance')
  }
  const stranger = await listen(bobur.token, 'student', `&last_event_id=${place}`)
  expect(await stranger.next()).toEqual({ event: 'balance', data: { points: 3, coins: 1 } })
  expect(stranger.text()).not.toContain('"points":2')
})

test('every reply says how far the events were as it was begun; who begins there gets all that came after, and no more', async () => {
  const aziza = await school.signedInStudent()
  balance(aziza, 1)
  const reply = await fetch(`${address}/api/student?action=profile`, {
    method: 'POST',
    headers: { 'x-student-auth': aziza.token },
  })
  const place = reply.headers.get(livePositionHeader)
  expect(place).toBe(school.live.position)
  balance(aziza, 2)
  const stream = await listen(aziza.token, 'student', `&last_event_id=${place}`)
  expect(await stream.next()).toEqual({ event: 'balance', data: { points: 2, coins: 1 } })
  expect(await stream.hasMissed()).toBe(false)
  expect(stream.text()).not.toContain('"points":1')
})

test.each(['long.ago', '?', 'a&last_event_id=b', '%00', 'x'.repeat(5000)])(
  'who names a place that nobody knows is told to ask anew: %s',
  async (place) => {
    const { token } = await school.signedInStudent()
    expect(await (await listen(token, 'student', `&last_event_id=${place}`)).hasMissed()).toBe(true)
  },
)

test('the stream says what it is, and nothing on the way may gather or keep it', async () => {
  const { token } = await school.signedInStudent()
  const { response, text } = await listen(token)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  await expect.poll(text).toContain('retry: ')
})

test('a ticket opens once, also when it is tried twice at the same moment', async () => {
  const { token } = await school.signedInStudent()
  const url = `${address}/api/student/events?ticket=${await ticketOf(token)}`
  const both = await Promise.all([openEvents(url), openEvents(url)])
  open.push(...both)
  expect(both.map(({ response }) => response.status).sort()).toEqual([200, 401])
  open.push(await openEvents(url))
  expect(open.at(-1)?.response.status).toBe(401)
})

test('a ticket is refused after its minute', async () => {
  const { token } = await school.signedInStudent()
  const ticket = await ticketOf(token)
  school.clock.advance(limits.live.ticket_s)
  expect(await refusal(`?ticket=${ticket}`)).toEqual([401, 'auth.required'])
})

test('a ticket ends with the session that asked for it', async () => {
  const { token } = await school.signedInStudent()
  const ticket = await ticketOf(token)
  await school.call('logout', {}, token)
  expect(await refusal(`?ticket=${ticket}`)).toEqual([401, 'auth.required'])
})

test('a student’s ticket opens nothing of the staff, nor the other way round', async () => {
  const student = await school.signedInStudent()
  const teacher = await school.signIn((await school.createTeacher()).phone)
  expect(await refusal(`?ticket=${await ticketOf(student.token)}`, 'staff')).toEqual([401, 'auth.required'])
  expect(await refusal(`?ticket=${await ticketOf(teacher, 'staff')}`)).toEqual([401, 'auth.required'])
})

test.each(['', '?ticket=', '?ticket=x', '?ticket=a&ticket=b', `?ticket=${'x'.repeat(5000)}`, '?ticket=%00'])(
  'without a ticket of ours nothing opens: %s',
  async (query) => {
    expect(await refusal(query)).toEqual([401, 'auth.required'])
  },
)

test('a ticket is given to whoever is signed in, and to nobody else', async () => {
  const teacher = await school.createTeacher()
  const teacherToken = await school.signIn(teacher.phone)
  const student = await school.signedInStudent()
  const ask = async (endpoint: string, token?: string) =>
    (
      await school.inject({
        method: 'POST',
        url: `/api/${endpoint}?action=events_ticket`,
        headers: token === undefined ? {} : { [`x-${endpoint}-auth`]: token },
      })
    ).code
  expect(await ask('student')).toBe('auth.required')
  expect(await ask('student', 'x')).toBe('auth.required')
  expect(await ask('student', teacherToken)).toBe('access.forbidden')
  expect(await ask('staff')).toBe('auth.required')
  expect(await ask('staff', student.token)).toBe('access.forbidden')
  const frozen = await school.signedInStudent({ frozen: true })
  expect(await ask('student', frozen.token)).toBeUndefined()
})

test('a ticket is kept by its hash alone', async () => {
  const { token } = await school.signedInStudent()
  const ticket = await ticketOf(token)
  const rows = await school.db.selectFrom('event_tickets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(ticket)
  expect(rows.length).toBeGreaterThan(0)
})

test('a teacher and an admin hear of the queue', async () => {
  for (const create of [school.createTeacher, school.createAdmin]) {
    const person = await create()
    const events = await listen(await school.signIn(person.phone), 'staff')
    const data = { submission_id: 4, group_id: null, student_id: 5, question_id: 6 }
    school.live.publish({ to: [person.id, 999], event: 'queue', data })
    expect(await events.next()).toEqual({ event: 'queue', data })
  }
})

test('a stream ends with its session at once, and no other does', async () => {
  const student = await school.signedInStudent()
  const other = await school.signIn(student.phone)
  const [leaves, stays] = [await listen(student.token), await listen(other)]
  await school.call('logout', {}, student.token)
  await leaves.ended
  balance(student, 5)
  expect((await stays.next()).event).toBe('balance')
  expect(leaves.text()).not.toContain('event: balance')
})

test('all sessions of a person but one end as after a change of the password, their streams too', async () => {
  const student = await school.signedInStudent()
  const [mine, theirs] = [await school.signIn(student.phone), await school.signIn(student.phone)]
  const streams = [await listen(mine), await listen(theirs), await listen(student.token)]
  const except = createHash('sha256').update(mine).digest()
  await endSessions(school, { personId: student.id, except })
  await Promise.all(streams.slice(1).map(({ ended }) => ended))
  balance(student, 6)
  expect((await streams[0]?.next())?.event).toBe('balance')
  expect((await school.call('profile', {}, theirs)).code).toBe('auth.required')
  await endSessions(school, { personId: student.id })
  await streams[0]?.ended
})

test('a stream ends when its session does by the clock, without waiting for a heartbeat', async () => {
  const { token } = await school.signedInStudent()
  school.clock.advance(limits.session.lifetime_s - 0.3)
  const events = await listen(token)
  await events.ended
})

test('a session that ends while its stream opens leaves no stream behind', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { token } = await school.signedInStudent()
    const ticket = await ticketOf(token)
    const opening = openEvents(`${address}/api/student/events?ticket=${ticket}`)
    const [events] = await Promise.all([opening, school.call('logout', {}, token)])
    open.push(events)
    await events.ended
  }
})

test('a heartbeat keeps running sessions and ends the streams of those that are over', async () => {
  const [stays, leaves] = [await school.signedInStudent(), await school.signedInStudent()]
  const [stored, ended] = [await listen(stays.token), await listen(leaves.token)]
  // Ended without a message, as when the one between two processes was lost.
  await school.db
    .deleteFrom('sessions')
    .where('token_hash', '=', createHash('sha256').update(leaves.token).digest())
    .execute()
  await beatOnce(
    school.live,
    async (hashes) => await listRunningSessions(school.db, hashes, school.clock.now()),
  )
  await ended.ended
  // As a comment for what passes the stream on, and as an event for the page.
  await expect.poll(stored.text).toMatch(/\n: beat\nid: .+\nevent: beat\n/)
  balance(stays, 1)
  expect((await stored.next()).event).toBe('balance')
})

test('a session’s end by the clock ends its stream', async () => {
  const { token } = await school.signedInStudent()
  const events = await listen(token)
  school.clock.advance(limits.session.lifetime_s)
  await beatOnce(
    school.live,
    async (hashes) => await listRunningSessions(school.db, hashes, school.clock.now()),
  )
  await events.ended
})

test('of too many connections of one person the oldest gives way', async () => {
  const student = await school.signedInStudent()
  const all: OpenEvents[] = []
  for (let index = 0; index <= limits.live.connectionsAPerson; index += 1)
    all.push(await listen(student.token))
  await all[0]?.ended
  balance(student, 3)
  for (const events of all.slice(1)) expect((await events.next()).event).toBe('balance')
})

test('who closes the app is forgotten', async () => {
  const { token } = await school.signedInStudent()
  // Those of the tests before, whose end may still be on its way.
  await expect.poll(() => school.live.connections).toBe(0)
  const events = await listen(token)
  expect(school.live.connections).toBe(1)
  events.close()
  await expect.poll(() => school.live.connections).toBe(0)
})

test('a reader who takes nothing is dropped before the rest piles up in memory', async () => {
  const student = await school.signedInStudent()
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const ticket = await ticketOf(student.token)
  socket.write(`GET /api/student/events?ticket=${ticket} HTTP/1.1\r\nhost: school\r\n\r\n`)
  await once(socket, 'readable')
  const before = school.live.connections
  // Reads no more: what is sent fills the buffers of both systems, then ours.
  socket.pause()
  const title = 'x'.repeat(10_000)
  const data = { id: 1, title, detail: '', link: null, isRead: false, created_at: '' }
  let sent = 0
  while (school.live.connections === before && sent < 3000) {
    school.live.publish({ to: student.id, event: 'notification', data })
    sent += 1
    if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(school.live.connections).toBe(before - 1)
  socket.destroy()
})

test('a server that stops ends every stream at once and opens no other', async () => {
  const stopping = await startTestSchool()
  const place = await stopping.app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await stopping.signedInStudent()
  const ticket = await stopping.call<{ ticket: string }>('events_ticket', {}, token)
  const events = await openEvents(
    `${place}/api/student/events?ticket=${ticket.body.success ? ticket.body.data.ticket : ''}`,
  )
  const started = performance.now()
  await stopping.close()
  await events.ended
  expect(performance.now() - started).toBeLessThan(9000)
})

test('a hundred streams of one account leave five, whoever reads them, and everybody hears on', async () => {
  const [hostile, other] = [await school.signedInStudent(), await school.signedInStudent()]
  const heard = await listen(other.token)
  const tickets: string[] = []
  for (let count = 0; count < 100; count += 1) tickets.push(await ticketOf(hostile.token))
  const before = school.live.connections
  const opened = new AbortController()
  // Events are published all the while: also to a stream that was closed before it was read.
  const news = (async () => {
    for (; !opened.signal.aborted; await new Promise((resolve) => setImmediate(resolve))) {
      balance(hostile, 1)
      school.live.beat(() => false)
    }
  })()
  const { port } = new URL(address)
  const sockets = tickets.map((ticket) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    // Nothing of it is read.
    socket.write(`GET /api/student/events?ticket=${ticket} HTTP/1.1\r\nhost: school\r\n\r\n`)
    return socket.pause()
  })
  await expect.poll(() => school.live.connections - before).toBe(limits.live.connectionsAPerson)
  await new Promise((resolve) => setTimeout(resolve, 200))
  opened.abort()
  await news
  expect(school.live.connections - before).toBe(limits.live.connectionsAPerson)
  balance(other, 9)
  expect(await heard.next()).toEqual({ event: 'balance', data: { points: 9, coins: 1 } })
  for (const socket of sockets) socket.destroy()
})
