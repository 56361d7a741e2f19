import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { saveSetting } from '../src/database/settings-store.ts'
import { createLogger } from '../src/log/logger.ts'
import { JobQueue } from '../src/jobs/job-queue.ts'
import { LiveHub } from '../src/live/live-hub.ts'
import { PostgresqlBus } from '../src/live/postgresql-bus.ts'
import { createPerson, hashPassword } from '../src/modules/access/accounts/index.ts'
import { addDays, schoolDay } from '../src/modules/base/calendar/index.ts'
import { addMonths, freezeUnpaid, remindOfPayments } from '../src/modules/money/payments/index.ts'
import { openEvents } from './event-source.ts'
import { holdJobs, zoneOfNoon, type HeldJobs } from './held-jobs.ts'
import { countWrongEnds } from './league-ends.ts'
import { paidBy, PRICE } from './paying-school.ts'
import { ClickStub, PaymeStub, providers } from './payment-stubs.ts'
import { PushReceiver } from './push-receiver.ts'
import { contradictByClick, payByClick, payByPayme, takeBackByPayme } from './raced-payments.ts'
import { callInTurn, callServer, signInAt } from './server-calls.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const jobs = 40
/** More than one process takes at once (job-queue.ts), so that the other has some as well. */
const turns = 12
const heldJobs = ['warn_of_streak_danger', 'remind_of_payments', 'turn_league_week'] as const
const scheduledJobs = [...heldJobs, 'freeze_unpaid'] as const
const phone = '+998901112233'
const password = 'demo1234'

let folder: string
let database: TestDatabase
let url: string
let hub: LiveHub
let bus: PostgresqlBus
let personId: number
let receiver: PushReceiver
let held: HeldJobs
let timeZone: string
let servers: ServerProcess[] = []
let addresses: string[]
/** The ids of the jobs that were sent here, by name: the clock may add some of its own. */
let sent: Map<string, { id: string }[]>

// This process is a third one on the same database: what it publishes reaches the others' readers.
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-two-'))
  database = await createTestDatabase()
  url = database.url ?? ''
  const { pool, db } = database
  const log = createLogger('silent')
  timeZone = zoneOfNoon()
  const options = { pool, kind: 'postgresql', timeZone, log } as const
  await JobQueue.install(options)
  const queue = await JobQueue.open(options)
  for (let count = 0; count < jobs; count += 1) await queue.send(db, 'remove_ended_sessions', {})
  receiver = await PushReceiver.start()
  // Whatever the hour is.
  await saveSetting(db, 'quiet_hours', { enabled: false, from_hour: 22, to_hour: 8 })
  await saveSetting(db, 'monthly_price', PRICE)
  held = await holdJobs(database, url, receiver, timeZone)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of scheduledJobs) await queue.send(db, name, {})
  }
  const { rows } = await sql<{ id: string; name: string }>`select id, name from jobs.job`.execute(db)
  sent = Map.groupBy(rows, ({ name }) => name)
  // As the clock does every ten minutes, whenever this runs.
  await queue.send(db, 'turn_league_week', {})
  await queue.stop()
  const person = { role: 'student', phone, firstName: 'Aziza', lastName: 'Karimova', lang: 'uz' } as const
  personId = await createPerson(db, {
    ...person,
    avatar: 'stork',
    passwordHash: await hashPassword(password),
  })
  hub = new LiveHub()
  bus = await PostgresqlBus.open({ databaseUrl: url, pool, hub, log })
  servers = [1, 2].map((number) =>
    startServer(folder, {
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'push-relay.mjs')).href}`,
      PUSH_RECEIVER_PORT: String(receiver.port),
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, String(number)),
      LOG_LEVEL: 'debug',
      SCHOOL_TIME_ZONE: timeZone,
      PAYME_MERCHANT_ID: providers.payme.merchantId,
      PAYME_KEY: providers.payme.key,
      CLICK_SERVICE_ID: providers.click.serviceId,
      CLICK_MERCHANT_ID: providers.click.merchantId,
      CLICK_SECRET_KEY: providers.click.secretKey,
    }),
  )
  addresses = await Promise.all(servers.map((server) => server.ready))
})
afterAll(async () => {
  for (const server of servers) {
    server.child.kill('SIGKILL')
    await server.ended
  }
  await receiver.close()
  await bus.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const call = async (server: number, action: string, input: object, token = '') =>
  await callServer(addresses[server], action, input, token)
const signIn = async (server: number, who = phone) => await signInAt(addresses[server], who, password)

/** With a ticket from one server, to the events of the other. */
async function listen(server: number, ticketFrom: number, token: string, place?: string) {
  const { ticket } = z
    .object({ ticket: z.string() })
    .parse(await call(ticketFrom, 'events_ticket', {}, token))
  const query = new URLSearchParams({ ticket, ...(place !== undefined && { last_event_id: place }) })
  return await openEvents(`${addresses[server]}/api/student/events?${query}`)
}

const publish = (points: number) =>
  hub.publish({ to: personId, event: 'balance', data: { points, coins: 0 } })
const told = (points: number) => ({ event: 'balance', data: { points, coins: 0 } })

test('an event of one process reaches the readers of all others, in order and once', async () => {
  const token = await signIn(0)
  const readers = [await listen(0, 1, token), await listen(1, 0, token)]
  expect(readers.map(({ response }) => response.status)).toEqual([200, 200])
  for (let points = 1; points <= 200; points += 1) publish(points)
  for (const reader of readers) {
    for (let points = 1; points <= 200; points += 1) expect(await reader.next()).toEqual(told(points))
    await expect(reader.next(300)).rejects.toThrow('No event came')
    reader.close()
  }
})

test('who comes back to the other server goes on where the first one left off', async () => {
  const token = await signIn(0)
  let at = 0
  let reader = await listen(at, at, token)
  for (let points = 301; points <= 310; points += 1) {
    publish(points)
    // At the other server it may be known already, or come in a moment.
    expect(await reader.next()).toEqual(told(points))
    const place = reader.position()
    reader.close()
    publish(points + 1000)
    at = 1 - at
    reader = await listen(at, 1 - at, token, place)
    expect(await reader.next()).toEqual(told(points + 1000))
    expect(await reader.hasMissed()).toBe(false)
  }
  reader.close()
})

test('a logout at one server ends the session’s streams at all of them at once, and no others', async () => {
  const [leaving, staying] = [await signIn(0), await signIn(0)]
  const streams = [await listen(0, 1, leaving), await listen(1, 0, leaving)]
  const stored = await listen(1, 0, staying)
  const started = performance.now()
  await call(0, 'logout', {}, leaving)
  await Promise.all(streams.map(({ ended }) => ended))
  // The next heartbeat, which would end them too, may be as far away as this.
  expect(performance.now() - started).toBeLessThan((limits.live.heartbeat_s * 1000) / 2)
  publish(9)
  expect(await stored.next()).toEqual(told(9))
  stored.close()
})

test('a session that ends at one server, and a language that changes there, are known at the other at once', async () => {
  const again = async (server: number, token: string) => {
    const reply = await fetch(`${addresses[server]}/api/student?action=profile`, {
      method: 'POST',
      headers: { 'x-student-auth': token },
    })
    return { status: reply.status, text: await reply.text() }
  }
  for (let round = 0; round < 10; round += 1) {
    const token = await signIn(0)
    const lang = round % 2 === 0 ? 'ru' : 'uz'
    // Both cache the caller.
    for (const server of [0, 1, 0, 1]) expect(await again(server, token)).toMatchObject({ status: 200 })
    await call(0, 'update_lang', { lang }, token)
    expect((await again(1, token)).text).toContain(`"lang":"${lang}"`)
    await call(0, 'logout', {}, token)
    expect(await again(1, token)).toMatchObject({ status: 401 })
  }
})

/** The ids of the sent jobs of a kind that each server has done. */
const doneBy = (job: string) =>
  servers.map((server) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"job done"') && line.includes(`"job":"${job}"`))
      .map((line) => /"job_id":"([^"]+)"/.exec(line)?.[1] ?? '')
      .filter((id) => sent.get(job)?.some((one) => one.id === id)),
  )

test('each job runs in one of the processes, once', async () => {
  const done = () => doneBy('remove_ended_sessions').flat()
  expect(sent.get('remove_ended_sessions')).toHaveLength(jobs)
  await expect.poll(() => done().length, { timeout: 20_000 }).toBe(jobs)
  expect(new Set(done()).size).toBe(jobs)
})

test('what is done by schedule is done once, though both processes do it at the same moment', async () => {
  const { db } = database
  const underWay = async () =>
    (
      await sql<{ name: string; count: number }>`
        select name, count(*)::int as count from jobs.job
        where id = any(${heldJobs.flatMap((name) => sent.get(name) ?? []).map(({ id }) => id)}) and state = 'active'
        group by name order by name`.execute(db)
    ).rows
  // Neither comes to an end: what one process did not take, the other has.
  await expect
    .poll(underWay, { timeout: 60_000 })
    .toEqual(heldJobs.toSorted().map((name) => ({ name, count: turns })))
  await held.release()
  for (const name of scheduledJobs) {
    expect(sent.get(name)).toHaveLength(turns)
    await expect.poll(() => doneBy(name).flat().length, { timeout: 60_000 }).toBe(turns)
    expect(new Set(doneBy(name).flat()).size).toBe(turns)
  }
  for (const name of heldJobs) for (const done of doneBy(name)) expect(done).not.toEqual([])

  const ids = held.wanted.map(({ id }) => id)
  const told = await db
    .selectFrom('notifications')
    .select(['person_id as id', 'kind'])
    .where('person_id', 'in', ids)
    .orderBy('person_id')
    .execute()
  expect(told).toEqual(held.wanted.toSorted((one, other) => one.id - other.id))
  await expect.poll(async () => await deliveriesTo(ids), { timeout: 60_000 }).toEqual(ids.map(() => 'sent'))
  expect(receiver.pathsOf('held')).toEqual(ids.map((id) => `/send/held-${id}`).toSorted())

  // Each place, level and coin of the week, and one week after it.
  expect(await countWrongEnds(db, held.played)).toBe(0)
  const weeks = await db.selectFrom('league_weeks').select('state').orderBy('starts_on').execute()
  expect(weeks.map(({ state }) => state)).toEqual(['closed', 'running'])
})

test('calls of Payme and Click that come to both servers at once are one payment, one notice and one push; contradictions end as one', async () => {
  const { db } = database
  const passwordHash = await hashPassword(password)
  const inTurn = callInTurn(addresses)
  const payme = new PaymeStub(inTurn, providers.payme.key, Date.now)
  const click = new ClickStub(inTurn)
  const due = addDays(schoolDay(new Date(), timeZone), -2)
  const payers: { id: number; account: string }[] = []
  for (const number of [1, 2, 3, 4]) {
    const own = `+99890444000${number}`
    const name = { role: 'student', phone: own, firstName: 'Sevara', lastName: 'Yusupova' } as const
    const id = await createPerson(db, { ...name, lang: 'uz', avatar: 'stork', passwordHash })
    await db
      .updateTable('people')
      .set({ next_due_on: due, frozen: number < 3 })
      .where('id', '=', id)
      .execute()
    const token = await signIn(0, own)
    const subscription = JSON.stringify(receiver.subscription(`payer-${id}`))
    await call(1, 'save_notification_permission', { student_id: id, token: subscription }, token)
    const { online } = z
      .object({ online: z.object({ account: z.string() }) })
      .parse(await call(0, 'payments', {}, token))
    payers.push({ id, account: online.account })
  }
  const [byPayme, byClick, takenBack, contradicted] = payers
  if (!byPayme || !byClick || !takenBack || !contradicted) throw new Error('four of them')
  await payByPayme(payme, byPayme.account, PRICE * 100)
  await payByClick(click, byClick.account, `${PRICE}.00`)
  await takeBackByPayme(payme, takenBack.account, PRICE * 100)
  expect(await paidBy({ db }, takenBack.id)).toEqual({ payments: 0, until: due })
  const isPaid = await contradictByClick(click, contradicted.account, `${PRICE}.00`)
  expect(await paidBy({ db }, contradicted.id)).toMatchObject({ payments: isPaid ? 1 : 0 })

  const ids = [byPayme.id, byClick.id]
  // A student who was frozen owes nothing for that time: the month counts from the day of the payment.
  const today = schoolDay(new Date(), timeZone)
  const until = addMonths(today, 1, Number(today.slice(8)))
  for (const id of ids) expect(await paidBy({ db }, id)).toMatchObject({ payments: 1, until })
  const told = await db
    .selectFrom('notifications')
    .select(['person_id', 'kind'])
    .where('person_id', 'in', ids)
    .orderBy('person_id')
    .execute()
  expect(told).toEqual(ids.map((person_id) => ({ person_id, kind: 'account_unfrozen' })))
  await expect.poll(async () => await deliveriesTo(ids), { timeout: 60_000 }).toEqual(['sent', 'sent'])
  // Beside these, whose payment was taken back is past due, and is told of the freeze as soon as the job comes by.
  const late = `/send/payer-${takenBack.id}`
  const pushed = receiver.pathsOf('payer').filter((path) => path !== late)
  expect(pushed).toEqual(ids.map((id) => `/send/payer-${id}`).toSorted())
})

async function deliveriesTo(people: readonly number[]): Promise<string[]> {
  const rows = await database.db
    .selectFrom('push_deliveries')
    .innerJoin('push_recipients', 'push_recipients.id', 'push_deliveries.recipient_id')
    .select('push_deliveries.state')
    .where('push_recipients.person_id', 'in', people)
    .execute()
  return rows.map(({ state }) => state)
}

test('a job that runs in several processes at once tells each event once, and two that push send it once', async () => {
  const { db } = database
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const passwordHash = await hashPassword(password)
  const students: number[] = []
  for (let number = 0; number < 10; number += 1) {
    const own = `+99890222330${number}`
    const name = { role: 'student', phone: own, firstName: 'Bobur', lastName: 'Aliyev' } as const
    const id = await createPerson(db, { ...name, lang: 'ru', avatar: 'stork', passwordHash })
    students.push(id)
    const subscription = JSON.stringify(receiver.subscription(`late-${id}`))
    const input = { student_id: id, token: subscription }
    await call(number % 2, 'save_notification_permission', input, await signIn(number % 2, own))
    // The first five are past due, the others soon.
    const next_due_on = inDays(number < 5 ? -10 : 3)
    await db.updateTable('people').set({ next_due_on }).where('id', '=', id).execute()
  }
  // As when the same job runs in several processes at once; the servers poll for push deliveries all the while.
  const at = { now: new Date(), timeZone }
  await Promise.all(
    [1, 2, 3, 4].flatMap(() => [
      freezeUnpaid({ db, live: hub }, at),
      remindOfPayments({ db, live: hub }, at),
    ]),
  )
  await expect
    .poll(async () => await deliveriesTo(students), { timeout: 20_000 })
    .toEqual(students.map(() => 'sent'))
  const told = await db
    .selectFrom('notifications')
    .select(['person_id', 'kind'])
    .where('person_id', 'in', students)
    .orderBy('person_id')
    .execute()
  expect(told).toEqual(
    students.map((person_id, place) => ({
      person_id,
      kind: place < 5 ? 'account_frozen' : 'payment_due',
    })),
  )
  expect(receiver.pathsOf('late')).toEqual(students.map((id) => `/send/late-${id}`).toSorted())
})

test('a listening connection that is cut comes back, and lets its readers go so that they ask for what they missed', async () => {
  const token = await signIn(1)
  const reader = await listen(1, 0, token)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'qadam-live' and datname = current_database()`,
  )
  await admin.end()
  await reader.ended
  await expect
    .poll(async () => {
      const again = await listen(1, 0, token)
      // This process’s own connection was cut too, but sending goes by another.
      publish(7)
      const heard = await again.next(1000).catch(() => undefined)
      again.close()
      return heard
    })
    .toEqual(told(7))
})

test('a server stops at once though people listen, and they go on at the other', async () => {
  const token = await signIn(0)
  const reader = await listen(0, 0, token)
  const started = performance.now()
  servers[0]?.child.kill('SIGTERM')
  await reader.ended
  expect(await servers[0]?.ended, servers[0]?.errors()).toBe(0)
  // One that waits for them to go waits for ten seconds.
  expect(performance.now() - started).toBeLessThan(9000)
  const again = await listen(1, 1, token)
  publish(8)
  expect(await again.next()).toEqual(told(8))
  again.close()
})

test('one connection a process listens', async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where application_name = 'qadam-live' and datname = current_database()`.execute(
    database.db,
  )
  // The server that is left, and this process.
  expect(rows[0]?.count).toBe(2)
})
