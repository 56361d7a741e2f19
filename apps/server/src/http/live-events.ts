import { SchoolError, type Role } from '@qadam/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { hashTicket } from '../live/live-actions.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { takeTicket } from '../live/tickets-store.ts'
import type { Drain } from './drain.ts'

export interface LiveEventsTools {
  db: Database
  hub: LiveHub
  drain: Drain
  clock: () => Date
  endpoints: readonly { path: string; roles: readonly Role[] }[]
}

/** GET /api/student/events?ticket=… and the same for staff: server-sent events to the holder of a ticket. */
export async function liveEventsRoutes(
  app: FastifyInstance,
  { db, hub, drain, clock, endpoints }: LiveEventsTools,
): Promise<void> {
  for (const { path, roles } of endpoints) {
    app.get(`${path}/events`, { exposeHeadRoute: false }, async (request, reply) => {
      if (drain.isDraining) throw new SchoolError('server.busy')
      const { ticket } = request.query as { ticket?: unknown } // fastify parses it to an object
      if (typeof ticket !== 'string' || ticket === '') throw new SchoolError('auth.required')
      const holder = await takeTicket(db, hashTicket(ticket), roles, clock())
      if (!holder) throw new SchoolError('auth.required')
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          // A proxy that gathers a reply before it passes it on would gather for ever.
          'x-accel-buffering': 'no',
          // Nothing comes after a stream, and a server that stops waits for no connection that is kept.
          connection: 'close',
        })
        .send(hub.open({ personId: holder.person_id, sessionHash: holder.session_hash }))
    })
  }

  // Before the server waits for replies to end, which these would not do by themselves.
  app.addHook('preClose', async () => hub.close())
}
