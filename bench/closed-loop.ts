/**
 * What a request costs in processor time, of the server and the database together: 8 connections, each of which calls
 * again as soon as it has its reply, student 01 of the demo school, PostgreSQL and two workers. Processor time is a
 * better measure than requests a second on a busy machine; the baseline beside it (a bare route, one prepared SELECT)
 * shows how busy it is.
 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { startPostgresql } from '../apps/server/test/postgresql-server.ts'
import { costsOf, parentOf } from './process-costs.ts'
import { run, type Served } from './processes.ts'

const connections = 8
/** Until the JIT compiler has warmed up. */
const warmUpRequests = 2000
const measuredRequests = 3000
const workers = 2
/** Of a worker's memory under load. */
const underLoad_s = 60
const memoryBar_mb = { embedded: 300, worker: 150 }

export interface Ask {
  name: string
  /** CPU milliseconds a request. */
  bar_ms: number
  body: Record<string, unknown>
}

interface Place {
  token: string
  personId: number
  asks: Ask[]
}

export interface PreparedSchool {
  databaseUrl: string
  stop: () => Promise<void>
}

/** The demo school in a PostgreSQL of its own; the one at `DATABASE_URL` must hold it. */
export async function prepareOnPostgresql(dataDir: string): Promise<PreparedSchool> {
  const given = process.env['DATABASE_URL']
  if (given) return { databaseUrl: given, stop: async () => {} }
  const { url, stop } = await startPostgresql()
  const first = await run('apps/server/src/main.ts', { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'yes' })
  await first.stop()
  return { databaseUrl: url, stop }
}

/** Prints what each action costs, beside a bare route. */
export async function measureCosts(dataDir: string, names: readonly string[]): Promise<void> {
  const school = await prepareOnPostgresql(dataDir)
  const client = new pg.Client({ connectionString: school.databaseUrl })
  await client.connect()
  const bare = await run('bench/yardstick-server.ts', { DATABASE_URL: school.databaseUrl })
  const server = await serve(school, dataDir)
  try {
    const { token, personId, asks } = await signIn(client)
    const database = parentOf(await backendOf(client))
    const yardstick = await costOf(bare, database, { url: `${bare.url}/read`, token, body: { id: personId } })
    console.log(`bare SELECT: ${costText(yardstick)}`)
    for (const { name, bar_ms, body } of asks) {
      if (names.length > 0 && !names.includes(name)) continue
      const cost = await costOf(server, database, { url: actionUrl(server, name), token, body })
      const whole_ms = cost.server_ms + cost.database_ms
      const ratio = whole_ms / (yardstick.server_ms + yardstick.database_ms)
      const mark = whole_ms <= bar_ms ? 'holds' : 'MISSED'
      console.log(`${name}: ${costText(cost)}, ${ratio.toFixed(1)} bare ones; bar ${bar_ms} ms: ${mark}`)
    }
  } finally {
    await client.end()
    await Promise.all([server.stop(), bare.stop()])
    await school.stop()
  }
}

interface Cost {
  server_ms: number
  database_ms: number
  perSecond: number
  bytes: number
}

/** Of one request, in processor time. */
async function costOf({ pid }: Served, database: number, call: Call): Promise<Cost> {
  await load(call, { amount: warmUpRequests })
  const before = [costsOf(pid).cpu_ms, costsOf(database).cpu_ms]
  const { count, bytes, perSecond } = await load(call, { amount: measuredRequests })
  const after = [costsOf(pid).cpu_ms, costsOf(database).cpu_ms]
  const [server_ms = 0, database_ms = 0] = after.map(
    (cpu_ms, place) => (cpu_ms - (before[place] ?? 0)) / count,
  )
  return { server_ms, database_ms, perSecond, bytes }
}

function costText({ server_ms, database_ms, perSecond, bytes }: Cost): string {
  return (
    `${(server_ms + database_ms).toFixed(2)} CPU ms a request ` +
    `(server ${server_ms.toFixed(2)}, database ${database_ms.toFixed(2)}), ${perSecond}/s, ${bytes} bytes`
  )
}

function actionUrl({ url }: Served, name: string): string {
  return `${url}/api/student?action=${name}`
}

/** Prints how much memory the processes take, idle and after a minute of load. */
export async function measureMemory(dataDir: string): Promise<void> {
  const school = await prepareOnPostgresql(dataDir)
  const client = new pg.Client({ connectionString: school.databaseUrl })
  await client.connect()
  const server = await serve(school, dataDir)
  try {
    const { token, asks } = await signIn(client)
    // The demo's waiting checks would start programs beside the workers, whose memory is not meant.
    await client.query('delete from check_results where results is null')
    tellMemory('two workers on PostgreSQL, idle', server, memoryBar_mb.worker)
    for (const ask of asks)
      await load(
        { url: actionUrl(server, ask.name), token, body: ask.body },
        { duration: underLoad_s / asks.length },
      )
    tellMemory(`the same after ${underLoad_s} s of load`, server, memoryBar_mb.worker)
  } finally {
    await client.end()
    await server.stop()
    await school.stop()
  }
  const embedded = await run('apps/server/src/main.ts', { DATA_DIR: `${dataDir}-embedded` })
  await embedded.stop()
  const second = await run('apps/server/src/main.ts', { DATA_DIR: `${dataDir}-embedded` })
  // Memory of the start is released in the first seconds.
  await sleep(10_000)
  tellMemory('embedded database, idle', second, memoryBar_mb.embedded)
  await second.stop()
}

function tellMemory(what: string, { pid }: Served, bar_mb: number): void {
  const { processes } = costsOf(pid)
  const sizes = processes.map(({ memory_mb }) => memory_mb)
  const mark = Math.max(...sizes) <= bar_mb ? 'holds' : 'MISSED'
  console.log(`${what}: ${sizes.join(' + ')} MB; bar ${bar_mb} MB a process that serves: ${mark}`)
}

/** Two workers on it. */
export async function serve({ databaseUrl }: PreparedSchool, dataDir: string): Promise<Served> {
  const server = await run('apps/server/src/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'no',
    WORKERS: String(workers),
  })
  // The first worker answers before the second is there.
  while (costsOf(server.pid).processes.length < workers + 1) await sleep(100)
  return server
}

/** A session of student 01, and the ids they request. */
async function signIn(client: pg.Client): Promise<Place> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await client.query<{ person: number; course: number; module: number; lesson: number }>(
    `select people.id as person, lessons.course_id as course, lessons.module_id as module, lessons.id as lesson
     from people join lesson_progress on person_id = people.id join lessons on lessons.id = lesson_id
     where phone = '+998900000001' and state in ('done', 'open') and questions_total > 5 and test_questions > 0
     order by touched_at desc nulls last limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('student 01 of the demo school has opened no lesson')
  await client.query(
    `insert into sessions (token_hash, person_id, created_at, expires_at) values ($1, $2, now(), now() + interval '8 hours')`,
    [createHash('sha256').update(token).digest(), row.person],
  )
  return {
    token,
    personId: row.person,
    asks: [
      { name: 'profile', bar_ms: 0.33, body: {} },
      { name: 'courses', bar_ms: 0.9, body: {} },
      { name: 'course_modules', bar_ms: 0.9, body: { course_id: row.course } },
      { name: 'module_lessons', bar_ms: 0.9, body: { module_id: row.module } },
      { name: 'lesson_questions', bar_ms: 0.9, body: { lesson_id: row.lesson } },
    ],
  }
}

/** The process of a connection on the database's side. */
export async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

interface Call {
  url: string
  token: string
  body: Record<string, unknown>
}

async function load(
  { url, token, body }: Call,
  until: { amount: number } | { duration: number },
): Promise<{ count: number; bytes: number; perSecond: number }> {
  const begun = performance.now()
  const result = await autocannon({
    url,
    connections,
    ...until,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-student-auth': token },
    body: JSON.stringify(body),
  })
  const count = result['2xx']
  if (count === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors of ${count} replies`)
  return {
    count,
    bytes: Math.round(result.throughput.total / count),
    perSecond: Math.round((count * 1000) / (performance.now() - begun)),
  }
}
