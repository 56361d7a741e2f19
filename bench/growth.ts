/**
 * `npm run bench growth [sizes]`: how what students and staff open grows with the school: the 99th percentile of each at
 * a thousand, a hundred thousand and a million students with ten answers each, on a PostgreSQL of its own, as ratios to
 * the first size. One call at a time: latency is measured.
 */
import { performance } from 'node:perf_hooks'
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { prepareOnPostgresql } from './closed-loop.ts'
import { growSchool } from './growth-school.ts'
import { run, runToItsEnd, type Served } from './processes.ts'

const usualSizes = [1000, 100_000, 1_000_000]
const bar = { ratio: 1.5, longest_ms: 60 }
const calls = { students: 200, staff: 200, warmUp: 20 }
/** Of one list, so that a slow one does not hold up the others; at least ten calls are made. */
const longest_s = 20

interface Ask {
  name: string
  action: string
  /** Whose call: the first form of each is asked of many students, the others of the office. */
  by: 'student' | 'teacher' | 'admin'
  /** Of the n-th call. */
  body: (n: number) => Record<string, unknown>
}

interface Latency {
  p50_ms: number
  p99_ms: number
}

interface Content {
  course: number
  module: number
  lesson: number
  group: number
  phones: readonly string[]
  /** Open tests of the students who are measured, in their order. */
  tests: readonly { attempt_id: number; question_ids: readonly number[] }[]
  /** Of each question that takes one option, the id of its first. */
  options: ReadonlyMap<number, number>
}

const same =
  (body: Record<string, unknown> = {}) =>
  () =>
    body

function asksOf({ course, module, lesson, group, phones, tests, options }: Content): readonly Ask[] {
  const student = (action: string, body: Ask['body'] = same(), name = action): Ask => ({
    name,
    action,
    by: 'student',
    body,
  })
  const office = (action: string, body: Ask['body'] = same(), name = action): Ask => ({
    name,
    action,
    by: 'admin',
    body,
  })
  const phoneOf = (n: number) => phones[n % phones.length] ?? ''
  const answerOf = (n: number) => {
    const { attempt_id, question_ids } = tests[n % tests.length] ?? { attempt_id: 0, question_ids: [] }
    const question_id = question_ids[Math.floor(n / tests.length)] ?? 0
    return { question_id, attempt_id, answer: options.get(question_id) ?? 0 }
  }
  return [
    student('question_try', answerOf),
    student('profile'),
    student('courses'),
    student('course_modules', same({ course_id: course })),
    student('module_lessons', same({ module_id: module })),
    student('lesson_questions', same({ lesson_id: lesson })),
    student('leaderboard', same({ period: 'all' }), 'leaderboard, first page'),
    student('leaderboard', (n) => ({ period: 'all', page: 1 + ((n * 7) % 40) }), 'leaderboard, some page'),
    student('get_student_notifications'),
    student('statement'),
    { name: 'review_queue of a teacher', action: 'review_queue', by: 'teacher', body: same() },
    {
      name: 'group_matrix',
      action: 'group_progress',
      by: 'teacher',
      body: same({ group_id: group, course_id: course }),
    },
    { name: 'group_figures', action: 'group_figures', by: 'teacher', body: same({ group_ids: [group] }) },
    { name: 'students of a teacher', action: 'students', by: 'teacher', body: same() },
    { name: 'promise_board of a teacher', action: 'promise_board', by: 'teacher', body: same() },
    office('review_queue', same(), 'review_queue of all'),
    office('promise_board', same(), 'promise_board of all'),
    office('groups'),
    office(
      'review_queue',
      (n) => ({ query: ['karimov', 'saidakbar z', 'bek'][n % 3] }),
      'review_queue, search',
    ),
    office('students'),
    office('students', same({ page: 150 }), 'students, page 150'),
    office('students', same({ state: 'frozen' }), 'students, frozen'),
    office(
      'students',
      (n) => ({ query: ['otkirbek saidakbarz', 'yoldoshova', 'xon dilnoza'][n % 3] }),
      'students, rare name',
    ),
    office('students', (n) => ({ query: ['karim', 'a', 'ov'][n % 3] }), 'students, common name'),
    office('students', (n) => ({ query: phoneOf(n).slice(-7) }), 'students, end of a phone'),
    office('students', (n) => ({ query: phoneOf(n).slice(-4) }), 'students, four digits'),
    office('students', same({ sort: 'points', descending: true }), 'students by points'),
    office('students', same({ sort: 'next_due_on' }), 'students by due date'),
    office('overview'),
    office('course_insight', same({ course_id: course })),
    office('audit_log'),
    office('audit_log', (n) => ({ query: ['otkirbek saidakbarz', 'karimova'][n % 2] }), 'audit_log, search'),
    office('payments_due', same({ state: 'all' })),
    office(
      'payments_due',
      (n) => ({ state: 'all', query: ['karim', 'yoldosh'][n % 2] }),
      'payments_due, search',
    ),
    office('payments_list'),
    office('payments_list', same({ page: 100 }), 'payments_list, page 100'),
    office('payment_transactions'),
    office('payment_transactions', same({ query: 'yoldoshova' }), 'payment_transactions, search'),
    office('shop_orders'),
    office('shop_orders', same({ state: 'all', query: 'yoldoshova' }), 'shop_orders, search'),
    office('leads'),
  ]
}

export async function measureGrowth(dataDir: string, wanted: readonly string[]): Promise<void> {
  const sizes = wanted.length > 0 ? wanted.map(Number) : usualSizes
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
    throw new Error('sizes are whole numbers from 1000 on')
  const school = await prepareOnPostgresql(dataDir)
  const client = new pg.Client({ connectionString: school.databaseUrl })
  await client.connect()
  const found = new Map<string, Latency[]>()
  try {
    for (const size of sizes) {
      const began = performance.now()
      await growSchool(client, size)
      // As the job queue keeps them.
      await runToItsEnd('scripts/rebuild-figures.ts', { DATABASE_URL: school.databaseUrl, DATA_DIR: dataDir })
      console.log(`${size} students after ${((performance.now() - began) / 1000).toFixed(0)} s`)
      const server = await run('apps/server/src/main.ts', {
        DATABASE_URL: school.databaseUrl,
        DATA_DIR: dataDir,
        DEMO: 'no',
      })
      try {
        await measureAll(client, server, found)
      } finally {
        await server.stop()
      }
      print(sizes.slice(0, sizes.indexOf(size) + 1), found)
    }
  } finally {
    await client.end()
    await school.stop()
  }
}

async function measureAll(client: pg.Client, server: Served, found: Map<string, Latency[]>): Promise<void> {
  const students = await idsOf(
    client,
    `select id from people where phone like '+71%' and closed_at is null
     and not exists (select from attempts where person_id = people.id and state = 'open')
     order by random() limit ${calls.students}`,
  )
  const content = await contentOf(client, students)
  const tokens = {
    student: await openSessions(client, students),
    teacher: await openSessions(
      client,
      await idsOf(client, `select teacher_id as id from groups where id = ${content.group}`),
    ),
    admin: await openSessions(
      client,
      await idsOf(client, `select id from people where role = 'admin' order by id limit 1`),
    ),
  }
  for (const ask of asksOf(content)) {
    const times = await timesOf(server, ask, tokens[ask.by])
    found.set(ask.name, [
      ...(found.get(ask.name) ?? []),
      { p50_ms: percentile(times, 0.5), p99_ms: percentile(times, 0.99) },
    ])
  }
}

async function timesOf(
  server: Served,
  { name, action, by, body }: Ask,
  tokens: readonly string[],
): Promise<number[]> {
  const times: number[] = []
  const side = by === 'student' ? 'student' : 'staff'
  const count = by === 'student' ? calls.students : calls.staff
  const began = performance.now()
  for (let n = -calls.warmUp; n < count; n += 1) {
    if (n >= 10 && performance.now() - began > longest_s * 1000) break
    const place = n + calls.warmUp
    const start = performance.now()
    const reply = await fetch(`${server.url}/api/${side}?action=${action}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [`x-${side}-auth`]: tokens[place % tokens.length] ?? '',
      },
      body: JSON.stringify(body(place)),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${name}: ${text}`)
    if (n >= 0) times.push(performance.now() - start)
  }
  return times
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0

function print(sizes: readonly number[], found: ReadonlyMap<string, readonly Latency[]>): void {
  console.log(`| p50 / p99, ms | ${sizes.join(' | ')} | ratios |\n|---|${'--:|'.repeat(sizes.length + 1)}`)
  for (const [name, times] of found) {
    const [first, last] = [times[0], times.at(-1)]
    if (!first || !last) continue
    const ratio = last.p99_ms / first.p99_ms
    const mark = last.p99_ms > bar.longest_ms ? ' MISSED' : ratio > bar.ratio ? ' grows' : ''
    const cells = times.map(({ p50_ms, p99_ms }) => `${p50_ms.toFixed(1)} / ${p99_ms.toFixed(1)}`)
    const ratios = `${(last.p50_ms / first.p50_ms).toFixed(1)} / ${ratio.toFixed(1)}`
    console.log(`| ${name} | ${cells.join(' | ')} | ${ratios}${mark} |`)
  }
}

async function contentOf(client: pg.Client, students: readonly number[]): Promise<Content> {
  const { rows } = await client.query<Omit<Content, 'phones' | 'tests' | 'options'>>(
    `select course_id as course, module_id as module, id as lesson,
       (select group_id from people where phone like '+71%' and group_id is not null order by id limit 1) as group
     from lessons where course_id = (select min(id) from courses where published) and not retired
     order by path_order limit 1`,
  )
  const { rows: people } = await client.query<{ phone: string }>(
    `select phone from people where phone like '+71%' order by random() limit ${calls.staff}`,
  )
  const [row] = rows
  if (!row) throw new Error('the demo school has no lesson')
  return { ...row, phones: people.map(({ phone }) => phone), ...(await openTests(client, students)) }
}

async function idsOf(client: pg.Client, query: string): Promise<number[]> {
  return (await client.query<{ id: number }>(query)).rows.map(({ id }) => id)
}

/** One open test each, of the lesson with the most questions that take one option. */
async function openTests(
  client: pg.Client,
  students: readonly number[],
): Promise<Pick<Content, 'tests' | 'options'>> {
  const { rows: questions } = await client.query<{ id: number; lesson_id: number; option: number }>(
    `select id, lesson_id, (content -> 'fields' -> 'options' -> 0 ->> 'id')::int as option from questions
     where type = 'selected-file' and not retired and lesson_id = (
       select lesson_id from questions where type = 'selected-file' and not retired
       group by 1 order by count(*) desc, 1 limit 1) order by id`,
  )
  const question_ids = questions.map(({ id }) => id)
  const { rows } = await client.query<{ attempt_id: number }>(
    `insert into attempts (person_id, lesson_id, seed, question_ids, pass_percent, practice_run, started_at, expires_at,
       heard_at, state, spent)
     select person, $2, 1, $3, 80, false, now(), now() + interval '1 hour', now(), 'open', true
     from unnest($1::int[]) with ordinality given (person, place) order by place returning id as attempt_id`,
    [students, questions[0]?.lesson_id, question_ids],
  )
  await client.query(
    `insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at)
     select person, lessons.id, course_id, 'open', now() from unnest($1::int[]) person, lessons where lessons.id = $2
     on conflict do nothing`,
    [students, questions[0]?.lesson_id],
  )
  return {
    tests: rows.map(({ attempt_id }) => ({ attempt_id, question_ids })),
    options: new Map(questions.map(({ id, option }) => [id, option])),
  }
}

async function openSessions(client: pg.Client, ids: readonly number[]): Promise<string[]> {
  const tokens = ids.map(() => randomBytes(32).toString('base64url'))
  await client.query(
    `insert into sessions (token_hash, person_id, created_at, expires_at)
     select decode(hash, 'hex'), person, now(), now() + interval '2 hours'
     from unnest($1::text[], $2::int[]) as given (hash, person)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), ids],
  )
  return tokens
}
