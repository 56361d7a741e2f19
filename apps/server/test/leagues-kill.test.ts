import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JobQueue } from '../src/jobs/job-queue.ts'
import { createLogger } from '../src/log/logger.ts'
import { createPerson } from '../src/modules/access/accounts/index.ts'
import { addDays, schoolDay, startOfDay, weekOf } from '../src/modules/base/calendar/index.ts'
import { turnLeagueWeek } from '../src/modules/rewards/leagues/index.ts'
import { countWrongEnds } from './league-ends.ts'
import { earnInWeek, multiplyStudent } from './many-students.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Thirty leagues, which are closed ten at a time. */
const students = 900
const leaguesABatch = 10
/** One of the second ten. */
const blockedLeague = 15

const timeZone = limits.schoolTimeZone
/** The last week that is over whenever this runs, and the one before it. */
const played = addDays(weekOf(schoolDay(new Date(), timeZone)), -7)
const before = addDays(played, -7)

let folder: string
let database: TestDatabase
let url: string
let queue: JobQueue
let server: ServerProcess | undefined
let holder: pg.Client | undefined

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-leagues-kill-'))
  database = await createTestDatabase()
  url = database.url ?? ''
  queue = await JobQueue.open({
    pool: database.pool,
    kind: 'postgresql',
    timeZone,
    log: createLogger('silent'),
  })
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  await holder?.end()
  await queue.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server that finds the week over, and its job waiting. */
async function startOnWeek(): Promise<ServerProcess> {
  await queue.send(database.db, 'turn_league_week', {})
  const started = startServer(folder, { DATABASE_URL: url })
  await started.ready
  return started
}

/** A week that was played and is over: many with the same points, some without any, some hidden, some frozen at its end. */
async function playWeek(): Promise<void> {
  const { db } = database
  const first = await createPerson(db, {
    role: 'student',
    phone: '+998901112233',
    passwordHash: 'x',
    firstName: 'Aziza',
    lastName: 'Karimova',
    lang: 'uz',
    avatar: 'stork',
  })
  const all = await multiplyStudent(db, first, students)
  await sql`insert into league_levels (person_id, level) select id, 1 + id % 7 from people where id % 7 > 0`.execute(
    db,
  )
  await sql`update people set leaderboard_hidden = true where id % 50 = 0`.execute(db)
  await earnInWeek(
    database,
    before,
    all.map(({ id }, index) => ({ id, points: 1 + ((index * 7919) % 500) })),
  )
  const monday = new Date(startOfDay(played, timeZone).getTime() + 3_600_000)
  await turnLeagueWeek(db, { now: monday, timeZone })
  await earnInWeek(
    database,
    played,
    all.map(({ id }, index) => ({ id, points: (index * 104_729) % 60 })),
  )
  await sql`update people set frozen = true where id % 45 = 0`.execute(db)
}

const closedLeagues = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from leagues where starts_on = ${played} and closed`.execute(database.db)
  ).rows[0]?.count

/** Locks the row of a student who is to be paid in a league, so that the process that pays it blocks. */
async function holdPayment(): Promise<void> {
  holder = new pg.Client({
    connectionString: url,
    application_name: 'holder',
  })
  await holder.connect()
  await holder.query('begin')
  await holder.query(
    `select from people where id = (
      select m.person_id from leagues l join league_members m on m.league_id = l.id
      join period_points t on t.person_id = m.person_id and t.period = 'week' and t.starts_on = m.starts_on
      where l.starts_on = $1 and l.number = $2 and is_shown
      order by t.minus_points, t.reached_at limit 1
    ) for update`,
    [played, blockedLeague],
  )
}

/** The connections that wait for the one that holds it. */
const waiting = async () =>
  (
    await sql<{ pid: number }>`
      select waiter.pid from pg_stat_activity waiter
      join pg_stat_activity holder on holder.pid = any(pg_blocking_pids(waiter.pid))
      where holder.application_name = 'holder'`.execute(database.db)
  ).rows.map(({ pid }) => pid)

test(
  'a server that is killed while it closes a league week leaves whole batches, and the next one goes on: every place, level and coin is right',
  { timeout: 240_000 },
  async () => {
    await playWeek()
    await holdPayment()
    server = await startOnWeek()
    await expect.poll(waiting, { timeout: 120_000 }).not.toEqual([])
    const pids = await waiting()
    // The first ten leagues are paid, the second ten are being paid.
    expect(await closedLeagues()).toBe(leaguesABatch)
    server.child.kill('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
    await holder?.query('rollback')
    // The dead process's last statement may still run, but nothing commits it.
    await expect
      .poll(
        async () =>
          (await sql`select from pg_stat_activity where pid = any(${pids})`.execute(database.db)).rows.length,
      )
      .toBe(0)
    expect(await closedLeagues()).toBe(leaguesABatch)
    const { rows: half } = await sql<{ paid: number; strays: number }>`
      select count(*)::int as paid, count(*) filter (where not l.closed or coins <> amount)::int as strays
      from ledger join league_members m on m.person_id = ledger.person_id and m.starts_on = ${played}
      join leagues l on l.id = m.league_id where reason = 'league'`.execute(database.db)
    expect(half[0]?.paid).toBeGreaterThan(0)
    expect(half[0]?.strays).toBe(0)

    server = await startOnWeek()
    const state = async () =>
      (
        await sql<{
          state: string
        }>`select state from league_weeks where starts_on = ${played}`.execute(database.db)
      ).rows[0]?.state
    await expect.poll(state, { timeout: 120_000 }).toBe('closed')
    expect(await countWrongEnds(database.db, played)).toBe(0)
    const { rows } = await sql<{ payments: number; unlike: number }>`
      select (select count(*) from ledger where reason = 'league')::int as payments, count(*)::int as unlike
      from people
      where coins <> (select coalesce(sum(amount), 0) from ledger where person_id = people.id and currency = 'coins')`.execute(
      database.db,
    )
    expect(rows[0]?.unlike).toBe(0)
    expect(rows[0]?.payments).toBeGreaterThan(students / 8)
  },
)
