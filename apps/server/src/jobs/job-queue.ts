import type pg from 'pg'
import { type ConstructorOptions, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { isThereAlready } from '../database/database-failure.ts'
import type { Executor } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import { entryOf, jobList, jobNames, jobOf, type JobData, type JobName } from './job-list.ts'
import { noteRun, watchJobs } from './job-runs.ts'
import type { JobSender } from './job-sender.ts'

/** Runs a job; throws where it is to be retried. */
export type JobHandlers = {
  [Name in JobName]: (data: JobData<Name>) => Promise<void>
}

export interface JobQueueOptions {
  pool: pg.Pool
  kind: 'embedded' | 'postgresql'
  /** In which schedules are read. */
  timeZone: string
  log: Logger
  /** The polling interval, other than each kind's own. */
  polling_s?: number
  /** How many programs of students may run side by side. */
  programs?: number
  /** Told of every try that ended. */
  onEnd?: (name: JobName, end: 'done' | 'failed', duration_s: number) => void
}

/** Its own schema: nothing here but pg-boss reads or writes it. */
const schema = 'jobs'

/** Four tries more, at about 10, 20, 40 and 80 seconds. */
const retries = { retryLimit: 4, retryDelay: 10, retryDelayMax: 900, retryBackoff: true }
const retention = { expireInSeconds: 600, deleteAfterSeconds: 3 * 24 * 3600 }

/** No rounds of its own: for a process that sends alone. */
const senderOnly = { schedule: false, supervise: false } as const

const installTries = 5

const scheduled = jobNames.filter((name) => entryOf(name).schedule !== undefined)

/** How long jobs under way may take to end once the server stops; then another process takes them over. */
const patience_ms = 8_000

/** The job queue, stored in the school's own database: any process sends, one of those that take jobs runs each. */
export class JobQueue implements JobSender {
  readonly #boss: PgBoss
  readonly #options: JobQueueOptions

  private constructor(boss: PgBoss, options: JobQueueOptions) {
    this.#boss = boss
    this.#options = options
  }

  /** Makes the queue's tables where they are missing or old: once, before anyone serves. */
  static async install(options: JobQueueOptions): Promise<void> {
    // Another process that starts at this moment makes the same; what it made is found the next time.
    for (let tries = 1; tries < installTries; tries += 1)
      try {
        return await JobQueue.#install(options)
      } catch (error) {
        if (!isThereAlready(error)) throw error
      }
    await JobQueue.#install(options)
  }

  static async #install(options: JobQueueOptions): Promise<void> {
    const boss = bossOn(options, { ...senderOnly, migrate: true })
    await boss.start()
    try {
      await prepareQueues(boss, options.timeZone)
    } finally {
      await boss.stop({ close: false })
    }
  }

  /** A queue to send to, on a database where it is installed; with handlers this process takes jobs too. */
  static async open(options: JobQueueOptions, handlers?: JobHandlers): Promise<JobQueue> {
    const boss = bossOn(options, { ...(handlers ? {} : senderOnly), migrate: false })
    await boss.start()
    const queue = new JobQueue(boss, options)
    if (!handlers) return queue
    await watchJobs(options.pool, scheduled)
    // Former queues are there only where an earlier release made them.
    for (const { name: made } of await boss.getQueues()) {
      const name = jobOf(made)
      if (name) await queue.#workOn(name, handlers, made)
    }
    return queue
  }

  async send<Name extends JobName>(executor: Executor, name: Name, data: JobData<Name>): Promise<void> {
    await this.#boss.send(name, jobList[name].data.parse(data), { db: fromKysely(executor) })
  }

  /** What waited in another database; not what no longer exists. */
  async sendAgain(executor: Executor, waiting: readonly WaitingJob[]): Promise<void> {
    for (const { name, data } of waiting) {
      const known = jobOf(name)
      if (known) await this.#boss.send(known, jobList[known].data.parse(data), { db: fromKysely(executor) })
    }
  }

  /** Reads the schedules in this zone from now on: the school's was changed. Of several processes each may say so. */
  async follow(timeZone: string): Promise<void> {
    const schedules = await this.#boss.getSchedules()
    for (const { name, cron, timezone } of schedules)
      if (timezone !== timeZone) await schedule(this.#boss, name, cron, timeZone)
  }

  /** Lets jobs under way end, then takes no more. */
  async stop(): Promise<void> {
    await this.#boss.stop({ close: false, graceful: true, timeout: patience_ms })
  }

  /** What is only watched fails no job. */
  async #note(name: JobName, end: 'done' | 'failed'): Promise<void> {
    const { pool, log } = this.#options
    if (!scheduled.includes(name)) return
    await noteRun(pool, name, end).catch((error: unknown) =>
      log.warn({ job: name, err: error }, 'the run of a job was not noted'),
    )
  }

  async #workOn(name: JobName, handlers: JobHandlers, queue: string): Promise<void> {
    // Each handler takes the data that the schema of its own entry gives.
    const handler = handlers[name] as (data: object) => Promise<void>
    const options = {
      includeMetadata: true,
      perJobResults: true,
      batchSize: entryOf(name).batch ?? 10,
      localConcurrency: entryOf(name).isProgram === true ? (this.#options.programs ?? 1) : 1,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: this.#options.polling_s ?? pollingSeconds(name),
    } as const
    await this.#boss.work<object, void, typeof options>(queue, options, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) results.push(await this.#run(name, handler, job))
      return results
    })
  }

  async #run(
    name: JobName,
    handler: (data: object) => Promise<void>,
    job: JobWithMetadata,
  ): Promise<JobResult> {
    const { log, onEnd } = this.#options
    const begun = performance.now()
    const report = (end: 'done' | 'failed') => onEnd?.(name, end, (performance.now() - begun) / 1000)
    const about = { job: name, job_id: job.id, tries: job.retryCount + 1 }
    try {
      await handler(jobList[name].data.parse(job.data ?? {}))
      log.debug(about, 'job done')
      report('done')
      await this.#note(name, 'done')
      return { id: job.id, status: 'completed' }
    } catch (error) {
      if (job.retryCount >= job.retryLimit) log.error({ ...about, err: error }, 'job given up')
      else log.warn({ ...about, err: error }, 'job failed; it will be tried again')
      report('failed')
      await this.#note(name, 'failed')
      return { id: job.id, status: 'failed', output: { reason: String(error) } }
    }
  }
}

/** A job that waits, as a backup has it. */
export interface WaitingJob {
  name: string
  data: unknown
}

/** What was sent and is not done, where a queue is installed; jobs of the schedule come by themselves. */
export async function waitingJobs(connection: Pick<pg.ClientBase, 'query'>): Promise<WaitingJob[]> {
  const found = await connection.query<{ job: string | null }>(`select to_regclass('${schema}.job') as job`)
  if (typeof found.rows[0]?.job !== 'string') return []
  const sent = jobNames.filter((name) => entryOf(name).schedule === undefined)
  const queues = sent.flatMap((name) => [name, entryOf(name).formerly ?? name])
  const { rows } = await connection.query<WaitingJob>(
    `select name, data from ${schema}.job where state < 'completed' and name = any($1) order by created_on`,
    [queues],
  )
  return rows
}

function bossOn(options: JobQueueOptions, changes: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    db: databaseOf(options.pool),
    backend: options.kind === 'embedded' ? 'pglite' : 'postgres',
    schema,
    // No job here depends on another.
    flowIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 20,
    ...changes,
  })
  // Without a listener an error of its timers would end the process. A database that is away is there for a later round.
  boss.on('error', (error) => options.log.warn({ err: error }, 'job queue'))
  boss.on('warning', ({ message }) => options.log.warn({ reason: message }, 'job queue'))
  return boss
}

/** On the school's own pool. Its SQL has several statements in one text, which only a query without values may. */
function databaseOf(pool: pg.Pool): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: async (text, values) =>
      values === undefined || values.length === 0 ? await pool.query(text) : await pool.query(text, values),
  }
}

/** Jobs by schedule can wait for a minute; what an action enqueued should not. */
function pollingSeconds(name: JobName): number {
  return 'schedule' in jobList[name] ? 30 : 2
}

async function prepareQueues(boss: PgBoss, timeZone: string): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const name of jobNames) {
    const expireInSeconds = entryOf(name).lost_s ?? retention.expireInSeconds
    const options = { ...retries, ...retention, expireInSeconds }
    if (known.has(name)) await boss.updateQueue(name, options)
    else
      await boss.createQueue(name, {
        ...options,
        policy: entryOf(name).isOne === true ? 'short' : 'standard',
      })
  }
  const wanted = new Map<string, string>(
    jobNames.flatMap((name) => {
      const entry = jobList[name]
      return 'schedule' in entry ? [[name, entry.schedule] as const] : []
    }),
  )
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name)
  }
  for (const [name, cron] of wanted) await schedule(boss, name, cron, timeZone)
}

async function schedule(boss: PgBoss, name: string, cron: string, timeZone: string): Promise<void> {
  // A laptop that sleeps at three does at the next start what it missed, once.
  await boss.schedule(name, cron, {}, { tz: timeZone, missed: 'once' })
}
