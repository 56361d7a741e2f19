import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Scrape } from '../measures/scrape.ts'
import type { Drain } from './drain.ts'
import { requireMetricsAccess } from './metrics-access.ts'

const databasePatience_ms = 3_000
/** Less than one upload and the database's log need. */
const leastFree_bytes = 64 * 1024 * 1024

/** /healthz (the process is up), /readyz (it should be sent requests), /metrics (for Prometheus, on this machine or with the token). */
export async function healthRoutes(
  app: FastifyInstance,
  {
    db,
    drain,
    scrape,
    metricsToken,
    isOverloaded,
    freeSpace,
  }: {
    db: Database
    drain: Drain
    scrape: Scrape
    metricsToken: string | undefined
    isOverloaded: () => boolean
    /** Of the disk with the school's data, in bytes. */
    freeSpace: () => Promise<number>
  },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )

  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (drain.isDraining) return reply.code(503).send({ status: 'draining' })
    if (!(await answers(db))) return reply.code(503).send({ status: 'database does not answer' })
    // What is read could still be; but who is sent here loses what they write.
    if ((await freeSpace()) < leastFree_bytes) return reply.code(503).send({ status: 'disk is full' })
    // No 503: a balancer that took it out would give its share to others that are as busy.
    return reply.send({ status: isOverloaded() ? 'overloaded' : 'ready' })
  })

  app.get('/metrics', async (request, reply) => {
    requireMetricsAccess(request, metricsToken)
    return reply
      .header('cache-control', 'no-store')
      .type(scrape.contentType)
      .send(await scrape.text())
  })
}

async function answers(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, databasePatience_ms, false)
  })
  try {
    const query = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return await Promise.race([query, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
