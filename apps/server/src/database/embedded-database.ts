import {
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  existsSync,
} from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { columnParsers } from './column-types.ts'
import { DurableNodeFS } from './durable-node-fs.ts'

/**
 * PGlite's own parameters without `-F` (no fsync), with a way to sync that its file system can do, and with a cache
 * that fits a laptop: the default of 128 MB would lie in this process's memory, beside the system's own cache of the
 * same files.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
]

/** How long a query waits for the connection: with a single one, a query on the pool inside a transaction never gets it. */
const connectionWaitMs = 5000

export interface EmbeddedDatabase {
  pool: pg.Pool
  close: () => Promise<void>
}

/**
 * Opens the PostgreSQL that runs inside this process, on `directory`; made if it does not exist. An acknowledged commit
 * is on the disk. The caller makes sure that no other process uses the directory.
 */
export async function openEmbedded(
  directory: string,
  fsync: (descriptor: number) => void = fsyncSync,
): Promise<EmbeddedDatabase> {
  await createEmbedded(directory)
  return poolOf(await startOn(directory, fsync))
}

/** A pool on an embedded database that is already there; closing ends both. */
function poolOf(database: PGlite): EmbeddedDatabase {
  const pool = new pg.Pool({
    // A connection object of its own for each client: a shared one would tell the next client of the end of the last.
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super(Object.assign({}, config, createPgConfig(database)))
      }
    },
    max: 1,
    // The connection is this process itself: nothing is gained by giving it back.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionWaitMs,
    types: columnParsers(),
    // A client that was thrown away may have left its transaction open in the one session there is.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types don't say so
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback')
    },
  })
  return {
    pool,
    close: async () => {
      await pool.end()
      await closeQuietly(database)
    },
  }
}

/**
 * An embedded database in memory, for tests and tools: a copy of `archive` or, without one, empty. `dump` gives such an
 * archive of it.
 */
export async function openInMemory(
  archive?: Blob,
): Promise<EmbeddedDatabase & { dump: () => Promise<Blob> }> {
  const database = await PGlite.create(archive === undefined ? {} : { loadDataDir: archive })
  return { ...poolOf(database), dump: () => database.dumpDataDir('none') }
}

async function startOn(directory: string, fsync: (descriptor: number) => void): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(directory, fsync), startParams })
}

/** Emscripten leaves its own exit code behind, which would become the exit code of this process. */
async function closeQuietly(database: PGlite): Promise<void> {
  const exitCode = process.exitCode
  await database.close()
  process.exitCode = exitCode
}

/** Made beside its place and moved there whole, so that a power cut in between leaves no half of a database. */
async function createEmbedded(directory: string): Promise<void> {
  if (existsSync(directory)) return
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  // What is being made is synced once, at its end.
  await closeQuietly(await startOn(unfinished, () => {}))
  syncTree(unfinished)
  renameSync(unfinished, directory)
  syncFile(path.dirname(directory))
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const entryPath = path.join(directory, entry.name)
    if (entry.isDirectory()) syncTree(entryPath)
    else if (entry.isFile()) syncFile(entryPath)
  }
  syncFile(directory)
}

function syncFile(filePath: string): void {
  // Windows neither opens nor syncs a directory.
  if (process.platform === 'win32') return
  const descriptor = openSync(filePath, constants.O_RDONLY)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
