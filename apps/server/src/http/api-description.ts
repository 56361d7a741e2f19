import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { renderApiDocs } from './api-docs-page.ts'
import { describeApi, type DescribedEndpoint } from './openapi.ts'

/** /api/openapi.json for machines and /api/docs for people. */
export async function apiDescription(
  app: FastifyInstance,
  { endpoints }: { endpoints: readonly DescribedEndpoint[] },
): Promise<void> {
  const document = JSON.stringify(describeApi(endpoints))
  const page = renderApiDocs(endpoints)
  const [script, style] = await Promise.all([
    readFile(new URL('./api-docs.js', import.meta.url)),
    readFile(new URL('./api-docs.css', import.meta.url)),
  ])
  const cached = 'no-cache'
  app.get('/api/openapi.json', { compress: {} }, async (_request, reply) =>
    reply.header('cache-control', cached).type('application/json; charset=utf-8').send(document),
  )
  app.get('/api/docs', { compress: {} }, async (_request, reply) =>
    reply.header('cache-control', cached).type('text/html; charset=utf-8').send(page),
  )
  app.get('/api/docs/api-docs.js', async (_request, reply) =>
    reply.header('cache-control', cached).type('text/javascript; charset=utf-8').send(script),
  )
  app.get('/api/docs/api-docs.css', async (_request, reply) =>
    reply.header('cache-control', cached).type('text/css; charset=utf-8').send(style),
  )
}
