import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { JobQueue, waitingJobs, type JobHandlers, type JobQueueOptions } from './job-queue.ts'
import { entryOf, jobNames } from './job-list.ts'
import { listJobRuns, undoneSince } from './job-runs.ts'

let database: TestDatabase
let lines: Record<string, unknown>[]
let queues: JobQueue[]

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  lines = []
  queues = []
})
afterEach(async () => {
  for (const queue of queues) await queue.stop()
  await sql`delete from jobs.job`.execute(database.db)
})
afterAll(async () => await database.close())

const options = () => ({
  pool: database.pool,
  kind: database.kind,
  timeZone: limits.schoolTimeZone,
  polling_s: 0.5,
  log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
})

const idle: JobHandlers = {
  remove_orphan_uploads: async () => {},
  remove_unused_course_media: async () => {},
  remove_ended_sessions: async () => {},
  remove_old_periods: async () => {},
  remove_old_records: async () => {},
  settle_goals: async () => {},
  send_reset_codes: async () => {},
  run_checks: async () => {},
  run_missed_checks: async () => {},
  freeze_unpaid: async () => {},
  remind_of_payments: async () => {},
  repair_streaks: async () => {},
  resume_streak_repairs: async () => {},
  warn_of_streak_danger: async () => {},
  turn_league_week: async () => {},
  award_achievements: async () => {},
  pay_broken_promises: async () => {},
  keep_rollups: async () => {},
  issue_certificates: async () => {},
  work_on_archive: async () => {},
  work_on_large_archive: async () => {},
  notify_of_announcements: async () => {},
  notify_of_planned_announcements: async () => {},
}

test('schedules follow the school’s zone', async () => {
  const queue = await open()
  const zones = async () => {
    const { rows } = await sql<{ timezone: string }>`select distinct timezone from jobs.schedule`.execute(
      database.db,
    )
    return rows.map(({ timezone }) => timezone)
  }
  expect(await zones()).toEqual([limits.schoolTimeZone])
  await Promise.all([queue.follow('Asia/Tokyo'), queue.follow('Asia/Tokyo')])
  expect(await zones()).toEqual(['Asia/Tokyo'])
  await queue.follow(limits.schoolTimeZone)
})

async function open(
  handlers?: Partial<JobHandlers>,
  changes: Partial<JobQueueOptions> = {},
): Promise<JobQueue> {
  const queue = await JobQueue.open({ ...options(), ...changes }, handlers && { ...idle, ...handlers })
  queues.push(queue)
  return queue
}

const name = 'remove_ended_sessions'
const send = async (queue: JobQueue) => await queue.send(database.db, name, {})
const states = async () => {
  const { rows } = await sql<{ state: string }>`select state from jobs.job where name = ${name}`.execute(
    database.db,
  )
  return rows.map((row) => row.state)
}

test('a job sent in a transaction runs after it commits, and one of a transaction that fails never does', async () => {
  const queue = await open()
  const failing = database.db.transaction().execute(async (transaction) => {
    await queue.send(transaction, name, {})
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await states()).toEqual([])

  await database.db.transaction().execute(async (transaction) => {
    await queue.send(transaction, name, {})
    await queue.send(transaction, 'remove_orphan_uploads', {})
  })
  let runs = 0
  await open({ remove_ended_sessions: async () => void (runs += 1) })
  await expect.poll(states).toEqual(['completed'])
  expect(runs).toBe(1)
})

test('a job of the schedule leaves when it was done last and how often it failed; its absence is told after its time', async () => {
  let isBroken = false
  const queue = await open({
    freeze_unpaid: async () => {
      if (isBroken) throw new Error('broken')
    },
  })
  const { db } = database
  const run = async () => (await listJobRuns(db)).find((one) => one.name === 'freeze_unpaid')
  const undone = async (minutes: number) =>
    await undoneSince(db, 'freeze_unpaid', {
      within_s: 7200,
      now: new Date(Date.now() + minutes * 60_000),
    })
  expect(await run()).toMatchObject({ done_at: null, failed_tries: 0 })
  // Of a school that has just begun nothing is missed.
  expect([await undone(110), await undone(130)]).toEqual([undefined, (await run())?.watched_since])
  await queue.send(db, 'freeze_unpaid', {})
  await expect.poll(async () => (await run())?.done_at).toEqual(expect.any(Date))
  const done = (await run())?.done_at
  expect([await undone(110), await undone(130)]).toEqual([undefined, done])
  isBroken = true
  await queue.send(db, 'freeze_unpaid', {})
  await expect.poll(async () => (await run())?.failed_tries).toBe(1)
  expect((await run())?.done_at).toEqual(done)
})

test('with several takers each job runs once', async () => {
  const sender = await open()
  for (let count = 0; count < 60; count += 1) await send(sender)
  let runs = 0
  const count = async () => {
    runs += 1
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  for (let taker = 0; taker < 3; taker += 1) await open({ remove_ended_sessions: count })
  // Three takers that ask for every kind of job took half a minute on a machine ten times as busy as it may be.
  await expect.poll(states, { timeout: 100_000 }).toEqual(Array.from({ length: 60 }, () => 'completed'))
  expect(runs).toBe(60)
})

test('a program that goes on and on holds one lane of those there are', async () => {
  const sender = await open()
  for (const submission_id of [1, 2, 3]) await sender.send(database.db, 'run_checks', { submission_id })
  const ended: number[] = []
  let end = () => {}
  const endless = new Promise<void>((resolve) => (end = resolve))
  const run_checks: JobHandlers['run_checks'] = async ({ submission_id }) => {
    if (submission_id === 1) await endless
    ended.push(submission_id)
  }
  queues.push(await JobQueue.open({ ...options(), programs: 2 }, { ...idle, run_checks }))
  await expect.poll(() => ended.toSorted()).toEqual([2, 3])
  end()
  await expect.poll(() => ended.length).toBe(3)
})

test('a job that fails is logged and tried again, later each time', async () => {
  let runs = 0
  const ends: string[] = []
  const queue = await open(
    {
      remove_ended_sessions: async () => {
        runs += 1
        if (runs <= 2) throw new Error('the printer is out of paper')
      },
    },
    { onEnd: (ended, end) => ends.push(`${ended} ${end}`) },
  )
  await send(queue)
  const delays: number[] = []
  for (const tries of [1, 2]) {
    await expect.poll(async () => [runs, ...(await states())]).toEqual([tries, 'retry'])
    const { rows } = await sql<{ wait_s: number }>`
      select extract(epoch from start_after - started_on)::float8 as wait_s from jobs.job`.execute(
      database.db,
    )
    delays.push(rows[0]?.wait_s ?? 0)
    await sql`update jobs.job set start_after = now()`.execute(database.db)
  }
  await expect.poll(states).toEqual(['completed'])
  const [first = 0, second = 0] = delays
  expect(first).toBeGreaterThan(3)
  expect(second).toBeGreaterThan(first)
  const failures = lines.filter((line) => line['msg'] === 'job failed; it will be tried again')
  expect(failures.map((line) => line['tries'])).toEqual([1, 2])
  expect(ends).toEqual([`${name} failed`, `${name} failed`, `${name} done`])
  expect(failures[0]).toMatchObject({ job: name, err: { message: 'the printer is out of paper' } })
})

test('what a server of the release before left under a former name is done by today’s', async () => {
  const former = 'tell_announcements'
  await sql`select jobs.create_queue(${former}, ${JSON.stringify({ policy: 'standard' })}::jsonb)`.execute(
    database.db,
  )
  await sql`insert into jobs.job (name, data) values (${former}, '{}')`.execute(database.db)
  let runs = 0
  const queue = await open({ notify_of_announcements: async () => void (runs += 1) })
  await expect.poll(() => runs).toBe(1)
  expect(await waitingJobs(database.pool)).toEqual([])
  await queue.stop()
  // A backup of that release names it so too.
  await queue.sendAgain(database.db, [{ name: former, data: {} }])
  expect(await waitingJobs(database.pool)).toEqual([{ name: 'notify_of_announcements', data: {} }])
})

test('a job given up after its last try is an error in the log', async () => {
  const queue = await open({ remove_ended_sessions: () => Promise.reject(new Error('never')) })
  await sql`
    insert into jobs.job (name, data, retry_limit, retry_count)
    values (${name}, '{}', 0, 0)`.execute(database.db)
  await expect.poll(states).toEqual(['failed'])
  expect(lines.find((line) => line['msg'] === 'job given up')).toMatchObject({ level: 50, job: name })
  await queue.stop()
})

test('a stop waits for the job under way', async () => {
  let isDone = false
  let started = () => {}
  const underWay = new Promise<void>((resolve) => {
    started = resolve
  })
  const queue = await open({
    remove_ended_sessions: async () => {
      started()
      await new Promise((resolve) => setTimeout(resolve, 700))
      isDone = true
    },
  })
  await send(queue)
  await underWay
  await queue.stop()
  expect(isDone).toBe(true)
  expect(await states()).toEqual(['completed'])
})

test('data of another shape is refused before it is sent', async () => {
  const queue = await open()
  await expect(queue.send(database.db, name, JSON.parse('[]'))).rejects.toThrow()
  expect(await states()).toEqual([])
})

test('what runs by the clock is in the schedule once, in the school’s zone, however often it is installed', async () => {
  await JobQueue.install(options())
  const { rows } = await sql<{ name: string; timezone: string }>`
    select name, timezone from jobs.schedule order by name`.execute(database.db)
  const scheduled = jobNames.filter((job) => entryOf(job).schedule !== undefined)
  expect(rows.map((row) => row.name)).toEqual(scheduled.toSorted())
  for (const row of rows) expect(row.timezone).toBe('Asia/Tashkent')
})

test('a process that starts on an empty database while another one does finds the queue made', async () => {
  // The embedded database has one process.
  if (database.kind === 'embedded') return
  await sql`drop schema jobs cascade`.execute(database.db)
  let installed: Promise<void> | undefined
  await database.db.transaction().execute(async (transaction) => {
    await sql`create schema jobs`.execute(transaction)
    installed = JobQueue.install(options())
    installed.catch(() => undefined)
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(database.db)).rows).toHaveLength(1)
  })
  await installed
  const { rows } = await sql<{ name: string }>`select name from jobs.queue`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...jobNames]))
})
