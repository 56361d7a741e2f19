import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { waitingJobs } from '../jobs/job-queue.ts'
import { lastBackup } from '../modules/base/school/index.ts'
import { StartFailure } from '../errors/start-failure.ts'
import {
  type BackedUpFile,
  type BackedUpTable,
  contentsPath,
  fileListPath,
  filePath,
  hashed,
  isThere,
  newContents,
  readFileList,
  sha256Of,
  tablePath,
  tablesFolder,
  writeLines,
} from './backup-form.ts'
import { inTransaction, listSequences, listTables, readAll, readRows, type Connection } from './tables.ts'

export interface BackUpOptions {
  db: Database
  pool: pg.Pool
  files: Pick<FileStore, 'read'>
  /** Made here; must not exist. */
  folder: string
  /** An earlier backup on the same disk: files that it has are not copied again but are the same file in both. */
  previous?: string | undefined
  now: Date
  /** Told of every part as it is done. */
  onProgress?: (done: { part: 'rows' | 'files'; count: number; of: number | undefined }) => void
}

export interface BackUpResult {
  rows: number
  files: number
  /** Of all files. */
  bytes: number
  /** Keys of files that the school's tables name and its store does not have, or has in another state. */
  missing: string[]
}

/**
 * Writes the whole school into a new folder: every table as it was at one moment, and every stored file. The school
 * may go on meanwhile; its overview tells of the backup. The folder has its name only once it is whole and on the disk.
 * @throws StartFailure where the folder exists
 */
export async function backUpSchool(options: BackUpOptions): Promise<BackUpResult> {
  const { folder } = options
  if (await isThere(folder)) throw new StartFailure(`${folder} exists already. Name a new folder.`)
  await requireSchool(options.pool)
  // Of this run alone: two at once do not meet.
  const unfinished = `${folder}.unfinished-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(path.dirname(folder), { recursive: true })
    await mkdir(unfinished, { mode: 0o700 })
    const result = await writeBackup(options, unfinished)
    await rename(unfinished, folder)
    await syncFolder(path.dirname(folder))
    await lastBackup.save(options.db, options.now.toISOString())
    return result
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function requireSchool(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ people: string | null }>(`select to_regclass('people') as people`)
  if (typeof rows[0]?.people !== 'string') throw new StartFailure('There is no school in this database.')
}

async function writeBackup(options: BackUpOptions, unfinished: string): Promise<BackUpResult> {
  await mkdir(tablesFolder(unfinished), { mode: 0o700 })
  const { tables, ...about } = await backUpDatabase(options, unfinished)
  const { listed, missing, bytes } = await backUpFiles(options, unfinished, about.files.count)
  const contents = newContents({
    made_at: options.now.toISOString(),
    tables,
    ...about,
    files: { ...about.files, bytes },
  })
  await writeFile(contentsPath(unfinished), `${JSON.stringify(contents, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name))
  await syncFolder(unfinished)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, files: listed - missing.length, bytes, missing }
}

async function backUpDatabase({ pool, onProgress }: BackUpOptions, folder: string) {
  // All reads see the same moment, and hold nobody up.
  return await inTransaction(pool, 'isolation level repeatable read read only', async (connection) => {
    const tables: BackedUpTable[] = []
    let count = 0
    for (const table of await listTables(connection)) {
      const { count: rows, sha256 } = await writeLines(
        tablePath(folder, table.name),
        readRows(connection, table),
      )
      tables.push({ ...table, rows, sha256 })
      count += rows
      onProgress?.({ part: 'rows', count, of: undefined })
    }
    const { rows: migrations } = await connection.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    )
    const listed = await writeLines(fileListPath(folder), storedFiles(connection))
    return {
      tables,
      migrations,
      sequences: await listSequences(connection),
      jobs: await waitingJobs(connection),
      files: { count: listed.count, sha256: listed.sha256 },
    }
  })
}

async function* storedFiles(connection: Connection): AsyncGenerator<BackedUpFile> {
  yield* readAll<BackedUpFile>(
    connection,
    `select distinct on (key) key, size, encode(sha256, 'hex') as sha256 from (
       select key, size, sha256 from media
       union all
       select media_key, size, sha256 from uploads where state in ('ready', 'used')
     ) files order by key`,
  )
}

async function backUpFiles({ pool, files, previous, onProgress }: BackUpOptions, folder: string, of: number) {
  const missing: string[] = []
  let listed = 0
  let bytes = 0
  for await (const file of readFileList(folder)) {
    listed += 1
    const isSaved =
      (previous !== undefined && (await linkFile(previous, file, folder))) ||
      (await copyFile(files, file, folder))
    if (isSaved) bytes += file.size
    else if (await isNamed(pool, file.key)) missing.push(file.key)
    onProgress?.({ part: 'files', count: listed, of })
  }
  return { listed, missing, bytes }
}

/** @returns whether the earlier backup has these very bytes, which are then in both. A file never changes under its key. */
async function linkFile(
  previous: string,
  { key, size, sha256 }: BackedUpFile,
  folder: string,
): Promise<boolean> {
  const place = filePath(folder, key)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  try {
    await link(filePath(previous, key), place)
  } catch {
    // It has no such file, or lies on another disk.
    return false
  }
  // Read again: what the disk has damaged since is copied anew.
  const isWhole = (await stat(place)).size === size && (await sha256Of(place)) === sha256
  if (!isWhole) await rm(place)
  return isWhole
}

/** @returns whether the store has these very bytes */
async function copyFile(
  files: Pick<FileStore, 'read'>,
  { key, size, sha256 }: BackedUpFile,
  folder: string,
): Promise<boolean> {
  const content = await files.read(key)
  if (!content) return false
  const place = filePath(folder, key)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  await pipeline(hashed(content, hash), createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }))
  const isWhole = (await stat(place)).size === size && hash.digest('hex') === sha256
  if (!isWhole) await rm(place)
  return isWhole
}

/** One that was deleted since the snapshot is missed by nobody. */
async function isNamed(pool: pg.Pool, key: string): Promise<boolean> {
  const { rows } = await pool.query<{ named: boolean }>(
    `select exists (select from media where key = $1)
       or exists (select from uploads where media_key = $1 and state in ('ready', 'used')) as named`,
    [key],
  )
  return rows[0]?.named === true
}
