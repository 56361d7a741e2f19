import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { migrate, readMigrations } from '../../../database/migrate.ts'

const name = readMigrations().find((migration) => migration.name.endsWith('-exam-bank.sql'))?.name ?? ''

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('drop schema public cascade; create schema public')
  await migrate(
    database.pool,
    readMigrations().filter((migration) => migration.name < name),
  )
})
afterAll(async () => await database.close())

test('a sitting that ran when the bank came goes on: its questions are on their places, and count as seen', async () => {
  const { pool } = database
  const asked = [1, 2].map((id) => ({ id, skill: 'verbs', question: `${id} ___`, options: [], answer_id: 1 }))
  await pool.query(`
    insert into people (id, role, phone, password_hash, first_name, last_name, avatar)
    values (5, 'student', '+998901112233', '', 'Aziz', 'Karimov', 'stork');
    insert into exam_bank_parts values (1, '{"uz": "Bir"}');
    insert into exam_bank_questions (id, part, skill, question, options, answer_id)
    values (1, 1, 'verbs', '1 ___', '[]', 1), (2, 1, 'verbs', '2 ___', '[]', 1);
    insert into exam_sittings (id, person_id, started_at, finished_at, level, set_aside_at)
    overriding system value values (1, 5, now(), now(), 0, now()), (2, 5, now(), null, null, null)`)
  for (const [sitting, ended] of [
    [1, 'now()'],
    [2, 'null'],
  ] as const)
    await pool.query(
      `insert into exam_sitting_parts (sitting_id, part, questions, started_at, expires_at, finished_at, correct, total)
       values ($1, 1, $2, now(), now(), ${ended}, ${ended === 'null' ? 'null' : '0'}, 2)`,
      [sitting, JSON.stringify(asked)],
    )
  await migrate(pool)
  const { rows } = await pool.query('select * from exam_places order by sitting_id, place')
  const place = { part: 1, revision: 0 }
  expect(rows).toEqual([
    { ...place, sitting_id: 1, place: 1, question_id: 1, is_repeat: false },
    { ...place, sitting_id: 1, place: 2, question_id: 2, is_repeat: false },
    { ...place, sitting_id: 2, place: 1, question_id: 1, is_repeat: true },
    { ...place, sitting_id: 2, place: 2, question_id: 2, is_repeat: true },
  ])
  // The school's own is left as it is; what comes beside it has other ids.
  const { rows: kept } = await pool.query('select id, built_in, question from exam_bank_questions order by 1')
  expect(kept).toEqual([
    { id: 1, built_in: 1, question: '1 ___' },
    { id: 2, built_in: 2, question: '2 ___' },
  ])
  const { rows: added } = await pool.query<{ id: number }>(`
    insert into exam_bank_questions (part, skill, question, options, answer_id)
    values (1, 'verbs', '3 ___', '[]', 1) returning id`)
  expect(added[0]?.id).toBeGreaterThan(1000)
})
