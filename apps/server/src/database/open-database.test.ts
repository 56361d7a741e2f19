import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('columns become the values that the table types promise', async () => {
  const { rows } = await database.pool.query(`
    select 9007199254740991::bigint as big, '2026-02-28'::date as day, array['2026-02-28'::date, null] as days,
      array[1::bigint] as bigs, 1.10::numeric as amount, timestamptz '2026-02-28 12:00:00+05' as moment,
      '{"a": [1]}'::jsonb as json, count(*) as count`)
  expect(rows).toEqual([
    {
      big: Number.MAX_SAFE_INTEGER,
      day: '2026-02-28',
      days: ['2026-02-28', null],
      bigs: [1],
      amount: '1.10',
      moment: new Date('2026-02-28T07:00:00Z'),
      json: { a: [1] },
      count: 1,
    },
  ])
})

test('a bigint that a number cannot hold is an error, not another number', async () => {
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit')
})

test('SQL that names no time zone means UTC', async () => {
  const { rows } = await database.pool.query(`select (timestamptz '2026-03-01 02:00:00+05')::date as day`)
  expect(rows).toEqual([{ day: '2026-02-28' }])
})

test('after an error the next query works', async () => {
  await expect(database.pool.query('select nothing from nowhere')).rejects.toThrow('nowhere')
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a transaction that its client abandoned does not swallow what others write', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('create table lost (id integer)')
  client.release(true)
  const { rows } = await database.pool.query(`select to_regclass('lost') as lost`)
  expect(rows).toEqual([{ lost: null }])
})

test('a connection that the server ends in the middle of a transaction ends that transaction alone', async (context) => {
  context.skip(database.kind === 'embedded', 'no other connection could end it')
  const { db } = database
  const cut = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    // The notice arrives while this connection is idle: as an uncaught error it ended the process.
    await sleep(200)
    await sql`select 1`.execute(transaction)
  })
  await expect(cut).rejects.toThrow('connection')
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
