import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parentLimits } from '@qadam/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { answerConsent, findParentView } from '../registry/http-ports.ts'
import { addressForLimits, clientAddress } from './client-address.ts'
import { renderConsentView } from './parent-consent-page.ts'
import { renderNoView, renderParentView } from './parent-page.ts'
import { pageLanguage, sendPublicPage } from './public-page.ts'
import { addBodyParsers } from './request-body.ts'
import { RecentCounts } from '../actions/recent-counts.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'

export interface ParentPageTools {
  db: Database
  clock: () => Date
  timeZone: ReadTimeZone
}

const script = '/pages/parent-page.js'
// Under https browsers take a name of this prefix from https alone; one without it is of before.
const prefix = '__Secure-'
const cookies = /(?:^|;\s*)(?<prefix>__Secure-)?qadam_parent=(?<token>[\w-]{32})(?=;|$)/g
const longestHeader = 8192
const answered = z.object({ answer: z.enum(['given', 'taken_back']) })
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
  const { unknownOfAddress, consents, window_s, life_days } = parentLimits
  const unknown = new RecentCounts({ most: unknownOfAddress, window_s })
  const answers = new RecentCounts({ most: consents, window_s })
  const bytes = await readFile(new URL('./parent-page.js', import.meta.url))
  addBodyParsers(app)

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
        reply.header('set-cookie', setCookie('', page, 0, request.protocol === 'https')).code(410),
        renderNoView(lang, 'ended'),
      )
    if (view === 'wait') return send(request, retryAfter(reply), renderNoView(lang, 'wait'))
    const own = { lang, timeZone: await timeZone(), page: pageOf(token) }
    return send(
      request,
      reply,
      view.purpose === 'consent' ? renderConsentView(view, own) : renderParentView(view, own),
    )
  }

  app.get('/parent', async (request, reply) => await show(request, reply, tokensOf(request)[0], '/parent'))

  app.get<{ Params: { page: string } }>('/parent/:page', async (request, reply) => {
    const page = `/parent/${request.params.page}`
    const own = tokensOf(request).find((token) => pageOf(token) === page)
    return await show(request, reply, own, page)
  })

  // A cookie of `SameSite=Strict` comes along from our own pages alone: no other site can agree for a parent.
  app.post<{ Params: { page: string } }>(
    '/parent/:page/consent',
    { bodyLimit: 1024 },
    async (request, reply) => {
      const page = `/parent/${request.params.page}`
      const token = tokensOf(request).find((one) => pageOf(one) === page)
      const answer = answered.safeParse(request.body)
      // Nobody thinks otherwise so often; each change of mind is kept for good.
      if (token !== undefined && answer.success && answers.take(page, clock()))
        await answerConsent(db, token, { given: answer.data.answer === 'given', now: clock() })
      // The page says what holds now, also that the link has ended. What is no page of ours is no place to go to.
      return await reply
        .header('cache-control', 'no-store')
        .redirect(`${token === undefined ? '/parent' : page}?lang=${pageLanguage(request)}`, 303)
    },
  )

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
  [...(request.headers.cookie ?? '').slice(0, longestHeader).matchAll(cookies)]
    .toSorted((one, other) => Number(!one.groups?.['prefix']) - Number(!other.groups?.['prefix']))
    .flatMap(({ groups }) => groups?.['token'] ?? [])

const setCookie = (token: string, page: string, age_s: number, isSecure: boolean): string =>
  `${isSecure ? prefix : ''}qadam_parent=${token}; Path=${page}; Max-Age=${age_s}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
