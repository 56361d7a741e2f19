import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from '../log/logger.ts'
import type { LiveBus, LiveHub } from './live-hub.ts'
import type { WireMessage } from './live-message.ts'
import { packMessages, unpackMessages, type BusMessage } from './wire.ts'

const channel = 'qadam_live'
/** Events of many actions go in one statement: each NOTIFY takes a lock that the whole server shares. */
const gather_ms = 15
/** The buffer's limit: beyond it the database is away, and clients that reconnect refetch everything. */
const maxGathered = 10_000
const firstRetry_ms = 500
const longestRetry_ms = 15_000
const check_ms = 20_000
const patience_ms = 5000
/** A process that has not acknowledged by then is away or hangs. */
const answer_ms = 1000
const listenerName = 'qadam-live'

export interface PostgresqlBusOptions {
  databaseUrl: string
  /** Sends; what listens is a connection of its own. */
  pool: pg.Pool
  hub: LiveHub
  log: Logger
}

/**
 * LISTEN and NOTIFY between the processes on one PostgreSQL. Events while the listening connection is away are
 * lost to this process, so its clients are disconnected when it is back: they reconnect and fetch what is new. Each
 * process numbers its events and announces how many there were, so that a lost one is detected.
 */
export class PostgresqlBus implements LiveBus {
  readonly #options: PostgresqlBusOptions
  #gathered: BusMessage[] = []
  readonly #asked = new Map<string, () => void>()
  #timer: NodeJS.Timeout | undefined
  #sending = Promise.resolve()
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #retries = 0
  #check: NodeJS.Timeout
  #isStopped = false

  private constructor(options: PostgresqlBusOptions) {
    this.#options = options
    this.#check = setInterval(() => void this.#checkConnection(), check_ms)
    this.#check.unref()
  }

  /** Joins the hub to those of the other processes. */
  static async open(options: PostgresqlBusOptions): Promise<PostgresqlBus> {
    const bus = new PostgresqlBus(options)
    await bus.#listen()
    options.hub.joinBus(bus)
    return bus
  }

  send(messages: readonly WireMessage[]): void {
    this.#gather(messages)
  }

  sayPublished(published: number): void {
    this.#gather([{ published }])
  }

  #gather(messages: readonly BusMessage[]): void {
    if (this.#isStopped || this.#gathered.length >= maxGathered) return
    this.#gathered.push(...messages)
    this.#timer ??= setTimeout(() => void this.#sendGathered(), gather_ms)
  }

  async sendNow(messages: readonly WireMessage[]): Promise<void> {
    if (this.#isStopped) return
    const id = randomUUID()
    const answers = this.#waitForAnswers(id, await this.#countOthers())
    this.#gathered.push(...messages, { ask: id })
    clearTimeout(this.#timer)
    await this.#sendGathered()
    await answers
  }

  /** How many other processes listen. */
  async #countOthers(): Promise<number> {
    try {
      const { rows } = await this.#options.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where application_name = $1 and datname = current_database()`,
        [listenerName],
      )
      return Math.max(0, (rows[0]?.count ?? 0) - (this.#client ? 1 : 0))
    } catch (error) {
      this.#options.log.warn({ err: error }, 'nobody knows who listens')
      return 0
    }
  }

  async #waitForAnswers(id: string, count: number): Promise<void> {
    // Without a listening connection of its own no answer would come through.
    if (count === 0 || !this.#client) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#asked.delete(id)
        resolve()
      }
      const timer = setTimeout(end, answer_ms)
      let missing = count
      this.#asked.set(id, () => {
        missing -= 1
        if (missing === 0) end()
      })
    })
  }

  /** One statement after the other, so that what was sent first arrives first. */
  async #sendGathered(): Promise<void> {
    this.#timer = undefined
    this.#sending = this.#sending.then(() => this.#flush())
    await this.#sending
  }

  /** Sends what is gathered, then leaves. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#check)
    clearTimeout(this.#retry)
    clearTimeout(this.#timer)
    await this.#sendGathered()
    await this.#client?.end().catch(() => {})
  }

  async #flush(): Promise<void> {
    const messages = this.#gathered
    this.#gathered = []
    if (messages.length === 0) return
    const { payloads, dropped } = packMessages(this.#options.hub.origin, messages)
    if (dropped > 0) this.#options.log.error({ dropped }, 'live events too big for the way between processes')
    try {
      await this.#options.pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        channel,
        payloads,
      ])
    } catch (error) {
      this.#options.log.warn({ err: error, lost: messages.length }, 'live events could not be sent')
    }
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: listenerName,
      keepAlive: true,
      connectionTimeoutMillis: patience_ms,
      query_timeout: patience_ms,
    })
    this.#client = client
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the connection ended')))
    client.on('notification', ({ payload }) => this.#receive(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      this.#lose(client, error)
      return
    }
    this.#options.hub.hears(true)
    if (this.#retries > 0) this.#options.hub.heardNothing()
    this.#retries = 0
    this.#gather([{ published: this.#options.hub.published, tell: true }])
  }

  #receive(payload: string | undefined): void {
    const { hub } = this.#options
    const { sender, messages } = unpackMessages(payload ?? '', hub.origin) ?? { sender: '', messages: [] }
    for (const message of messages) {
      if ('ask' in message) void this.#sendAnswer(message.ask)
      else if ('answer' in message) this.#asked.get(message.answer)?.()
      else if ('published' in message) {
        hub.othersPublished(sender, message.published)
        if (message.tell) this.sayPublished(hub.published)
      } else hub.deliver([message], sender)
    }
  }

  async #sendAnswer(id: string): Promise<void> {
    this.#gathered.push({ answer: id })
    clearTimeout(this.#timer)
    await this.#sendGathered()
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#isStopped || this.#client !== client) return
    this.#client = undefined
    this.#options.hub.hears(false)
    client.end().catch(() => {})
    this.#options.log.warn({ err: error }, 'live events of other processes are not heard for a while')
    const delay = Math.min(longestRetry_ms, firstRetry_ms * 2 ** this.#retries)
    this.#retries += 1
    this.#retry = setTimeout(() => void this.#listen(), delay)
    this.#retry.unref()
  }

  /** A connection may die silently; then only a query detects it. */
  async #checkConnection(): Promise<void> {
    const client = this.#client
    if (!client) return
    try {
      await client.query('select 1')
    } catch (error) {
      this.#lose(client, error)
    }
  }
}
