import { parentPort } from 'node:worker_threads'
import type { Answered, Sent } from './thread-pool.ts'

/** In a thread of a pool: does each job that comes, one at a time. */
export function serveJobs(run: (job: never) => unknown): void {
  const answer = (answered: Answered<unknown>) => parentPort?.postMessage(answered)
  parentPort?.on('message', ({ id, job }: Sent<unknown>) => {
    // A pool sends its own script the jobs it takes.
    const done = (async () => await run(job as never))() // as said above
    done.then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? error.name : 'unknown' }),
    )
  })
  answer('ready')
}
