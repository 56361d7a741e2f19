/**
 * How the leaderboard of the school grows: the median and the 99th percentile of calls by students all over it, at a
 * thousand and at a million students, on a PostgreSQL of its own. One call at a time: latency is measured.
 */
import { performance } from 'node:perf_hooks'
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { prepareOnPostgresql } from './closed-loop.ts'
import { run, type Served } from './processes.ts'

const sizes = [1000, 1_000_000] as const
const bar = 1.5
const asked = 300

export async function measureLeaderboardGrowth(dataDir: string): Promise<void> {
  const school = await prepareOnPostgresql(dataDir)
  const client = new pg.Client({ connectionString: school.databaseUrl })
  await client.connect()
  const server = await run('apps/server/src/main.ts', {
    DATABASE_URL: school.databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'no',
  })
  try {
    const p99: number[] = []
    for (const size of sizes) {
      await growTo(client, size)
      const { median_ms, p99_ms } = await askAround(client, server, size)
      p99.push(p99_ms)
      console.log(
        `leaderboard at ${size} students: p50 ${median_ms.toFixed(1)} ms, p99 ${p99_ms.toFixed(1)} ms`,
      )
    }
    const ratio = (p99[1] ?? 0) / (p99[0] ?? 1)
    console.log(`ratio of the p99 ${ratio.toFixed(2)}, bar ${bar}: ${ratio <= bar ? 'holds' : 'MISSED'}`)
  } finally {
    await client.end()
    await server.stop()
    await school.stop()
  }
}

/** Students with points, most with those of others. */
async function growTo(client: pg.Client, size: number): Promise<void> {
  await client.query(
    `with added as (
       insert into people (role, phone, password_hash, first_name, last_name, avatar, points)
       select 'student', '+7' || n, '', 'Sinov', n::text, 'stork', 10 * (1 + (n * 7919) % 1009)
       from generate_series((select count(*) from people where phone like '+7%') + 1, $1::bigint) n
       returning id, points
     )
     insert into period_points (person_id, period, starts_on, points, reached_at, is_shown)
     select id, 'all', '1970-01-01', points, now() - id * interval '1 second', true from added`,
    [size],
  )
  await client.query('vacuum analyze people, period_points')
}

async function askAround(
  client: pg.Client,
  server: Served,
  size: number,
): Promise<{ median_ms: number; p99_ms: number }> {
  const { rows } = await client.query<{ id: number }>(
    `select id from people where phone like '+7%' order by random() limit $1`,
    [asked],
  )
  const times: number[] = []
  for (const [index, { id }] of rows.entries()) {
    const token = randomBytes(32).toString('base64url')
    await client.query(
      `insert into sessions (token_hash, person_id, created_at, expires_at)
       values ($1, $2, now(), now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), id],
    )
    const page = 1 + ((index * 7919) % Math.floor(size / 20))
    const start = performance.now()
    const reply = await fetch(`${server.url}/api/student?action=leaderboard`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-student-auth': token },
      body: JSON.stringify({ page, period: 'all' }),
    })
    const body = await reply.text()
    if (!reply.ok) throw new Error(body)
    // The first calls warm the server up, and read the ladder.
    if (index >= asked / 3) times.push(performance.now() - start)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { median_ms: at(0.5), p99_ms: at(0.99) }
}
