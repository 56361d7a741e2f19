import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { StartFailure } from './start-failure.ts'
import type { Stoppable } from './stop-on-signal.ts'

/** A worker that can't stay up must not be started again as fast as it falls. */
const restartDelay_ms = 1000

const stopMessage = 'stop'

/**
 * Starts `count` processes that serve the same port, and replaces each that falls.
 * @throws StartFailure when the first of them can't serve; it has said why.
 */
export async function startWorkers(count: number): Promise<Stoppable & { port: number }> {
  const first = cluster.fork()
  const port = await listeningPort(first)
  for (let started = 1; started < count; started += 1) cluster.fork()

  let isStopping = false
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    process.stderr.write(
      `Worker ${worker.process.pid} ended (${signal ?? code}); another one takes its place.\n`,
    )
    setTimeout(() => {
      if (!isStopping) cluster.fork()
    }, restartDelay_ms)
  })
  return {
    port,
    stop: async () => {
      isStopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const ended = workers.map((worker) => once(worker, 'exit'))
      for (const worker of workers) worker.send(stopMessage)
      await Promise.all(ended)
    },
  }
}

/** In a worker: ends when the primary says so, or is gone itself. Signals are the primary's to take. */
export function stopWithPrimary(server: Stoppable): void {
  const stop = (): void => {
    process.off('disconnect', stop)
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.on('disconnect', stop)
  process.on('message', (message) => {
    if (message === stopMessage) stop()
  })
}

async function listeningPort(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', (address) => resolve(address.port))
    worker.once('exit', () => reject(new StartFailure('The school was not opened.')))
  })
}
