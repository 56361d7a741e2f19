import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { pushProviders } from './push-providers.ts'
import { startPushRounds } from './push-rounds.ts'
import { webhookOf } from '../config/read-telegram.ts'
import { callBot, startTelegram, type Telegram } from '../modules/messages/telegram/index.ts'
import { beat } from '../modules/learning/exam/index.ts'
import { watchDeadlines } from './deadline-watch.ts'
import type { FindFfmpeg } from '../files/ffmpeg.ts'
import type { FileStore } from '../files/file-store.ts'
import { openTemporaryFiles } from '../files/temporary-files.ts'
import { findPythonPackages } from '../http/code-frames/python-packages.ts'
import type { Logger } from '../log/logger.ts'
import { JobQueue } from '../jobs/job-queue.ts'
import { startHeartbeat } from '../live/live-heartbeat.ts'
import { LiveHub } from '../live/live-hub.ts'
import type { ProcessMeasures } from '../measures/process-measures.ts'
import { PostgresqlBus } from '../live/postgresql-bus.ts'
import { eskizProvider } from '../modules/messages/sms/index.ts'
import { listRunningSessions } from '../registry/http-ports.ts'
import { jobHandlers } from '../registry/job-handlers.ts'
import { laneCount } from '../sandbox/run-in-sandbox.ts'
import { zoneAt, type ReadTimeZone } from '../time/time-zone.ts'
import { watchZone } from './zone-watch.ts'
import { timeZoneReader } from '../modules/base/school/index.ts'
import { sandbox } from '../sandbox/runtime.ts'

export interface Background {
  live: LiveHub
  jobs: JobQueue
  /** Undefined where the school has no bot. */
  telegram: Telegram | undefined
  timeZone: ReadTimeZone
  /** Ends what is under way; to be called before the database closes. */
  stop: () => Promise<void>
}

/** How this process knows the school's time zone. */
export function zoneReader(config: Config, { db }: Pick<OpenDatabase, 'db'>, log?: Logger): ReadTimeZone {
  const clock = () => new Date()
  return timeZoneReader({ db, configured: config.schoolTimeZone, clock, ...(log && { log }) })
}

/** What a process does beside answering requests: jobs, live events, deadlines. */
export async function startBackground(
  config: Config,
  { db, pool, kind }: Pick<OpenDatabase, 'db' | 'pool' | 'kind'>,
  files: FileStore,
  ffmpeg: FindFfmpeg,
  log: Logger,
  measures: ProcessMeasures,
): Promise<Background> {
  // Before anybody is served, who may come late by this outage.
  await beat(db, new Date())
  const live = new LiveHub()
  measures.watchLive(live)
  const timeZone = zoneReader(config, { db }, log)
  const wheels = await findPythonPackages(config.pythonPackages)
  const ending = new AbortController()
  const sms = config.eskiz && eskizProvider(config.eskiz)
  const temporary = await openTemporaryFiles(path.join(config.dataDir, 'temporary'))
  const handlers = jobHandlers({
    db,
    files,
    timeZone,
    live,
    wheels,
    log,
    folder: temporary.folder,
    ffmpeg,
    sms,
    clock: () => new Date(),
    ending: ending.signal,
    jobs: () => jobs,
  })
  if (!sandbox.runtime()) log.warn('no sandbox for this platform: programs are not checked on the server')
  const jobs: JobQueue = await JobQueue.open(
    {
      pool,
      kind,
      timeZone: zoneAt(await timeZone(), new Date()),
      log,
      programs: laneCount,
      onEnd: measures.jobEnded.bind(measures),
    },
    handlers,
  )
  // A single process has no others to notify.
  const bus =
    config.databaseUrl === undefined
      ? undefined
      : await PostgresqlBus.open({ databaseUrl: config.databaseUrl, pool, hub: live, log })
  const endBeat = startHeartbeat(
    live,
    async (hashes) => await listRunningSessions(db, hashes, new Date()),
    log,
  )
  const endWatch = watchDeadlines(db, timeZone, log)
  const endZoneWatch = watchZone(jobs, timeZone, log)
  const endPushes = startPushRounds({
    db,
    providers: pushProviders(config, { db, sms, timeZone }),
    timeZone,
    log,
    onEnd: measures.deliveryEnded.bind(measures),
  })
  const { telegram: bot, publicUrl } = config
  const telegram = bot && startTelegram({ db, bot, call: callBot(bot), webhook: webhookOf(publicUrl), log })
  return {
    live,
    jobs,
    telegram,
    timeZone,
    stop: async () => {
      // Programs that are tried wait for the next process.
      ending.abort()
      await Promise.all([jobs.stop(), endBeat(), endWatch(), endZoneWatch(), endPushes(), telegram?.stop()])
      await bus?.stop()
    },
  }
}
