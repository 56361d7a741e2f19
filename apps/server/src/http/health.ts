import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Scrape } from '../measures/scrape.ts'
import type { Drain } from './drain.ts'
import { requireMetricsAccess } from './metrics-access.ts'

const databasePatience_ms = 3_000

/** /healthz (the process is up), /readyz (it should be sent requests), /metrics (for Prometheus, on this machine or with the token). */
export async function healthRoutes(
  app: FastifyInstance,
  {
    db,
    drain,
    scrape,
    metricsToken,
  }: { db: Database; drain: Drain; scrape: Scrape; metricsToken: string | undefined },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )

  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (drain.isDraining) return reply.code(503).send({ status: 'draining' })
    return (await answers(db))
      ? reply.send({ status: 'ready' })
      : reply.code(503).send({ status: 'database does not answer' })
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
