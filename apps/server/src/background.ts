import type { Config } from './config.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { watchDeadlines } from './deadline-watch.ts'
import type { FileStore } from './files/file-store.ts'
import { findPythonPackages } from './http/code-frames/python-packages.ts'
import type { createLogger } from './http/request-log.ts'
import { jobHandlers } from './jobs/job-handlers.ts'
import { JobQueue } from './jobs/job-queue.ts'
import { startHeartbeat } from './live/live-heartbeat.ts'
import { LiveHub } from './live/live-hub.ts'
import { PostgresqlBus } from './live/postgresql-bus.ts'

export interface Background {
  live: LiveHub
  jobs: JobQueue
  /** Ends what is under way; to be called before the database closes. */
  stop: () => Promise<void>
}

/** What a process does beside answering requests: jobs, live events, deadlines. */
export async function startBackground(
  config: Config,
  { db, pool, kind }: OpenDatabase,
  files: FileStore,
  log: ReturnType<typeof createLogger>,
): Promise<Background> {
  const live = new LiveHub()
  const timeZone = config.schoolTimeZone
  const wheels = await findPythonPackages(config.pythonPackages)
  const handlers = jobHandlers({ db, files, live, wheels, clock: () => new Date(), jobs: () => jobs })
  const jobs: JobQueue = await JobQueue.open({ pool, kind, timeZone, log }, handlers)
  // One process alone has nobody to tell.
  const bus =
    config.databaseUrl === undefined
      ? undefined
      : await PostgresqlBus.open({ databaseUrl: config.databaseUrl, pool, hub: live, log })
  const endBeat = startHeartbeat(live, db, log)
  const endWatch = watchDeadlines(db, timeZone, log)
  return {
    live,
    jobs,
    stop: async () => {
      await Promise.all([jobs.stop(), endBeat(), endWatch()])
      await bus?.stop()
    },
  }
}
