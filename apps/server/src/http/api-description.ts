import type { FastifyInstance } from 'fastify'
import type { ActionHandler } from './action-handler.ts'

export async function apiDescription(
  app: FastifyInstance,
  tools: { handlers: readonly ActionHandler[] },
): Promise<void> {
  app.get('/api/openapi.json', async () => ({ actions: tools.handlers.length }))
}
