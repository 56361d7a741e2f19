import { createHash, timingSafeEqual } from 'node:crypto'
import { SchoolError } from '@qadam/contract'
import type { FastifyInstance } from 'fastify'

export interface TelegramEar {
  secret: string
  hear: (update: unknown) => Promise<void>
}

/** An update holds one message, which has at most 4096 letters. */
const bodyLimit = 256 * 1024

/**
 * POST /telegram/webhook: updates for the school's bot. The address is no secret; only Telegram knows the header.
 * After a failure Telegram sends the update again.
 */
export async function telegramWebhook(app: FastifyInstance, { secret, hear }: TelegramEar): Promise<void> {
  const expected = digest(secret)
  // Before the body is read.
  app.addHook('onRequest', async (request) => {
    const shown = request.headers['x-telegram-bot-api-secret-token']
    if (typeof shown !== 'string' || !timingSafeEqual(digest(shown), expected))
      throw new SchoolError('access.forbidden')
  })
  app.post('/telegram/webhook', { bodyLimit }, async (request, reply) => {
    await hear(request.body)
    return reply.send({})
  })
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
