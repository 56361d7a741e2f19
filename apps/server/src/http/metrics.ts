import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobRun } from '../jobs/job-runs.ts'

export interface PoolCounts {
  open: number
  idle: number
  waiting: number
}

/** Counts every reply by action (or route) and status, the database's pool, the jobs and the process, for Prometheus. */
export function addMetrics(
  app: FastifyInstance,
  listRuns: () => Promise<JobRun[]>,
  poolCounts?: () => PoolCounts,
): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'qadam_request_duration_seconds',
    help: 'How long replies took, by action (or route) and status',
    labelNames: ['action', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  if (poolCounts) {
    const pool = new Gauge({
      name: 'qadam_database_connections',
      help: 'Connections of the database pool: open, idle; and requests waiting for one',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(poolCounts())) pool.set({ state }, count)
      },
    })
  }
  const addJobGauge = (name: string, help: string, valueOf: (run: JobRun) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        // What else is measured is told also while the database is away.
        for (const run of await listRuns().catch(() => [])) this.set({ job: run.name }, valueOf(run))
      },
    })
  addJobGauge(
    'qadam_job_last_run_timestamp_seconds',
    'When a scheduled job was done last, by job, on whichever process; 0 where it never was',
    ({ done_at }) => (done_at?.getTime() ?? 0) / 1000,
  )
  addJobGauge(
    'qadam_job_failed_tries',
    'Tries of scheduled jobs that failed, by job, over all processes',
    ({ failed_tries }) => failed_tries,
  )
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the requested address: a client's input must not become a label.
    const action = request.actionName ?? request.routeOptions.url ?? 'unknown'
    durations.labels(action, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
  return registry
}
