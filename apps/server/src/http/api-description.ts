import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindSession } from '../actions/action-handler.ts'
import { findCaller } from './action-router.ts'
import { renderApiDocs } from './api-docs-page.ts'
import { describeApi, type DescribedEndpoint } from './openapi.ts'

const staff = { tokenHeader: 'x-staff-auth', roles: ['teacher', 'admin'] } as const

export interface DescriptionTools {
  endpoints: readonly DescribedEndpoint[]
  findSession: FindSession
  clock: () => Date
}

/** /api/openapi.json for machines and /api/docs for people; what staff may do is described to staff alone. */
export async function apiDescription(
  app: FastifyInstance,
  { endpoints, findSession, clock }: DescriptionTools,
): Promise<void> {
  const open = endpoints.filter(({ tokenHeader }) => tokenHeader !== staff.tokenHeader)
  const documents = {
    all: once(async () => JSON.stringify(await describeApi(endpoints))),
    open: once(async () => JSON.stringify(await describeApi(open))),
  }
  const pages = {
    all: once(async () => await renderApiDocs(endpoints)),
    open: once(async () => await renderApiDocs(open)),
  }
  const [script, style] = await Promise.all([
    readFile(new URL('./api-docs.js', import.meta.url)),
    readFile(new URL('./api-docs.css', import.meta.url)),
  ])
  const cached = 'no-cache'
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    texts: Record<'all' | 'open', () => Promise<string>>,
  ): Promise<FastifyReply> => {
    const { actor } = await findCaller(findSession, request, staff, clock())
    return await reply
      .headers({ 'cache-control': actor ? 'private, no-store' : cached, vary: 'X-Staff-Auth' })
      .send(await (actor ? texts.all : texts.open)())
  }
  app.get('/api/openapi.json', { compress: {} }, (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), documents),
  )
  app.get('/api/docs', { compress: {} }, (request, reply) =>
    send(request, reply.type('text/html; charset=utf-8'), pages),
  )
  app.get('/api/docs/api-docs.js', async (_request, reply) =>
    reply.header('cache-control', cached).type('text/javascript; charset=utf-8').send(script),
  )
  app.get('/api/docs/api-docs.css', async (_request, reply) =>
    reply.header('cache-control', cached).type('text/css; charset=utf-8').send(style),
  )
}

/** Made when it is first asked for: few ever ask, and a start would take a second longer for it. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined
  return () => (made ??= make())
}
