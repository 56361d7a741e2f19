import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { inTransaction, listTables } from '../backup/tables.ts'
import { openDiskStore } from '../files/disk-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { createPerson } from '../modules/access/accounts/index.ts'
import { exportStudent } from './export-student.ts'
import { linksQuery, waysFrom, type Link } from '../database/student-rows.ts'

const now = new Date('2026-03-10T07:00:00.000Z')

let folder: string
let school: TestDatabase
let files: FileStore
let studentId: number
let otherId: number

const person = (phone: string, firstName: string, role: 'student' | 'teacher' = 'student') =>
  createPerson(school.db, {
    role,
    phone,
    passwordHash: 'a secret hash',
    firstName,
    lastName: 'Karimova',
    lang: 'uz',
    avatar: 'stork',
  })

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-privacy-'))
  school = await createTestDatabase()
  files = await openDiskStore(path.join(folder, 'store'))
  studentId = await person('+998901112233', 'Aziza')
  otherId = await person('+998904445566', 'Sardor')
  for (const id of [studentId, otherId]) await giveThings(id)
})
afterEach(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Something directly of a person, something two steps away, a session, and a file. */
async function giveThings(id: number): Promise<void> {
  const { db } = school
  await sql`insert into helper_messages (person_id, slot, role, content, created_at)
    values (${id}, 'py', 'user', ${`question of ${id}`}, ${now})`.execute(db)
  await sql`insert into sessions (person_id, token_hash, created_at, expires_at)
    values (${id}, decode(md5(${String(id)}), 'hex'), ${now}, ${now})`.execute(db)
  await sql`with device as (
      insert into push_recipients (person_id, provider, address, session_hash, created_at, seen_at)
      values (${id}, 'web_push', ${`https://push.example/secret-${id}`}, '\\x00', ${now}, ${now}) returning id),
    notice as (
      insert into notifications (person_id, kind, key, params, created_at)
      values (${id}, 'exam_granted', 'one', '{}', ${now}) returning id)
    insert into push_deliveries (notification_id, recipient_id, created_at, send_after)
    select notice.id, device.id, ${now}, ${now} from notice, device`.execute(db)
  await sql`insert into invite_leads (inviter_id, name, phone, state, created_at, changed_at)
    values (${id}, 'Somebody Else', ${`+99890777000${id % 10}`}, 'new', ${now}, ${now})`.execute(db)
  const { key } = await files.put(Buffer.from(`voice of ${id}`))
  await sql`insert into uploads
      (id, person_id, file_name, size, media_key, state, created_at, finished_at, mime, sha256, of_project)
    values (${`upload-${id}`}, ${id}, 'voice.webm', 1, ${key}, 'ready', ${now}, ${now}, 'audio/webm', '\\x00', true)`.execute(
    db,
  )
}

const exportOf = async (who: string) =>
  await exportStudent({ pool: school.pool, files, who, folder: path.join(folder, 'export') })
const tableOf = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(path.join(folder, 'export', `${name}.json`), 'utf8'))

/**
 * Content; sums of the school; what is gone within days and names a session, a device or a phone by its hash; messages of
 * Telegram and of payment providers as they came. `invite_leads` are other people.
 */
const withoutStudents = [
  ...['courses', 'exam_bank_parts', 'film_renditions', 'films', 'lessons', 'media', 'modules', 'questions'],
  ...['job_runs', 'lesson_days', 'payment_counts', 'promise_settled', 'question_days', 'review_counts'],
  ...[
    'rollups',
    'school_days',
    'school_standing',
    'sms_days',
    'transaction_counts',
    'league_weeks',
    'leagues',
    'outages',
    'school_pulse',
  ],
  ...['event_tickets', 'lesson_openings', 'login_devices', 'login_failures', 'lead_arrivals'],
  ...['password_reset_visits', 'password_resets', 'upload_locks'],
  ...['payment_calls', 'telegram_turn', 'telegram_updates', 'invite_leads'],
]

test.each(['id', 'phone'])('all of a student comes, by %s, and nothing of another', async (by) => {
  const done = await exportOf(by === 'id' ? String(studentId) : '+998 90 111-22-33')
  expect(done).toMatchObject({ personId: studentId, files: 1 })
  expect(tableOf('people')).toEqual([expect.objectContaining({ id: studentId, first_name: 'Aziza' })])
  expect(tableOf('helper_messages')).toEqual([
    expect.objectContaining({ content: `question of ${studentId}` }),
  ])
  // By way of the notification, and of the device; once.
  expect(tableOf('push_deliveries')).toHaveLength(1)
  const [key = ''] = readdirSync(path.join(folder, 'export/files'))
  expect(tableOf('uploads')).toEqual([expect.objectContaining({ media_key: key, file_name: 'voice.webm' })])
  expect(readFileSync(path.join(folder, 'export/files', key), 'utf8')).toBe(`voice of ${studentId}`)
  const text = readdirSync(path.join(folder, 'export'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(folder, 'export', name), 'utf8'))
    .join('\n')
  expect(text).not.toMatch(/Sardor|Somebody Else|secret|_hash/)
  expect(text).not.toContain(`question of ${otherId}`)
})

test('what a teacher decided about a work comes with the work, though it names the teacher', async () => {
  const teacher = await person('+998907778899', 'Nodira', 'teacher')
  await inTransaction(school.pool, '', async (connection) => {
    // Their course, lesson and question are nothing of a student.
    await connection.query('set local session_replication_role = replica')
    for (const [work, of] of [
      [1, studentId],
      [2, otherId],
    ]) {
      await connection.query(
        `insert into submissions (id, person_id, question_id, lesson_id, course_id, version, status, work, submitted_at)
         overriding system value values ($1, $2, 1, 1, 1, 1, 'uploaded', '{}', $3)`,
        [work, of, now],
      )
      await connection.query(
        `insert into review_decisions
           (submission_id, reviewer_id, verdict, comment, comment_html, score, coins, points, coins_moved,
            points_moved, decided_at)
         values ($1, $2, 'approved', $3, '', 80, 1, 1, 1, 1, $4)`,
        [work, teacher, `decided about ${work}`, now],
      )
    }
  })
  await exportOf(String(studentId))
  expect(tableOf('submissions')).toEqual([expect.objectContaining({ id: 1 })])
  expect(tableOf('review_decisions')).toEqual([expect.objectContaining({ comment: 'decided about 1' })])
})

test('nobody else than a student is exported, and no folder overwritten', async () => {
  const teacher = await person('+998907778899', 'Nodira', 'teacher')
  await expect(exportOf(String(teacher))).rejects.toThrow(/no student/)
  await expect(exportOf('+998900000000')).rejects.toThrow(/no student/)
  expect(existsSync(path.join(folder, 'export'))).toBe(false)
  await exportOf(String(studentId))
  await expect(exportOf(String(studentId))).rejects.toThrow(/exists already/)
})

test('every table either has a way from a student or is named here as having nothing of one', async () => {
  const { ways, tables } = await inTransaction(school.pool, 'read only', async (connection) => ({
    ways: waysFrom((await connection.query<Link>(linksQuery)).rows),
    tables: await listTables(connection),
  }))
  const without = tables.map(({ name }) => name).filter((name) => !ways.has(name))
  expect(without.toSorted()).toEqual(withoutStudents.toSorted())
})
