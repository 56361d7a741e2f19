import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { migrate, readMigrations } from '../../../database/migrate.ts'

const [filling, following] = ['0055-person-search.sql', '0056-person-search-follows.sql'].map(
  (name) => readMigrations().find((migration) => migration.name === name)?.sql ?? '',
)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('drop schema public cascade; create schema public')
  await migrate(
    database.pool,
    readMigrations().filter(({ name }) => name < '0055'),
  )
})
afterAll(async () => await database.close())

test('people are filled in for searches while they are written, and whoever changed or left meanwhile follows', async () => {
  const { pool } = database
  await pool.query(`
    insert into people (id, role, phone, password_hash, first_name, last_name, avatar)
    select n, 'student', '+99890111223' || n, '', 'Aziz', 'Eski' || n, 'stork' from generate_series(1, 4) n`)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(filling ?? '')
    const { rows: locks } = await client.query<{ mode: string }>(
      `select mode from pg_locks where relation = 'people'::regclass and pid = pg_backend_pid()`,
    )
    // Read and no more: every answer writes people.
    expect(locks.map(({ mode }) => mode)).toEqual(['AccessShareLock'])
    await pool.query(`update people set last_name = 'Yangi' where id = 1`)
    await pool.query(`update people set phone = '+998907654321' where id = 2`)
    await pool.query('delete from people where id = 3')
    await client.query('commit')
    await client.query(following ?? '')
  } finally {
    client.release()
  }
  const listKnown = async () =>
    (
      await pool.query<{ id: number; name: string; isCalled: boolean }>(
        `select person_id as id, name, grams @> array['4321'] as "isCalled" from person_search order by 1`,
      )
    ).rows
  expect(await listKnown()).toEqual([
    { id: 1, name: 'aziz yangi', isCalled: false },
    { id: 2, name: 'aziz eski2', isCalled: true },
    { id: 4, name: 'aziz eski4', isCalled: false },
  ])
  await pool.query('delete from people where id = 1')
  expect(await listKnown()).toHaveLength(2)
})
