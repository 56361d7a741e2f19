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
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { columnParsers } from './column-types.ts'
import { EmbeddedStream, type Exchange } from './embedded-stream.ts'
import type { FromThread, ThreadStart, ToThread } from './embedded-thread-messages.ts'

/** How long a query waits for the connection: with a single one, a query on the pool inside a transaction never gets it. */
const connectionWaitMs = 5000

export interface EmbeddedDatabase {
  pool: pg.Pool
  close: () => Promise<void>
}

/**
 * Opens the PostgreSQL that runs in a thread of this process, on `directory`; made if it does not exist. An acknowledged
 * commit is on the disk. The caller makes sure that no other process uses the directory.
 * @param fsyncModule a test's, see ThreadStart.
 * @throws Error where it does not open.
 */
export async function openEmbedded(directory: string, fsyncModule?: string): Promise<EmbeddedDatabase> {
  await createEmbedded(directory)
  const start = async () => await EmbeddedThread.start({ directory, isNew: false, fsyncModule })
  let thread = await start()
  let starting: Promise<EmbeddedThread> | undefined
  const startAnew = async () => {
    await thread.gone
    try {
      return (thread = await start())
    } catch (error) {
      throw new Error(`${ENDED} and does not open again`, { cause: error })
    } finally {
      starting = undefined
    }
  }
  return poolOf(
    // Each client stays on its thread: a transaction begun on one that ended must not continue on another.
    () => {
      const own = thread.hasEnded ? (starting ??= startAnew()) : Promise.resolve(thread)
      return async (message) => await (await own).exchange(message)
    },
    async () => {
      await starting?.catch(() => {})
      await thread.close()
    },
  )
}

const ENDED = 'The embedded database has ended'

/**
 * The thread of an embedded database: neither a long statement nor a sync of the disk holds up the event loop, and a
 * second core has something to do (docs/decisions: embedded-postgresql).
 */
class EmbeddedThread {
  readonly #worker: Worker
  readonly #waiting = new Map<
    number,
    { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
  >()
  #count = 0
  #ended: Error | undefined
  #closed: (() => void) | undefined
  /** Once nothing of it uses the directory any more. */
  readonly gone: Promise<void>

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromThread) => this.#take(message))
    worker.on('error', (error) => this.#end(new Error(ENDED, { cause: error })))
    this.gone = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#end(new Error(ENDED))
        resolve()
      })
    })
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  static async start(workerData: ThreadStart): Promise<EmbeddedThread> {
    const worker = new Worker(new URL('embedded-thread.ts', import.meta.url), { workerData, execArgv: [] })
    const opened = new Promise<void>((resolve, reject) => {
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error(ENDED)))
      worker.once('message', (message: FromThread) => {
        worker.off('error', reject)
        if (message.type === 'open') resolve()
        else reject(new Error(message.type === 'refused' ? message.reason : message.type))
      })
    })
    try {
      await opened
    } catch (error) {
      // The next one must find the directory free.
      await worker.terminate()
      throw error
    }
    const thread = new EmbeddedThread(worker)
    // A pending reply keeps the process alive; an open database does not.
    worker.unref()
    return thread
  }

  async exchange(message: Buffer): Promise<Uint8Array> {
    if (this.#ended) throw this.#ended
    this.#count += 1
    const id = this.#count
    // A copy that can be moved over: a small buffer is a part of a larger one.
    const bytes = Uint8Array.from(message)
    return await new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#worker.ref()
      this.#waiting.set(id, { resolve, reject })
      this.#say({ id, bytes }, [bytes.buffer])
    })
  }

  async close(): Promise<void> {
    if (this.#ended) return
    this.#worker.ref()
    await new Promise<void>((resolve) => {
      this.#closed = resolve
      this.#say('close')
    })
    await this.#worker.terminate()
  }

  #say(message: ToThread, moved: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, moved)
  }

  #take(message: FromThread): void {
    if (message.type === 'closed') this.#closed?.()
    if (message.type !== 'reply' && message.type !== 'failed') return
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (this.#waiting.size === 0) this.#worker.unref()
    if (message.type === 'reply') waiting?.resolve(message.bytes)
    else waiting?.reject(new Error(message.reason))
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
    this.#closed?.()
  }
}

/** A pool on an embedded database; closing ends both. */
function poolOf(exchangeOfClient: () => Exchange, close: () => Promise<void>): EmbeddedDatabase {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedStream(exchangeOfClient()),
    max: 1,
    // The connection is this process itself: nothing is gained by giving it back.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionWaitMs,
    types: columnParsers(),
    // A client that was thrown away may have left its transaction and its statements in the one session there is.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types don't say so
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback')
      await client.query('deallocate all')
    },
  })
  return {
    pool,
    close: async () => {
      await pool.end()
      await close()
    },
  }
}

/** Its files are in memory already: the 128 MB of the default would be touched, each page for the first time, at every start. */
const inMemoryParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** Gives its bytes in one piece: Node reads a Blob's 64 kB at a time, which takes longer than to start the database. */
class WholeBlob extends Blob {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return await Promise.resolve(this.#bytes)
  }
}

/**
 * An embedded database in memory and in this thread, for tests and tools: a copy of `archive` or, without one, empty,
 * which takes ten times as long. `dump` gives such an archive of it, without the databases that new ones are copied of.
 */
export async function openInMemory(
  archive?: ArrayBuffer,
): Promise<EmbeddedDatabase & { dump: () => Promise<ArrayBuffer> }> {
  const database = await PGlite.create({
    startParams: inMemoryParams,
    ...(archive === undefined ? {} : { loadDataDir: new WholeBlob(archive) }),
  })
  const opened = poolOf(
    () => async (message) => await database.execProtocolRaw(message),
    async () => await closeQuietly(database),
  )
  const dump = async () => {
    await dropTemplates(opened.pool)
    // Else each copy would go through the write-ahead log first.
    await opened.pool.query('checkpoint')
    return await (await database.dumpDataDir('none')).arrayBuffer()
  }
  return { ...opened, dump }
}

/** Two thirds of the files of a database are those of the empty ones that it holds beside it. */
async function dropTemplates(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ datname: string }>(
    'update pg_database set datistemplate = false where datistemplate returning datname',
  )
  for (const { datname } of rows) await pool.query(`drop database ${datname}`)
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
  const thread = await EmbeddedThread.start({ directory: unfinished, isNew: true })
  await thread.close()
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
