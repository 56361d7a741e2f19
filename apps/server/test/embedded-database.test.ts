import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '../src/database/database-failure.ts'
import { openEmbedded } from '../src/database/embedded-database.ts'
import { databaseOn } from '../src/database/open-database.ts'
import { WATCHED_FSYNC } from './watched-fsync.ts'

let folder: string
let directory: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-embedded-'))
  await (await openEmbedded(path.join(folder, 'empty'))).close()
})
afterAll(() => {
  delete process.env[WATCHED_FSYNC]
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(folder, 'test-')), 'database')
  cpSync(path.join(folder, 'empty'), directory, { recursive: true })
  process.env[WATCHED_FSYNC] = path.dirname(directory)
})

const watched = new URL('watched-fsync.ts', import.meta.url).href
/** How often the disk was synced since the test began: all of it, or the write-ahead log. */
const synced = (what: 'all' | 'log') => {
  const file = path.join(path.dirname(directory), what)
  return existsSync(file) ? statSync(file).size : 0
}

test('every commit is synced to the disk before it is acknowledged', async () => {
  const database = await openEmbedded(directory, watched)
  await database.pool.query('create table a (id integer)')
  for (let id = 0; id < 50; id += 1) {
    const before = synced('log')
    await database.pool.query('insert into a values ($1)', [id])
    expect(synced('log'), `the commit of row ${id}`).toBeGreaterThan(before)
  }
  await database.close()
})

test('what is read but not changed is not synced', async () => {
  const database = await openEmbedded(directory, watched)
  await database.pool.query('create table a (id integer)')
  await database.pool.query('select * from a')
  const before = synced('all')
  expect(before).toBeGreaterThan(0)
  for (let turn = 0; turn < 20; turn += 1) await database.pool.query('select * from a')
  expect(synced('all')).toBe(before)
  await database.close()
})

test('a commit that the disk refuses to keep is not acknowledged', async () => {
  const database = await openEmbedded(directory, watched)
  await database.pool.query('create table a (id integer)')
  writeFileSync(path.join(path.dirname(directory), 'full'), '')
  await expect(database.pool.query('insert into a values (1)')).rejects.toThrow()
})

test('after a disk that was full at a commit the database recovers by itself, with all it acknowledged', async () => {
  const database = await openEmbedded(directory, watched)
  const db = databaseOn(database.pool)
  const insert = async (id: number) =>
    await db.transaction().execute(async (transaction) => {
      await sql`insert into a values (${id})`.execute(transaction)
      if (id === 1) writeFileSync(path.join(path.dirname(directory), 'full'), '')
    })
  await database.pool.query('create table a (id integer)')
  await insert(0)
  const refusal: unknown = await insert(1).catch((error: unknown) => error)
  expect(isDatabaseAway(refusal), String(refusal)).toBe(true)
  // While the disk stays full it answers too.
  await expect(insert(2)).rejects.toThrow()
  rmSync(path.join(path.dirname(directory), 'full'))
  // On a busy machine opening it anew takes longer than one query waits for a connection.
  await vi.waitFor(async () => await insert(3), { timeout: 60_000 })
  const { rows } = await database.pool.query<{ id: number }>('select id from a')
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([0, 3]))
  expect(rows.map(({ id }) => id)).not.toContain(2)
  await database.close()
})

test('a statement that overflows the database’s stack breaks nothing of the ones after it', async () => {
  const database = await openEmbedded(directory)
  const deep = '['.repeat(1e6) + ']'.repeat(1e6)
  await expect(database.pool.query('select $1::jsonb', [deep])).rejects.toThrow()
  // As above: the first query afterwards may wait in vain.
  const nonsense = async () => await database.pool.query('selec').catch((error: unknown) => String(error))
  await expect.poll(nonsense, { timeout: 60_000 }).toContain('syntax error')
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a long statement does not hold up the event loop', async () => {
  const database = await openEmbedded(directory)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const begun = performance.now()
  delay.enable()
  await database.pool.query('select count(*) from generate_series(1, 3000000)')
  delay.disable()
  const took_ms = performance.now() - begun
  // It would have held the loop for all of its time.
  expect(took_ms).toBeGreaterThan(100)
  expect(delay.max / 1e6).toBeLessThan(took_ms / 2)
  await database.close()
})

test('a client that broke leaves neither its transaction nor its statements to the next one', async () => {
  const database = await openEmbedded(directory)
  await database.pool.query('create table a (id integer)')
  const statement = { name: 'one', text: 'select count(*)::int as count from a', values: [] }
  const client = await database.pool.connect()
  await client.query(statement)
  await client.query('begin')
  await client.query('insert into a values (1)')
  client.release(new Error('broken'))
  expect((await database.pool.query(statement)).rows).toEqual([{ count: 0 }])
  await database.close()
})

test('a process that has nothing else to do ends, and one that waits for a reply does not', () => {
  const module = new URL('../src/database/embedded-database.ts', import.meta.url).href
  const script = `const { openEmbedded } = await import(${JSON.stringify(module)})
    const database = await openEmbedded(${JSON.stringify(directory)})
    const { rows } = await database.pool.query('select count(*)::int as count from generate_series(1, 500000)')
    console.log(rows[0].count)`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect([run.status, run.stdout.trim()]).toEqual([0, '500000'])
})

test('a query on the pool inside a transaction fails within seconds instead of waiting for ever', async () => {
  const database = await openEmbedded(directory)
  const client = await database.pool.connect()
  await client.query('begin')
  await expect(database.pool.query('select 1')).rejects.toThrow('timeout')
  await client.query('commit')
  client.release()
  await database.close()
})

test('a database whose making was interrupted is made anew', async () => {
  renameSync(directory, `${directory}.unfinished`)
  writeFileSync(path.join(`${directory}.unfinished`, 'PG_VERSION'), 'torn')
  const database = await openEmbedded(directory)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
