import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/test-database.ts'
import { type Migration, migrate } from './migrate.ts'

const first: Migration = { name: '0001-a.sql', sql: 'create table a (id integer)', checksum: 'one' }
const second: Migration = { name: '0002-b.sql', sql: 'create table b (id integer)', checksum: 'two' }

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public')
})

test('migrations are applied in order, each once', async () => {
  expect(await migrate(database.pool, [first, second])).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await migrate(database.pool, [first, second])).toEqual([])
})

test('several processes that start at once apply each migration once between them', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, [first, second])))
  expect(runs.flat().toSorted()).toEqual(['0001-a.sql', '0002-b.sql'])
})

test('a migration that fails leaves nothing of itself, and can be mended', async () => {
  const broken = { ...second, sql: 'create table b (id integer); select nothing from nowhere' }
  await expect(migrate(database.pool, [first, broken])).rejects.toThrow(
    '0002-b.sql failed, and nothing of it was kept',
  )
  expect(await migrate(database.pool, [first, second])).toEqual(['0002-b.sql'])
})

test('a migration that was changed after it was applied is refused', async () => {
  await migrate(database.pool, [first])
  await expect(migrate(database.pool, [{ ...first, checksum: 'other' }])).rejects.toThrow(
    /0001-a\.sql was changed.*an empty database/,
  )
})

test('a database that is newer than the code is refused, with all that the code lacks and the ways back', async () => {
  const third = { name: '0003-c.sql', sql: 'select 1', checksum: 'three' }
  await migrate(database.pool, [first, second, third])
  const refusal: unknown = await migrate(database.pool, [first]).catch((error: unknown) => error)
  expect(String(refusal)).toContain('does not have: 0002-b.sql, 0003-c.sql')
  expect(String(refusal)).toMatch(
    /Start the code that has them.*put them back into .*migrations.*an empty database/,
  )
})

test('a migration that would come before one already applied is refused', async () => {
  await migrate(database.pool, [first, second])
  const between = { name: '0001-b.sql', sql: 'select 1', checksum: 'between' }
  await expect(migrate(database.pool, [first, between, second])).rejects.toThrow('Give it the next number')
})
