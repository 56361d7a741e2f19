import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartFailure } from '../errors/start-failure.ts'
import { listenFailure } from './listen-failure.ts'
import type { Stoppable } from './stop-on-signal.ts'
import { PrimaryReports } from './worker-reports.ts'

/** A worker that can't stay up must not be started again as fast as it falls. */
const restartDelay_ms = 1000

/**
 * V8 lets the memory of short-lived objects grow to 128 MB under load, and gives none of it back; a sixteenth serves
 * requests as fast (docs/decisions/2026-11-22-memory.md).
 */
const smallYoungGeneration = '--max-semi-space-size=8'

/** Messages between a worker and the primary. */
const readyMessage = 'ready'
const stopMessage = 'stop'

/**
 * Starts `count` processes that serve the same port, and replaces each that falls.
 * @throws StartFailure when the first of them can't serve; it has printed why.
 */
export async function startWorkers(
  count: number,
  host: string,
  wantedPort: number,
): Promise<Stoppable & { port: number }> {
  // Each worker that listens on port 0 may get one of its own. And each shares the port with whoever else asks to share
  // it, so that another school on it is found only by one who does not.
  const port = await freePort(host, wantedPort)
  cluster.setupPrimary({ execArgv: [...process.execArgv, smallYoungGeneration] })
  const ready = new Set<Worker>()
  const reports = new PrimaryReports(() => [...ready])
  const start = (): Worker => {
    const worker = cluster.fork({ PORT: String(port) })
    worker.on('message', (message) => {
      if (message === readyMessage) ready.add(worker)
      else void reports.hear(worker, message)
    })
    return worker
  }
  await untilReady(start())
  for (let started = 1; started < count; started += 1) start()

  let isStopping = false
  cluster.on('exit', (worker, code, signal) => {
    ready.delete(worker)
    if (isStopping) return
    reports.workerFell()
    process.stderr.write(
      `Worker ${worker.process.pid} ended (${signal ?? code}); another one takes its place.\n`,
    )
    setTimeout(() => {
      if (!isStopping) start()
    }, restartDelay_ms)
  })
  return {
    port,
    stop: async () => {
      isStopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const ended = workers.map((worker) => once(worker, 'exit'))
      for (const worker of workers) {
        // One that is not ready would miss the message, and has nothing under way.
        if (ready.has(worker)) worker.send(stopMessage)
        else worker.process.kill('SIGKILL')
      }
      await Promise.all(ended)
    },
  }
}

/** In a worker: ends on the primary's message, or when the primary is gone. Signals are the primary's to take. */
export function stopWithPrimary(server: Stoppable): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
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
  process.send?.(readyMessage)
}

async function untilReady(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === readyMessage) resolve()
    })
    worker.once('exit', () => reject(new StartFailure('The school was not opened.')))
  })
}

/** @throws StartFailure where another program has it */
async function freePort(host: string, wanted: number): Promise<number> {
  const probe = createServer()
  probe.listen(wanted, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenFailure(error, host, wanted)
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new StartFailure('There is no free port.')
  return address.port
}
