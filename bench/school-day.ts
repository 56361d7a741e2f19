/**
 * What a school day of one student costs: home, a lesson with its video and its test, a written task, the shop, the
 * leaderboard and the notifications, as the app asks for them, each day in its own order by 16 students at a time. Of a
 * server with two workers on PostgreSQL: requests, processor time, bytes that go out, what the database writes, and what
 * the processes tell each other. docs/scale.md counts with it.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { turnedAwayHeader } from '@qadam/contract'
import pg from 'pg'
import { backendOf, prepareOnPostgresql, serve } from './closed-loop.ts'
import { costsOf, parentOf } from './process-costs.ts'
import { fillSchool, type BenchSchool, type Takers } from './school.ts'

const atOnce = 16
/** Until the JIT compiler has warmed up. */
const warmUpDays = 60
const measuredDays = 240
/** A video of eight minutes, and a heartbeat each ten seconds of it. */
const heartbeats = 48
/** While a text is written, it is saved so often. */
const drafts = 4
/** Of the course team's events, a batch each. */
const batches = 6

interface Lesson {
  course_id: number
  module_id: number
  lesson_id: number
  video_id: number
  info_ids: number[]
  task_id: number
}

/** The contract's Question, as far as it is read. */
interface Question {
  id: number
  other: { options?: { id: number }[]; exercises?: unknown[] }
}

interface Day {
  requests: number
  bytes: number
  /** Requests that a busy server did not begin, and that were sent again. */
  turnedAway: number
}

/** Prints what a day costs, of each in the mean. */
export async function measureSchoolDay(dataDir: string): Promise<void> {
  const prepared = await prepareOnPostgresql(dataDir)
  const school = await fillSchool(dataDir, prepared.databaseUrl)
  const client = new pg.Client({ connectionString: prepared.databaseUrl })
  await client.connect()
  let notified = 0
  client.on('notification', () => (notified += 1))
  await client.query('listen qadam_live')
  const server = await serve(prepared, dataDir)
  try {
    const lesson = await findLesson(client, school)
    const database = parentOf(await backendOf(client))
    await liveDays(server.url, lesson, school.takers.slice(0, warmUpDays))
    notified = 0
    const before = { ...(await writtenBy(client)), server: costsOf(server.pid), database: costsOf(database) }
    const begun = performance.now()
    const days = await liveDays(
      server.url,
      lesson,
      school.takers.slice(warmUpDays, warmUpDays + measuredDays),
    )
    const took_s = (performance.now() - begun) / 1000
    const after = { ...(await writtenBy(client)), server: costsOf(server.pid), database: costsOf(database) }
    const each = (amount: number) => amount / days.length
    const server_ms = each(after.server.cpu_ms - before.server.cpu_ms)
    const database_ms = each(after.database.cpu_ms - before.database.cpu_ms)
    const requests = each(days.reduce((sum, day) => sum + day.requests, 0))
    const bytes = each(days.reduce((sum, day) => sum + day.bytes, 0))
    const turnedAway = each(days.reduce((sum, day) => sum + day.turnedAway, 0))
    console.log(
      `A school day of one student: ${requests.toFixed(0)} requests ` +
        `(${turnedAway.toFixed(1)} sent again), ${(server_ms + database_ms).toFixed(0)} CPU ms ` +
        `(server ${server_ms.toFixed(0)}, database ${database_ms.toFixed(0)}), ${(bytes / 1024).toFixed(0)} KB of replies ` +
        `before compression, ${(each(after.rows - before.rows) / 1024).toFixed(1)} KB more in the database, ` +
        `${(each(after.log - before.log) / 1024).toFixed(0)} KB of its log in ${each(after.commits - before.commits).toFixed(0)} ` +
        `commits, ${each(notified).toFixed(1)} NOTIFY; ${(days.length / took_s).toFixed(1)} days a second.`,
    )
  } finally {
    await client.end()
    await server.stop()
    await prepared.stop()
  }
}

/** The lesson with most questions of one choice, and what is beside them. */
async function findLesson(client: pg.Client, { lessonId, textTasks }: BenchSchool): Promise<Lesson> {
  const { rows } = await client.query<Omit<Lesson, 'task_id'>>(
    `select course_id, module_id, lessons.id as lesson_id,
       (select id from questions where type = 'video' and not retired order by id limit 1) as video_id,
       array(select id from questions where lesson_id = lessons.id and type = 'info' and not retired) as info_ids
     from lessons where id = $1`,
    [lessonId],
  )
  const [found] = rows
  const [task_id] = textTasks
  if (!found || task_id === undefined) throw new Error('The demo school has no such lesson')
  return { ...found, task_id }
}

interface Written {
  rows: number
  log: number
  /** Transactions that wrote something. */
  commits: number
}

async function writtenBy(client: pg.Client): Promise<Written> {
  const { rows } = await client.query<Record<keyof Written, string>>(
    `select pg_database_size(current_database()) as rows, pg_current_wal_lsn() - '0/0'::pg_lsn as log,
       pg_snapshot_xmax(pg_current_snapshot()) as commits`,
  )
  const [row] = rows
  return { rows: Number(row?.rows ?? 0), log: Number(row?.log ?? 0), commits: Number(row?.commits ?? 0) }
}

async function liveDays(url: string, lesson: Lesson, takers: readonly Takers[]): Promise<Day[]> {
  const waiting = takers.values()
  const days: Day[] = []
  const live = async (): Promise<void> => {
    for (const taker of waiting) days.push(await new Student(url, taker, lesson).live())
  }
  await Promise.all(Array.from({ length: atOnce }, live))
  return days
}

class Student {
  readonly #url: string
  readonly #taker: Takers
  readonly #lesson: Lesson
  readonly #day: Day = { requests: 0, bytes: 0, turnedAway: 0 }

  constructor(url: string, taker: Takers, lesson: Lesson) {
    this.#url = url
    this.#taker = taker
    this.#lesson = lesson
  }

  async live(): Promise<Day> {
    const { course_id, module_id, lesson_id, video_id, info_ids, task_id } = this.#lesson
    await this.#ask('profile')
    await this.#all(['courses', 'get_student_streak', 'day_goals', 'leaderboard_by_group', 'announcements'])
    await this.#all(['get_student_notifications', 'events_ticket', 'league', 'achievements'])
    await this.#ask('course_student', { course_id })
    await this.#ask('course_modules', { course_id })
    await this.#ask('module_lessons', { module_id })
    await this.#ask('module_knowledge', { module_id })
    const questions = await this.#ask<Question[]>('lesson_questions', { lesson_id })
    for (let beat = 1; beat <= heartbeats; beat += 1)
      await this.#ask('video_progress', { question_id: video_id, position_s: beat * 10, played_s: 10 })
    for (const question_id of info_ids) {
      const info = questions.find(({ id }) => id === question_id)
      if (info?.other.exercises?.length) await this.#ask('exercise_drafts', { question_id })
      await this.#ask('info_read', { question_id })
    }
    const attempt = this.#taker.attempts.find((one) => one.lesson_id === lesson_id)
    if (!attempt) throw new Error('The student has no open test in the lesson')
    for (const question_id of attempt.question_ids) {
      const answer = questions.find(({ id }) => id === question_id)?.other.options?.[0]?.id ?? 0
      await this.#ask('question_try', { question_id, attempt_id: attempt.attempt_id, answer })
    }
    await this.#ask('test_finish', { attempt_id: attempt.attempt_id })
    await this.#ask('module_lessons', { module_id })
    const text = 'Dastur avval sonni soʻraydi, keyin uni oʻylangan son bilan solishtiradi. '
    let { revision } = await this.#ask<{ revision: number }>('practice_draft', { question_id: task_id })
    for (let save = 1; save <= drafts; save += 1)
      ({ revision } = await this.#ask<{ revision: number }>('practice_draft_save', {
        question_id: task_id,
        text: text.repeat(2 * save),
        revision,
      }))
    await this.#ask('question_try', {
      question_id: task_id,
      request_id: randomUUID(),
      answer: text.repeat(8),
    })
    await this.#all(['coin_shop', 'leaderboard_by_group', 'get_student_notifications', 'profile'])
    for (let batch = 0; batch < batches; batch += 1)
      await this.#ask('event_log', {
        events: ['lesson_opened', 'video_started', 'video_paused'].map((event_action) => ({ event_action })),
      })
    return this.#day
  }

  async #all(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(async (name) => await this.#ask(name)))
  }

  /**
   * Comes back where a busy server turned it away, as the apps do: the days here have no pauses.
   * @throws Error where the reply is no success otherwise, since a refusal is cheap
   */
  async #ask<Data>(action: string, input: object = {}): Promise<Data> {
    for (;;) {
      const reply = await fetch(`${this.#url}/api/student?action=${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-student-auth': this.#taker.token },
        body: JSON.stringify(input),
      })
      const text = await reply.text()
      if (reply.headers.has(turnedAwayHeader)) {
        this.#day.turnedAway += 1
        await sleep(Number(reply.headers.get('retry-after')) * 1000)
        continue
      }
      if (!reply.ok) throw new Error(`${action}: ${text}`)
      this.#day.requests += 1
      this.#day.bytes += Buffer.byteLength(text)
      return (JSON.parse(text) as { data: Data }).data // the contract's shape
    }
  }
}
