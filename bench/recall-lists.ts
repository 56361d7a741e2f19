/**
 * What a recall's list, its count on home and the questions before a test take where 1,000 students have 2,000 cards each,
 * on a PostgreSQL of its own: every student asks once, four at a time.
 */
import { createHash, randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { prepareOnPostgresql } from './closed-loop.ts'
import { run, type Served } from './processes.ts'

const STUDENTS = 1000
const CARDS = 2000
const AT_ONCE = 4
/** As for the pages of the office; a list is asked for once a day. */
const BAR_p99_ms = 60

export async function measureRecallLists(dataDir: string): Promise<void> {
  const school = await prepareOnPostgresql(dataDir)
  const client = new pg.Client({ connectionString: school.databaseUrl })
  await client.connect()
  try {
    const { tokens, lesson } = await fill(client)
    const server = await run('apps/server/src/main.ts', {
      DATABASE_URL: school.databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'no',
    })
    try {
      const asks: [string, string, object][] = [
        ['profile, to compare', 'profile', {}],
        ['the list of a sitting', 'recall_session', {}],
        ['the count on home', 'day_goals', {}],
        ['what a test opens with', 'recall_session', { before_lesson_id: lesson }],
      ]
      for (const [name, action, input] of asks) {
        const times = await askAll(server, tokens, action, input)
        const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
        console.log(
          `${name}: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, bar ${BAR_p99_ms} ms: ${at(0.99) <= BAR_p99_ms ? 'holds' : 'MISSED'}`,
        )
      }
    } finally {
      await server.stop()
    }
  } finally {
    await client.end()
    await school.stop()
  }
}

/** The course whose tests open with questions of earlier lessons, its questions many times over, and their cards. */
async function fill(client: pg.Client): Promise<{ tokens: string[]; lesson: number }> {
  const course = '(select min(id) from courses where interleaved)'
  const { rows: people } = await client.query<{ id: number }>(
    `insert into people (role, phone, password_hash, first_name, last_name, avatar)
     select 'student', '+7' || n, '', 'Sinov', n::text, 'stork' from generate_series(1, $1::integer) n returning id`,
    [STUDENTS],
  )
  const students = `people.role = 'student' and people.phone like '+7%'`
  await client.query(
    `insert into enrollments (person_id, course_id) select id, ${course} from people where ${students}`,
  )
  await client.query(
    `insert into questions (lesson_id, stable_id, order_number, type, content, key, source)
     select lesson_id, stable_id || '-' || n, 1000 + n, type, content, key, source
     from questions, generate_series(1, 25) n
     where type like 'selected%' and not retired
       and lesson_id in (select id from lessons where course_id = ${course} and not retired)`,
  )
  // Finished one after the other up to five days ago, the last but for its test.
  await client.query(
    `insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at, test_passed, finished_at)
     select people.id, lessons.id, course_id, 'completed', now() - interval '90 days', true,
       now() - (40 - path_order % 36) * interval '1 day'
     from people, lessons where ${students} and course_id = ${course} and not lessons.retired`,
  )
  // Due from two years ago to a year ahead.
  await client.query(
    `insert into recall_cards (person_id, question_id, stability, difficulty, last_day, due_on)
     select people.id, question.id, 5, 5, current_date - 800, current_date - 700 + (question.place * 7 % 1000)
     from people, (
       select questions.id, row_number() over (order by questions.id)::integer as place
       from questions join lessons on lessons.id = lesson_id
       where course_id = ${course} and questions.type like 'selected%' and not questions.retired
       limit ${CARDS}
     ) question
     where ${students}`,
  )
  await client.query('vacuum analyze people, enrollments, questions, lesson_progress, recall_cards')
  const tokens = people.map(() => randomBytes(32).toString('base64url'))
  await client.query(
    `insert into sessions (token_hash, person_id, created_at, expires_at)
     select hash, id, now(), now() + interval '1 hour' from unnest($1::bytea[], $2::integer[]) made (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), people.map(({ id }) => id)],
  )
  const { rows } = await client.query<{ id: number; cards: number }>(
    `select id, (select count(*)::integer from recall_cards) as cards from lessons
     where course_id = ${course} and not retired and test_questions > 0 order by path_order desc limit 1`,
  )
  console.log(`${rows[0]?.cards} cards of ${STUDENTS} students`)
  return { tokens, lesson: rows[0]?.id ?? 0 }
}

/** Each student once, after those who warm the server up. @returns the times, shortest first. */
async function askAll(
  server: Served,
  tokens: readonly string[],
  action: string,
  input: object,
): Promise<number[]> {
  const times: number[] = []
  const left = [...tokens.slice(0, 50), ...tokens]
  const ask = async () => {
    for (let token = left.shift(); token !== undefined; token = left.shift()) {
      const start = performance.now()
      const reply = await fetch(`${server.url}/api/student?action=${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-student-auth': token },
        body: JSON.stringify(input),
      })
      const body = await reply.text()
      if (!reply.ok) throw new Error(body)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return times.slice(50).toSorted((one, other) => one - other)
}
