import { fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-node-fs.ts'
import type { FromThread, ThreadStart, ToThread } from './embedded-thread-messages.ts'

/**
 * PGlite's own parameters without `-F` (no fsync), with a way to sync that its file system can do, and with a cache
 * that fits a laptop: the default of 128 MB would lie in this process's memory, beside the system's own cache of the
 * same files.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
]

type Fsync = (descriptor: number) => void

const port = parentPort
if (!port) throw new Error('This is the thread of the embedded database.')
const say = (message: FromThread, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function open({ directory, isNew, fsyncModule }: ThreadStart): Promise<PGlite> {
  // What is being made is synced once, at its end.
  const fsync: Fsync = isNew
    ? () => {}
    : fsyncModule === undefined
      ? fsyncSync
      : ((await import(fsyncModule)) as { fsync: Fsync }).fsync // a test's
  return await PGlite.create({ fs: new DurableNodeFS(directory, fsync), startParams })
}

/** The status with which PGlite leaves its loop after an ordinary error. */
const LONG_JUMP = 100

/**
 * Ends this thread once the database has panicked (a disk that is full, or refuses a sync) or overflowed its stack. PGlite
 * goes on then, for ever or with what was destroyed; a thread that starts anew recovers from the write-ahead log.
 */
function endWhenBroken({ Module }: PGlite): void {
  const loop = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    try {
      loop()
    } catch (error) {
      if (!(typeof error === 'object' && error && 'status' in error && error.status === LONG_JUMP))
        process.exit(1)
      throw error
    }
  }
}

async function serve(database: PGlite, message: ToThread): Promise<void> {
  if (message === 'close') {
    await database.close()
    say({ type: 'closed' })
    port?.close()
    return
  }
  try {
    const reply = await database.execProtocolRaw(message.bytes)
    const bytes = reply.byteLength === reply.buffer.byteLength ? reply : reply.slice()
    say({ type: 'reply', id: message.id, bytes }, [bytes.buffer as ArrayBuffer]) // never shared: PGlite copies it out
  } catch (error) {
    say({ type: 'failed', id: message.id, reason: reasonOf(error) })
  }
}

try {
  const database = await open(workerData as ThreadStart) // of embedded-database.ts alone
  endWhenBroken(database)
  // One after the other, as a connection's messages are.
  let last = Promise.resolve()
  port.on('message', (message: ToThread) => {
    last = last.then(async () => await serve(database, message))
  })
  say({ type: 'open' })
} catch (error) {
  say({ type: 'refused', reason: reasonOf(error) })
  port.close()
}
