import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parentLimits } from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { findParentView } from '../registry/http-ports.ts'
import { addressForLimits, clientAddress } from './client-address.ts'
import { renderNoView, renderParentView } from './parent-page.ts'
import { pageLanguage, sendPublicPage } from './public-page.ts'
import { RecentCounts } from '../actions/recent-counts.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'

export interface ParentPageTools {
  db: Database
  clock: () => Date
  timeZone: ReadTimeZone
}

const script = '/pages/parent-page.js'
const cookies = /(?:^|;\s*)qadam_parent=(?<token>[\w-]{32})(?=;|$)/g
const longestHeader = 8192
const handed = z.object({ token: z.string().max(100) })

/**
 * /parent: what a parent reads of their child, by a link from the school. The link is handed over for a cookie that goes to
 * this page alone; each request checks whether it is still valid. Each link has a page of its own, since a family may
 * have several; /parent itself shows the one that was opened last.
 */
export async function parentPages(
  app: FastifyInstance,
  { db, clock, timeZone }: ParentPageTools,
): Promise<void> {
  const { unknownOfAddress, window_s, life_days } = parentLimits
  const unknown = new RecentCounts({ most: unknownOfAddress, window_s })
  const bytes = await readFile(new URL('./parent-page.js', import.meta.url))

  const findView = async (request: FastifyRequest, token: string) => {
    const view = await findParentView(db, token, pageLanguage(request), {
      now: clock(),
      timeZone: await timeZone(),
    })
    // Behind one address are many families: somebody's wrong links must not bar others' right ones.
    return view ?? (unknown.take(addressForLimits(clientAddress(request)), clock()) ? 'ended' : 'wait')
  }
  const retryAfter = (reply: FastifyReply) => reply.code(429).header('retry-after', String(window_s))
  const send = (request: FastifyRequest, reply: FastifyReply, page: { title: string; body: string }) =>
    sendPublicPage(request, reply.header('referrer-policy', 'no-referrer'), {
      lang: pageLanguage(request),
      scripts: [script],
      ...page,
    })

  app.get(script, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(bytes),
  )

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | undefined,
    page: string,
  ) => {
    const lang = pageLanguage(request)
    if (token === undefined) return send(request, reply, renderNoView(lang, 'ask'))
    const view = await findView(request, token)
    if (view === 'ended')
      return send(
        request,
        reply.header('set-cookie', setCookie('', page, 0, false)).code(410),
        renderNoView(lang, 'ended'),
      )
    if (view === 'wait') return send(request, retryAfter(reply), renderNoView(lang, 'wait'))
    return send(request, reply, renderParentView(view, lang, await timeZone()))
  }

  app.get('/parent', async (request, reply) => await show(request, reply, tokensOf(request)[0], '/parent'))

  app.get<{ Params: { page: string } }>('/parent/:page', async (request, reply) => {
    const page = `/parent/${request.params.page}`
    const own = tokensOf(request).find((token) => pageOf(token) === page)
    return await show(request, reply, own, page)
  })

  for (const why of ['ended', 'wait'] as const)
    app.get(`/parent/${why}`, (request, reply) =>
      send(request, reply, renderNoView(pageLanguage(request), why)),
    )

  app.post('/parent/open', { bodyLimit: 1024 }, async (request, reply) => {
    const read = handed.safeParse(request.body)
    const view = await findView(request, read.success ? read.data.token : '')
    void reply.header('cache-control', 'no-store')
    if (view === 'wait') return await retryAfter(reply).send({})
    if (view === 'ended') return await reply.code(404).send({})
    const token = read.data?.token ?? ''
    const page = pageOf(token)
    return await reply
      .header(
        'set-cookie',
        [page, '/parent'].map((each) =>
          setCookie(token, each, life_days * 86_400, request.protocol === 'https'),
        ),
      )
      .send({ page })
  })
}

/** Of a link: 64 bits that name it and reveal nothing of it. */
const pageOf = (token: string): string =>
  `/parent/${createHash('sha256').update(`page ${token}`).digest('hex').slice(0, 16)}`

const tokensOf = (request: FastifyRequest): string[] =>
  [...(request.headers.cookie ?? '').slice(0, longestHeader).matchAll(cookies)].flatMap(
    ({ groups }) => groups?.['token'] ?? [],
  )

const setCookie = (token: string, page: string, age_s: number, isSecure: boolean): string =>
  `qadam_parent=${token}; Path=${page}; Max-Age=${age_s}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
