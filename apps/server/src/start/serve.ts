import cluster from 'node:cluster'
import { randomInt } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveBackups, type ServedBackups } from '../backup/backup-socket.ts'
import { type Background, startBackground, zoneReader } from '../background/background.ts'
import type { Config } from '../config/config.ts'
import { jobConnections } from '../config/pool-size.ts'
import { migrate } from '../database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import type { DemoAccount } from '../demo-school/demo-accounts-store.ts'
import { prepareDemo } from '../demo-school/prepare-demo.ts'
import { ffmpegFinder, type FindFfmpeg } from '../files/ffmpeg.ts'
import type { UploadStore } from '../files/file-store.ts'
import { openTemporaryFiles } from '../files/temporary-files.ts'
import { createMediaSigner } from '../files/media-signer.ts'
import { getSigningSecret } from '../files/media-store.ts'
import { createApp } from '../http/app.ts'
import { findPythonPackages } from '../http/code-frames/python-packages.ts'
import { type Drain, closeGently, createDrain } from '../http/drain.ts'
import { createLogger } from '../log/logger.ts'
import { JobQueue } from '../jobs/job-queue.ts'
import {
  findSession,
  savePaymentLink,
  savePayPlace,
  SessionMemory,
} from '../modules/access/accounts/index.ts'
import { findLost } from '../modules/learning/checks/index.ts'
import { hasProvider, PAY_PATH } from '../modules/money/online-payments/index.ts'
import { hasAdmin } from '../modules/base/people/index.ts'
import { getVapidKeys } from '../modules/messages/push/index.ts'
import { firebaseHosts } from '../config/read-firebase.ts'
import { renewTexts } from '../modules/learning/questions/index.ts'
import { ProcessMeasures } from '../measures/process-measures.ts'
import { Scrape } from '../measures/scrape.ts'
import { openFiles } from './open-files.ts'
import { joinReports } from './worker-reports.ts'
import { joinActions } from '../registry/actions.ts'
import { runInSandbox } from '../sandbox/run-in-sandbox.ts'
import { sandbox } from '../sandbox/runtime.ts'
import { zoneAt } from '../time/time-zone.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { listenFailure } from './listen-failure.ts'

const repository = path.resolve(import.meta.dirname, '../../../..')
/** How long requests under way may take to end once the server stops. */
const patience_ms = 10_000
/** Nobody waits longer for a page; what does more is a job. */
const longestStatement_ms = 10_000

export interface RunningServer {
  port: number
  /** Ends the requests under way, then the database and its lock. */
  stop: () => Promise<void>
}

const unguessable = () => randomInt(2 ** 32) / 2 ** 32

type Log = ReturnType<typeof createLogger>

/**
 * Brings the database to the state of this code and loads the demo school, if it is to be: once, before anyone serves.
 * @param report is given a line a step of what takes long
 */
export async function prepareSchool(
  config: Config,
  report: (step: string) => void = () => {},
): Promise<{ database: OpenDatabase; accounts: DemoAccount[]; hasAdmin: boolean }> {
  const log = createLogger(config.logLevel)
  const database = await openDatabase(optionsOf(config, log))
  const { pool, kind } = database
  try {
    await migrate(pool)
    await renewTexts(database.db)
    await getVapidKeys(database.db)
    const zone = await zoneReader(config, database)()
    await JobQueue.install({ pool, kind, timeZone: zoneAt(zone, new Date()), log })
    // Alone on its data directory: whatever it finds begun was begun by a process that is gone.
    if (kind === 'embedded') await findLost({ db: database.db, log }, new Date(), new Date())
    const files = await openFiles(config)
    if (config.paymentLink !== undefined) await savePaymentLink(database.db, config.paymentLink)
    // Of this start: without a provider the school's own link is shown again.
    await savePayPlace(database.db, hasProvider(config.onlinePayments) ? PAY_PATH : null)
    const accounts = await prepareDemo({
      db: database.db,
      kind,
      files,
      config,
      now: new Date(),
      timeZone: zone,
      random: unguessable,
      report,
    })
    return { database, accounts, hasAdmin: await hasAdmin(database.db) }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Joins everything and listens. `opened` is an embedded database that was prepared in this same process. */
export async function serve(config: Config, opened?: OpenDatabase): Promise<RunningServer> {
  const log = createLogger(config.logLevel)
  const options = optionsOf(config, log)
  const database =
    opened ?? (await openDatabase({ ...options, poolerUrl: config.databasePoolerUrl, longestStatement_ms }))
  let ofJobs: OpenDatabase | undefined
  let background: Background | undefined
  let backups: ServedBackups | undefined
  let endTracing: (() => Promise<void>) | undefined
  const closeDatabases = async () => {
    if (ofJobs !== database) await ofJobs?.close()
    await database.close()
    await endTracing?.()
  }
  try {
    const files = await openFiles(config)
    // What takes minutes takes no connection from what students wait for.
    ofJobs =
      database.kind === 'embedded' ? database : await openDatabase({ ...options, poolSize: jobConnections })
    if (config.traces)
      endTracing = await startTracing(config.traces, (reason) => log.warn({ reason }, 'traces were not sent'))
    const measures = new ProcessMeasures()
    const ffmpeg = ffmpegFinder(config.ffmpegPath)
    background = await startBackground(config, ofJobs, files, ffmpeg, log, measures)
    const { stop: endBackground } = background
    const drain = createDrain()
    const app = await joinApp(config, database, files, background, ffmpeg, measures, log, drain)
    const port = await listen(app, config)
    // A school on PostgreSQL is backed up beside its servers.
    if (database.kind === 'embedded')
      backups = await serveBackups({ ...database, files }, { dataDir: config.dataDir, log, patience_ms })
    return {
      port,
      stop: async () => {
        await endRequests(app, drain, config.drainNotice_s * 1000)
        await backups?.stop()
        await endBackground()
        await closeDatabases()
      },
    }
  } catch (error) {
    await background?.stop()
    await closeDatabases()
    throw error
  }
}

async function joinApp(
  config: Config,
  database: OpenDatabase,
  files: UploadStore,
  { live, jobs, telegram, timeZone }: Background,
  ffmpeg: FindFfmpeg,
  measures: ProcessMeasures,
  log: Log,
  drain: Drain,
): Promise<FastifyInstance> {
  const { db, queue } = database
  const sessions = new SessionMemory({
    read: async (tokenHash, now, isAttended) => await findSession(db, tokenHash, now, isAttended),
  })
  live.onSessions(sessions)
  const runtime = sandbox.runtime()
  const wheels = await findPythonPackages(config.pythonPackages)
  return createApp({
    db,
    findSession: async (tokenHash, now, isAttended) => await sessions.find(tokenHash, now, isAttended),
    clock: () => new Date(),
    timeZone,
    random: unguessable,
    media: createMediaSigner(await getSigningSecret(db), config.mediaUrl),
    files,
    jobs,
    live,
    temporary: await openTemporaryFiles(path.join(config.dataDir, 'temporary')),
    uploadQuota_bytes: config.uploadQuota_bytes,
    courseFiles: config.courseFiles,
    pythonPackages: config.pythonPackages,
    actions: joinActions({
      helper: {
        endpoint: config.helperEndpoint,
        dailyLimit: config.helperDailyLimit,
        warn: (reason) => log.warn({ reason }, 'the helper gave no answer'),
        ...(runtime && {
          run: async (program, cases, ending) =>
            await runInSandbox({ runtime, wheels, ending }, program, cases),
        }),
      },
      push: { firebase: config.firebase?.webApp },
      sms: { configured: config.eskiz !== undefined },
      telegram: { botName: config.telegram?.name },
      onlinePayments: config.onlinePayments,
      courseFiles: config.courseFiles,
      ffmpeg,
      timeZone: config.schoolTimeZone,
    }),
    telegram,
    webRoots: {
      student: path.join(repository, 'apps/student/dist'),
      staff: path.join(repository, 'apps/staff/dist'),
      isOfflineOn: config.isOfflineOn,
      calledHosts: config.firebase ? firebaseHosts : [],
      filmHosts: config.mediaUrl === undefined ? [] : [new URL(config.mediaUrl).origin],
    },
    soundsDir: path.join(repository, 'packages/ui/sounds'),
    log,
    drain,
    queue,
    freeSpace: async () => {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize
    },
    measures: watchedFrom(config, database, measures),
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    metricsToken: config.metricsToken,
    onlinePayments: config.onlinePayments,
  })
}

function watchedFrom({ dataDir }: Config, { db, pool }: OpenDatabase, process: ProcessMeasures) {
  process.watchPool(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const gather = cluster.isWorker ? { gather: joinReports(process.registry) } : {}
  return { process, scrape: new Scrape({ db, clock: () => new Date(), process, dataDir, ...gather }) }
}

function optionsOf(config: Config, log: Log) {
  return {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    poolSize: config.databasePoolSize,
    onConnectionLost: (error: Error) => log.warn({ err: error }, 'a database connection was lost'),
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    // Fastify's types do not name it yet; it hands all on to Node.
    const options = { host, port, reusePort: cluster.isWorker && process.platform === 'linux' }
    await app.listen(options)
  } catch (error) {
    await app.close()
    throw listenFailure(error, host, port)
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

async function endRequests(app: FastifyInstance, drain: Drain, notice_ms: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), notice_ms + patience_ms)
  await closeGently(app, drain, notice_ms)
  clearTimeout(cutOff)
}
