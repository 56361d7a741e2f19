import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import {
  answerClick,
  answerPayme,
  clickFailure,
  clickNoCall,
  failureOf,
  paymeNoCall,
  type OnlinePayments,
} from '../registry/http-ports.ts'
import type { Database } from '../database/database.ts'
import type { LivePublisher } from '../live/live-message.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'

/** A provider's call is a few hundred bytes. */
const BODY_LIMIT = 32 * 1024

interface ProviderDependencies {
  db: Database
  live: LivePublisher
  clock: () => Date
  timeZone: ReadTimeZone
  onlinePayments: OnlinePayments | undefined
}

/**
 * Where Payme and Click call the school: /api/payments/payme and /api/payments/click, each only where it is configured. No
 * session and no action: each call proves itself by the provider's own means, and is answered in its own words.
 */
export async function paymentProviders(
  app: FastifyInstance,
  { db, live, clock, timeZone, onlinePayments }: ProviderDependencies,
): Promise<void> {
  const { payme, click } = onlinePayments ?? {}
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    done(null, body)
  })
  const toolsFor = async (request: FastifyRequest) => ({
    db,
    live,
    now: clock(),
    timeZone: await timeZone(),
    log: request.log,
  })

  if (payme)
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/payments/payme',
      bodyLimit: BODY_LIMIT,
      errorHandler: (error, request, reply) => {
        logFailure(request, error, 'payme')
        void reply
          .code(200)
          .send({ jsonrpc: '2.0', id: null, ...(isCallers(error) ? paymeNoCall() : failureOf(error)) })
      },
      handler: async (request, reply) => {
        const { authorization, 'content-type': contentType } = request.headers
        const call = { method: request.method, contentType, authorization, body: bodyOf(request) }
        return await reply.code(200).send(await answerPayme(await toolsFor(request), payme, call))
      },
    })

  if (click)
    app.post('/api/payments/click', {
      bodyLimit: BODY_LIMIT,
      errorHandler: (error, request, reply) => {
        logFailure(request, error, 'click')
        void reply.code(200).send(isCallers(error) ? clickNoCall() : clickFailure())
      },
      handler: async (request, reply) => {
        const call = { contentType: request.headers['content-type'], body: bodyOf(request) }
        return await reply.code(200).send(await answerClick(await toolsFor(request), click, call))
      },
    })
}

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

/** What a caller did wrong is no failure of the school's: anybody may call. */
const isCallers = ({ statusCode }: FastifyError): boolean => statusCode !== undefined && statusCode < 500

function logFailure(request: FastifyRequest, error: FastifyError, provider: string): void {
  request.log[isCallers(error) ? 'warn' : 'error']({ err: error, provider }, 'a payment call failed')
}
