import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CourseArchive } from '@qadam/course-archive'
import type { Pool } from 'pg'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { openDiskStore } from '../../apps/server/src/files/disk-store.ts'
import { saveGroup } from '../../apps/server/src/modules/access/groups/index.ts'
import { loadCourse } from '../../apps/server/src/modules/content/archives/index.ts'
import { enroll } from '../../apps/server/src/modules/learning/courses/index.ts'
import { placementQuestions } from '../../apps/server/src/modules/learning/exam/index.ts'
import type { Random } from './random.ts'

const students = 48
const questions = 8
/** Less than there are wishes, so that the last pieces are raced for. */
const stock = 100
const coins = 40
export const price = 10

export interface Person {
  id: number
  token: string
}

export interface TortureSchool {
  students: Person[]
  teacher: Person
  admin: Person
  groupId: number
  lessonId: number
  taskId: number
  fileTaskId: number
  itemId: number
  stock: number
  /** The right option of each question of the test. */
  keys: ReadonlyMap<number, number>
  /** What is right of each question of the exam, by its words. */
  examKeys: ReadonlyMap<string, string>
}

type Question = CourseArchive['modules'][number]['lessons'][number]['questions'][number]

function course(): CourseArchive {
  const told = { hint: { uz: 'Oʻylang' }, success: { uz: 'Toʻgʻri' } }
  const test = Array.from({ length: questions }, (_, place): Question => ({
    id: `q${place}`,
    type: 'selected-file',
    text: { uz: `Savol ${place}` },
    ...told,
    options: [
      { id: 'a', text: { uz: 'birinchi' } },
      { id: 'b', text: { uz: 'ikkinchi' }, right: true },
    ],
  }))
  const lesson = (
    id: string,
    type: 'Learn' | 'Practice',
    own: Question[],
  ): CourseArchive['modules'][number]['lessons'][number] => ({
    ...{ id, type, title: { uz: `Dars ${id}` } },
    questions: own,
  })
  return {
    id: 'torture',
    title: { uz: 'Sinov kursi' },
    description: { uz: 'Sinov uchun' },
    cover: { hue: 10, seed: 1 },
    modules: [
      {
        id: 'torture-module',
        title: { uz: 'Modul' },
        description: { uz: 'Sinov' },
        lessons: [
          lesson('test', 'Learn', test),
          lesson('task', 'Practice', [
            { id: 'task', type: 'text', text: { uz: 'Yozing' } },
            { id: 'file', type: 'input-file', text: { uz: 'Faylni yuklang' } },
          ]),
        ],
      },
    ],
    media: [],
  }
}

/** Fills a school that a server has made already, and is not running: people with sessions and coins, a course, a shop. */
export async function fillSchool(
  place: { dataDir: string; databaseUrl: string | undefined },
  random: Random,
): Promise<TortureSchool> {
  const { db, pool, close } = await openDatabase(place)
  try {
    const files = await openDiskStore(path.join(place.dataDir, 'files'))
    const courseId = await loadCourse({ db, files, random, now: new Date() }, course())
    const [teacher] = await addPeople(pool, 'teacher', 1, null)
    const [admin] = await addPeople(pool, 'admin', 1, null)
    if (!teacher || !admin) throw new Error('the staff were not added')
    const groupId = await saveGroup(db, 'torture', 'Sinov', {
      ...{ teacher_id: teacher.id, curator_id: null, mentor_id: null },
    })
    const people = await addPeople(pool, 'student', students, groupId)
    for (const { id } of people) await enroll(db, id, courseId, new Date())
    const ids = people.map(({ id }) => id)
    await pool.query(
      `insert into lesson_progress (person_id, lesson_id, course_id, state, opened_at)
       select person, id, course_id, 'open', now() from unnest($1::int[]) person, lessons
       on conflict (person_id, lesson_id) do update set state = 'open'`,
      [ids],
    )
    await pool.query(
      `insert into ledger (person_id, currency, amount, reason, key, created_at)
       select person, 'coins', $2, 'correction', 'torture', now() from unnest($1::int[]) person`,
      [ids, coins],
    )
    await pool.query('update people set coins = $2, exam = true where id = any($1::int[])', [ids, coins])
    const item = await pool.query<{ id: number }>(
      `insert into shop_items (kind, title, description, picture, price, stock, published, position)
       values ('thing', '{"uz": "Daftar"}', '{"uz": "Sinov"}', 'notebook', $1, $2, true, 1) returning id`,
      [price, stock],
    )
    const { rows } = await pool.query<{
      id: number
      lesson_id: number
      type: string
      key: { answer?: unknown }
    }>('select id, lesson_id, type, key from questions')
    const task = rows.find(({ type }) => type === 'text')
    const fileTask = rows.find(({ type }) => type === 'input-file')
    const test = rows.filter(({ type }) => type === 'selected-file')
    const [first] = test
    if (!task || !fileTask || !first) throw new Error('the course was not loaded')
    return {
      ...{ students: people, teacher, admin, groupId, stock },
      ...{ lessonId: first.lesson_id, taskId: task.id, fileTaskId: fileTask.id },
      itemId: item.rows[0]?.id ?? 0,
      keys: new Map(test.map(({ id, key }) => [id, rightOption(key.answer)])),
      examKeys: new Map(placementQuestions.map(({ question, options }) => [question, options[0]])),
    }
  } finally {
    await close()
  }
}

function rightOption(answer: unknown): number {
  const [right] = typeof answer === 'object' && answer !== null ? Object.values(answer) : []
  if (typeof right !== 'number') throw new Error('a question without a right option')
  return right
}

async function addPeople(
  pool: Pool,
  role: 'student' | 'teacher' | 'admin',
  count: number,
  groupId: number | null,
): Promise<Person[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into people (role, phone, password_hash, first_name, last_name, avatar, group_id)
     select $1, '+9987' || (case $1 when 'student' then '7' when 'teacher' then '1' else '2' end) || lpad(n::text, 7, '0'), '', 'Sinov',
       n::text, 'stork', $3
     from generate_series(1, $2::int) n returning id`,
    [role, count, groupId],
  )
  const people = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }))
  for (const { id, token } of people)
    await pool.query(
      `insert into sessions (token_hash, person_id, created_at, expires_at) values ($1, $2, now(), now() + interval '8 hours')`,
      [createHash('sha256').update(token).digest(), id],
    )
  return people
}
