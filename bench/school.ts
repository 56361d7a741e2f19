import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { openDatabase } from '../apps/server/src/database/open-database.ts'

/** Enough for 10,000 submissions: three tasks that need no test before them, a student each. */
const students = 3400
/** Of these the tests run: open attempts whose answers are measured. */
const testTakers = 400
/** Of each student: more than a page. */
const notifications = 60

export interface Takers {
  token: string
  id: number
  /** Of an open attempt each. */
  attempts: { attempt_id: number; lesson_id: number; question_ids: number[] }[]
}

export interface BenchSchool {
  students: { id: number; token: string }[]
  takers: Takers[]
  teacherToken: string
  /** Written tasks of lessons that are open to the students. */
  textTasks: number[]
  lessonId: number
}

/** Fills a demo school with people, sessions and open tests: what is not measured is written straight to the tables. */
export async function fillSchool(dataDir: string, databaseUrl: string | undefined): Promise<BenchSchool> {
  const { pool, close } = await openDatabase({ dataDir, databaseUrl })
  try {
    const group = await one(pool, `select id from groups order by id limit 1`)
    const { rows: made } = await pool.query<{ id: number }>(
      `insert into people (role, phone, password_hash, first_name, last_name, avatar, group_id)
       select 'student', '+99877' || lpad(n::text, 7, '0'), '', 'Sinov', n::text, 'stork', $1
       from generate_series(1, $2::int) n returning id`,
      [group, students],
    )
    const ids = made.map(({ id }) => id)
    await pool.query(
      `insert into enrollments (person_id, course_id)
       select person, id from unnest($1::int[]) person, courses`,
      [ids],
    )
    await pool.query(
      `insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at)
       select person, id, course_id, 'open', now() from unnest($1::int[]) person, lessons where not retired`,
      [ids],
    )
    await pool.query(
      `insert into notifications (person_id, kind, params, link, key, created_at)
       select person, 'review_approved', $2, '/courses/1', 'review:' || n, now()
       from unnest($1::int[]) person, generate_series(1, $3::int) n`,
      [ids, JSON.stringify({ lesson: { uz: 'Oʻzgaruvchilar' }, points: 40, coins: 5 }), notifications],
    )
    const tokens = await openSessions(pool, ids)
    const teacher = await one(pool, `select teacher_id as id from groups where id = $1`, [group])
    const [teacherToken = ''] = await openSessions(pool, [teacher])
    const { rows: tasks } = await pool.query<{ id: number }>(
      `select questions.id from questions join lessons on lessons.id = lesson_id
       where questions.type = 'text' and lessons.type in ('Practice', 'Demoday') order by questions.id`,
    )
    return {
      students: ids.map((id, index) => ({ id, token: tokens[index] ?? '' })),
      takers: await openTests(pool, ids.slice(0, testTakers), tokens),
      teacherToken,
      textTasks: tasks.map(({ id }) => id),
      lessonId: await one(
        pool,
        `select lesson_id as id from questions where type like 'selected%' group by 1 order by count(*) desc, 1 limit 1`,
      ),
    }
  } finally {
    await close()
  }
}

/** One open attempt a student and lesson with the questions that take one option; they end in an hour. */
async function openTests(pool: Pool, ids: readonly number[], tokens: readonly string[]): Promise<Takers[]> {
  const { rows } = await pool.query<{
    attempt_id: number
    person_id: number
    lesson_id: number
    question_ids: number[]
  }>(
    `insert into attempts (person_id, lesson_id, seed, question_ids, pass_percent, practice_run, started_at,
       expires_at, heard_at, state, spent)
     select person, lesson_id, 1, array_agg(id order by id), 80, false, now(), now() + interval '1 hour', now(), 'open', true
     from questions, unnest($1::int[]) person where type = 'selected-file' and not retired group by person, lesson_id
     returning id as attempt_id, person_id, lesson_id, question_ids`,
    [ids],
  )
  return ids.map((id, index) => ({
    id,
    token: tokens[index] ?? '',
    attempts: rows.filter((row) => row.person_id === id),
  }))
}

async function openSessions(pool: Pool, ids: readonly number[]): Promise<string[]> {
  const tokens = ids.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await pool.query(
    `insert into sessions (token_hash, person_id, created_at, expires_at)
     select decode(hash, 'hex'), person, now(), now() + interval '8 hours'
     from unnest($1::text[], $2::int[]) as given (hash, person)`,
    [hashes, ids],
  )
  return tokens
}

async function one(pool: Pool, query: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(query, [...values])
  const [row] = rows
  if (!row) throw new Error(`nothing found: ${query}`)
  return row.id
}
