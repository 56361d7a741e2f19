import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface PoolCounts {
  open: number
  idle: number
  waiting: number
}

/** Counts every reply by action (or route) and status, the database's pool and the process, for Prometheus. */
export function addMetrics(app: FastifyInstance, poolCounts?: () => PoolCounts): Registry {
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
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the requested address: a client's input must not become a label.
    const action = request.actionName ?? request.routeOptions.url ?? 'unknown'
    durations.labels(action, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
  return registry
}
