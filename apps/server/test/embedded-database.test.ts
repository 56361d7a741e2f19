import { cpSync, fsyncSync, mkdtempSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '../src/database/embedded-database.ts'

let folder: string
let directory: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-embedded-'))
  await (await openEmbedded(path.join(folder, 'empty'))).close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(folder, 'test-')), 'database')
  cpSync(path.join(folder, 'empty'), directory, { recursive: true })
})

const isWriteAheadLog = (descriptor: number): boolean =>
  process.platform !== 'linux' || readlinkSync(`/proc/self/fd/${descriptor}`).includes('pg_wal')

test('every commit is synced to the disk before it is acknowledged', async () => {
  let synced = 0
  const database = await openEmbedded(directory, (descriptor) => {
    fsyncSync(descriptor)
    if (isWriteAheadLog(descriptor)) synced += 1
  })
  await database.pool.query('create table a (id integer)')
  for (let id = 0; id < 50; id += 1) {
    const before = synced
    await database.pool.query('insert into a values ($1)', [id])
    expect(synced, `the commit of row ${id}`).toBeGreaterThan(before)
  }
  await database.close()
})

test('what is read but not changed is not synced', async () => {
  let synced = 0
  const database = await openEmbedded(directory, () => {
    synced += 1
  })
  await database.pool.query('create table a (id integer)')
  await database.pool.query('select * from a')
  const before = synced
  for (let turn = 0; turn < 20; turn += 1) await database.pool.query('select * from a')
  expect(synced).toBe(before)
  await database.close()
})

test('a commit that the disk refuses to keep is not acknowledged', async () => {
  let isFull = false
  const database = await openEmbedded(directory, (descriptor) => {
    if (isFull) throw Object.assign(new Error('input/output error'), { code: 'EIO' })
    fsyncSync(descriptor)
  })
  await database.pool.query('create table a (id integer)')
  isFull = true
  await expect(database.pool.query('insert into a values (1)')).rejects.toThrow()
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
