import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface PoolCounts {
  open: number
  idle: number
  waiting: number
}

/** What this process knows of the live events. */
export interface LiveCounts {
  connections: number
  published: number
  /** Whether messages of the other processes arrive. */
  isHearing: boolean
}

const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string } // our own package

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const jobSeconds = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600]

/**
 * What one process counts of itself, for Prometheus. Those of all workers are added up; where a sum says nothing, the
 * gauge names another way to join them.
 */
export class ProcessMeasures {
  readonly registry = new Registry()
  readonly #requests: Histogram<'action' | 'status'>
  readonly #jobs: Histogram<'kind' | 'result'>
  readonly #deliveries: Counter<'channel' | 'result'>

  constructor() {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#requests = new Histogram({
      name: 'qadam_request_duration_seconds',
      help: 'How long replies took, by action (or route) and status',
      labelNames: ['action', 'status'],
      buckets: requestSeconds,
      registers,
    })
    this.#jobs = new Histogram({
      name: 'qadam_job_duration_seconds',
      help: 'How long tries of jobs took, by kind and result: done, failed. The label is not `job`, which Prometheus gives to targets',
      labelNames: ['kind', 'result'],
      buckets: jobSeconds,
      registers,
    })
    this.#deliveries = new Counter({
      name: 'qadam_deliveries_total',
      help: 'Tries to deliver a notification, by channel and what became of them; later is tried again, given_up is the last of these',
      labelNames: ['channel', 'result'],
      registers,
    })
    new Gauge({
      name: 'qadam_build_info',
      help: 'The version that runs, and its Node: always 1',
      labelNames: ['version', 'node'],
      aggregator: 'first',
      registers,
    }).set({ version, node: process.versions.node }, 1)
    new Gauge({
      name: 'qadam_process_start_timestamp_seconds',
      help: 'When the youngest process started: it changes with every restart',
      aggregator: 'max',
      registers,
    }).set(Math.round(Date.now() / 1000 - process.uptime()))
    new Gauge({ name: 'qadam_processes', help: 'Processes that answered this scrape', registers }).set(1)
  }

  requestEnded(action: string, status: number, duration_s: number): void {
    this.#requests.labels(action, String(status)).observe(duration_s)
  }

  jobEnded(kind: string, result: 'done' | 'failed', duration_s: number): void {
    this.#jobs.labels(kind, result).observe(duration_s)
  }

  deliveryEnded(channel: string, result: string): void {
    this.#deliveries.labels(channel, result).inc()
  }

  watchPool(counts: () => PoolCounts): void {
    new Gauge({
      name: 'qadam_database_connections',
      help: 'Connections of the database pool: open, idle; and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(counts())) this.set({ state }, count)
      },
    })
  }

  watchLive(live: LiveCounts): void {
    const registers = [this.registry]
    new Gauge({
      name: 'qadam_live_streams',
      help: 'Open apps that listen to live events',
      registers,
      collect() {
        this.set(live.connections)
      },
    })
    new Counter({
      name: 'qadam_live_events_published_total',
      help: 'Live events that the processes have published since they started',
      registers,
      collect() {
        this.reset()
        this.inc(live.published)
      },
    })
    new Gauge({
      name: 'qadam_live_bus_hears',
      help: '1 while every process hears the live events of the others, 0 once one does not',
      aggregator: 'min',
      registers,
      collect() {
        this.set(live.isHearing ? 1 : 0)
      },
    })
  }
}
