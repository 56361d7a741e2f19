import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { schoolIn } from '../../test/school-rows.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDiskStore } from '../files/disk-store.ts'
import type { UploadStore } from '../files/file-store.ts'
import { insertMedia } from '../files/media-store.ts'
import { JobQueue } from '../jobs/job-queue.ts'
import { createLogger } from '../log/logger.ts'
import { createPerson } from '../modules/access/accounts/index.ts'
import { lastBackup } from '../modules/base/school/index.ts'
import { backUpSchool } from './back-up-school.ts'
import { contentsPath, filePath, readContents, tablePath } from './backup-form.ts'
import { restoreSchool } from './restore-school.ts'

const now = new Date('2026-03-10T07:00:00.000Z')
const log = createLogger('silent')
const oddName = 'Oʻgʻil "\\,)(\n\tАзиз 🎈'
const person = {
  role: 'student',
  passwordHash: 'none',
  firstName: oddName,
  lastName: '',
  lang: 'uz',
  avatar: 'stork',
} as const

let folder: string
let school: TestDatabase
let files: UploadStore
let key: string
let studentId: number

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-backup-'))
  school = await createTestDatabase()
  files = await openDiskStore(path.join(folder, 'files'))
  studentId = await createPerson(school.db, { ...person, phone: '+998901112233' })
  key = await storeFile(Buffer.from('a picture'))
})
afterEach(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

async function storeFile(content: Buffer): Promise<string> {
  const stored = await files.put(content)
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(content)))
  await insertMedia(school.db, { ...stored, sha256, mime: 'image/webp', width: 1, height: 1 })
  return stored.key
}

const at = (name: string) => path.join(folder, name)
const backUp = async (name = 'backup') => {
  const result = await backUpSchool({ ...school, files, folder: at(name), now })
  return { ...result, folder: at(name) }
}
const emptyPlace = async () => {
  const database = await createEmptyDatabase()
  onTestFinished(async () => await database.close())
  return { ...database, files: await openDiskStore(at('restored')) }
}
const restoreInto = async (place: Awaited<ReturnType<typeof emptyPlace>>, backup = at('backup')) =>
  await restoreSchool({ ...place, schoolTimeZone: limits.schoolTimeZone, log, folder: backup })
const peopleIn = async ({ db }: TestDatabase) =>
  await db.selectFrom('people').select(['id', 'first_name']).execute()

test('a school comes back with its rows, its files, what waits in the queue, and its rules', async () => {
  const queue = { pool: school.pool, kind: school.kind, timeZone: limits.schoolTimeZone, log }
  const sender = await JobQueue.open(queue)
  await sender.send(school.db, 'run_checks', { submission_id: 7 })
  await sender.send(school.db, 'remove_old_periods', {})
  await sender.stop()
  await sql`insert into uploads (id, person_id, file_name, size, media_key, state, created_at)
    values ('half', ${studentId}, 'half.png', 10, 'half', 'receiving', ${now})`.execute(school.db)
  const before = await schoolIn(school)
  expect(await backUp()).toMatchObject({ files: 1, bytes: 9, missing: [] })
  expect(await lastBackup.find(school.db)).toBe(now.toISOString())

  const place = await emptyPlace()
  expect(await restoreInto(place)).toMatchObject({ made_at: now.toISOString(), files: 1, faults: [] })
  const after = await schoolIn(place)
  expect(await peopleIn(place)).toEqual([{ id: studentId, first_name: oddName }])
  // Bytes that had come of an unfinished upload are in no backup.
  expect(after.get('uploads')?.join()).toContain('discarded')
  for (const name of before.keys())
    if (name !== 'uploads') expect(after.get(name), name).toEqual(before.get(name))
  const content = await place.files.read(key)
  expect(Buffer.concat((await content?.toArray()) ?? []).toString()).toBe('a picture')
  const { rows: jobs } = await sql`select name, data from jobs.job`.execute(place.db)
  expect(jobs).toEqual([{ name: 'run_checks', data: { submission_id: 7 } }])

  const next = await createPerson(place.db, { ...person, phone: '+998901112234' })
  expect(next).toBeGreaterThan(studentId)
  await expect(sql`update people set group_id = 999`.execute(place.db)).rejects.toThrow(/foreign key/)
  const { rows } = await sql`select from person_search where person_id = ${next}`.execute(place.db)
  expect(rows.length).toBeGreaterThan(0)
})

test('what the store has lost is named, and the rest is backed up; what was deleted meanwhile is missed by nobody', async () => {
  const lost = await storeFile(Buffer.from('lost'))
  await files.delete(lost)
  expect(await backUp()).toMatchObject({ files: 1, missing: [lost] })
  const leaving = await storeFile(Buffer.from('leaving'))
  const reading: Pick<UploadStore, 'read'> = {
    read: async (asked) => {
      if (asked !== leaving) return await files.read(asked)
      await school.db.deleteFrom('media').where('key', '=', leaving).execute()
      return undefined
    },
  }
  const second = await backUpSchool({ ...school, files: reading, folder: at('second'), now })
  expect(second.missing).toEqual([lost])
  const place = await emptyPlace()
  expect(await restoreInto(place)).toMatchObject({ files: 1 })
})

test('a backup overwrites none, and one that breaks off is never taken for a whole one', async () => {
  await backUp()
  const first = readFileSync(contentsPath(at('backup')))
  await expect(backUp()).rejects.toThrow(/exists already/)
  expect(readFileSync(contentsPath(at('backup')))).toEqual(first)
  const broken = { read: () => Promise.reject(new Error('the bucket is away')) }
  const later = new Date('2026-03-11T07:00:00.000Z')
  const failing = () => backUpSchool({ ...school, files: broken, folder: at('other'), now: later })
  await expect(failing()).rejects.toThrow('the bucket is away')
  expect(await lastBackup.find(school.db)).toBe(now.toISOString())
  expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual([])
  const empty = await emptyPlace()
  await expect(restoreInto(empty, at('other'))).rejects.toThrow(/is no backup/)
  const backingUp = () => backUpSchool({ ...empty, folder: at('other'), now })
  await expect(backingUp()).rejects.toThrow(/no school/)
  const both = await Promise.allSettled([backUp('other'), backUp('other')])
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
  await restoreInto(empty, at('other'))
  expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual(['other'])
})

test('what the last backup has is the same file in both; what was damaged there, or is new, is copied', async () => {
  const second = await storeFile(Buffer.from('another picture'))
  await backUp('first')
  writeFileSync(filePath(at('first'), second), 'another pictura')
  const third = await storeFile(Buffer.from('a third picture'))
  const read: string[] = []
  const reading: Pick<UploadStore, 'read'> = {
    read: async (asked) => {
      read.push(asked)
      return await files.read(asked)
    },
  }
  const about = { ...school, files: reading, now, previous: at('first') }
  expect(await backUpSchool({ ...about, folder: at('next') })).toMatchObject({ files: 3, missing: [] })
  expect(read.toSorted()).toEqual([second, third].toSorted())
  expect(statSync(filePath(at('next'), key)).ino).toBe(statSync(filePath(at('first'), key)).ino)
  // The older one may go: what both have stays.
  rmSync(at('first'), { recursive: true })
  expect(await restoreInto(await emptyPlace(), at('next'))).toMatchObject({ files: 3, faults: [] })
  expect(await backUpSchool({ ...about, previous: at('gone'), folder: at('last') })).toMatchObject({
    files: 3,
  })
})

test('a restore overwrites no school', async () => {
  await backUp()
  const before = await schoolIn(school)
  await expect(restoreInto({ ...school, files })).rejects.toThrow(/a school in this database already/)
  expect(await schoolIn(school)).toEqual(before)
})

test.each([
  ['a table', () => tablePath(at('backup'), 'people')],
  ['a stored file', () => filePath(at('backup'), key)],
])(
  'a backup with %s damaged is refused, and leaves the database free for a whole one',
  async (_, damaged) => {
    await backUp()
    const whole = readFileSync(damaged())
    writeFileSync(damaged(), whole.with(whole.length - 1, (whole.at(-1) ?? 0) ^ 1))
    const place = await emptyPlace()
    await expect(restoreInto(place)).rejects.toThrow(/The backup is damaged: .* is not what was written/)
    writeFileSync(damaged(), whole)
    await restoreInto(place)
    expect(await peopleIn(place)).toHaveLength(1)
  },
)

test('a backup of a newer Qadam is refused by name', async () => {
  await backUp()
  const contents = await readContents(at('backup'))
  const write = (changed: object) => writeFileSync(contentsPath(at('backup')), JSON.stringify(changed))
  const place = await emptyPlace()
  write({ ...contents, format: 2 })
  await expect(restoreInto(place)).rejects.toThrow(/made by a newer Qadam/)
  const migrations = [...contents.migrations, { name: '9999-later.sql', checksum: '' }]
  write({ ...contents, migrations })
  await expect(restoreInto(place)).rejects.toThrow(/9999-later.sql/)
  write([])
  await expect(restoreInto(place)).rejects.toThrow(/is damaged/)
})
