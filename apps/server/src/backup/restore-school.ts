import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import { migrate, nextMigration, readMigrations, type Migration } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { isFileKey, type FileStore } from '../files/file-store.ts'
import { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../log/logger.ts'
import { timeZoneReader } from '../modules/base/school/index.ts'
import { discardUnfinished } from '../modules/learning/uploads/index.ts'
import { StartFailure, reasonOf } from '../errors/start-failure.ts'
import { zoneAt } from '../time/time-zone.ts'
import { findSchoolFaults } from '../verify/school-faults.ts'
import {
  type BackedUpTable,
  type BackupContents,
  fileListPath,
  filePath,
  hashed,
  isThere,
  readContents,
  readFileList,
  readLines,
  sha256Of,
  tablePath,
} from './backup-form.ts'
import { inTransaction, listTables, setSequence, suspendRules, writeRows, type Connection } from './tables.ts'

export interface RestoreOptions {
  /** Without a school. */
  db: Database
  pool: pg.Pool
  kind: OpenDatabase['kind']
  /** As `SCHOOL_TIME_ZONE` sets it. */
  schoolTimeZone: string
  log: Logger
  files: Pick<FileStore, 'put'>
  /** What `backUpSchool` wrote. */
  folder: string
  /** Told of every part as it is done. */
  onProgress?: (done: { part: 'rows' | 'files'; count: number; of: number }) => void
}

export interface RestoreResult {
  made_at: string
  rows: number
  files: number
  /** What is wrong in the books of the restored school, in sentences. */
  faults: string[]
}

/**
 * Brings a school back from its backup, and up to the state of this code. Files come first and the tables in one
 * transaction, so that a restore that fails leaves a database without a school, into which it can be done again.
 * @throws StartFailure where the database has a school, or the backup is damaged or of a newer Qadam
 */
export async function restoreSchool(options: RestoreOptions): Promise<RestoreResult> {
  const { db, pool, folder, schoolTimeZone } = options
  const contents = await readContents(folder)
  const migrations = migrationsOf(contents)
  await requireNoSchool(pool)
  for (const { name, sha256 } of contents.tables) await requireWhole(tablePath(folder, name), sha256)
  await requireWhole(fileListPath(folder), contents.files.sha256)
  const files = await restoreFiles(options, contents.files.count)
  await migrate(pool, migrations)
  const rows = await inTransaction(
    pool,
    '',
    async (connection) => await restoreTables(connection, options, contents),
  )
  await migrate(pool)
  // The bytes that had come are in no backup: their senders begin again.
  await discardUnfinished(db)
  const zone = await timeZoneReader({ db, configured: schoolTimeZone, clock: () => new Date() })()
  await restoreJobs(options, zoneAt(zone, new Date()), contents.jobs)
  return { made_at: contents.made_at, rows, files, faults: await findSchoolFaults(db, zone) }
}

async function restoreJobs(
  { db, pool, kind, log }: RestoreOptions,
  timeZone: string,
  jobs: BackupContents['jobs'],
): Promise<void> {
  const queue = { pool, kind, timeZone, log }
  await JobQueue.install(queue)
  const sender = await JobQueue.open(queue)
  await sender.sendAgain(db, jobs)
  await sender.stop()
}

/** The migrations that the backup's database has had. */
function migrationsOf({ migrations: applied }: BackupContents): Migration[] {
  const known = readMigrations()
  try {
    nextMigration(known, applied)
  } catch (error) {
    throw new StartFailure(`This backup can't be restored: ${reasonOf(error)}`, { cause: error })
  }
  const names = new Set(applied.map(({ name }) => name))
  return known.filter(({ name }) => names.has(name))
}

async function requireNoSchool(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ people: string | null }>(`select to_regclass('people') as people`)
  if (typeof rows[0]?.people !== 'string') return
  const { rowCount } = await pool.query('select from people limit 1')
  if (rowCount === 0) return
  throw new StartFailure(
    'There is a school in this database already, and a restore overwrites none. Name an empty database (DATABASE_URL), or an empty folder (DATA_DIR).',
  )
}

async function requireWhole(file: string, sha256: string): Promise<void> {
  let found: string
  try {
    found = await sha256Of(file)
  } catch (error) {
    throw new StartFailure(`The backup is damaged: ${reasonOf(error)}.`, { cause: error })
  }
  if (found !== sha256)
    throw new StartFailure(`The backup is damaged: ${file} is not what was written. Take another backup.`)
}

async function restoreFiles({ folder, files, onProgress }: RestoreOptions, of: number): Promise<number> {
  let listed = 0
  let restored = 0
  for await (const { key, sha256 } of readFileList(folder)) {
    listed += 1
    const file = filePath(folder, key)
    // What the store had lost before is in no backup.
    if (isFileKey(key) && (await isThere(file))) {
      const hash = createHash('sha256')
      await files.put(Readable.from(hashed(createReadStream(file), hash), { objectMode: false }), key)
      if (hash.digest('hex') !== sha256)
        throw new StartFailure(
          `The backup is damaged: ${file} is not what was written. Nothing was put into the database.`,
        )
      restored += 1
    }
    onProgress?.({ part: 'files', count: listed, of })
  }
  return restored
}

async function restoreTables(
  connection: Connection,
  { folder, onProgress }: RestoreOptions,
  { tables, sequences }: BackupContents,
): Promise<number> {
  const own = await listTables(connection)
  requireSameColumns(own, tables)
  const bringBack = await suspendRules(connection, own)
  const of = tables.reduce((sum, { rows }) => sum + rows, 0)
  let count = 0
  for (const table of tables) {
    const written = await writeRows(connection, table, readLines(tablePath(folder, table.name)))
    if (written !== table.rows)
      throw new StartFailure(`The backup is damaged: ${table.name} has ${written} rows of ${table.rows}.`)
    count += written
    onProgress?.({ part: 'rows', count, of })
  }
  for (const sequence of sequences) await setSequence(connection, sequence)
  await bringBack()
  return count
}

function requireSameColumns(
  own: readonly { name: string; columns: string[] }[],
  backedUp: readonly BackedUpTable[],
): void {
  const shape = (tables: readonly { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted()
  const known = new Set(shape(own))
  const strange = shape(backedUp).filter((table) => !known.has(table))
  if (strange.length > 0 || own.length !== backedUp.length)
    throw new StartFailure(
      `This backup can't be restored: its tables are not those of its migrations (${strange.join(', ') || 'some are missing'}).`,
    )
}
