import { SchoolError, type Role } from '@qadam/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { listRunningSessions, takeTicket } from '../registry/http-ports.ts'
import type { Drain } from './drain.ts'

export interface LiveEventsTools {
  db: Database
  hub: LiveHub
  drain: Drain
  clock: () => Date
  endpoints: readonly { path: string; roles: readonly Role[] }[]
}

/**
 * GET /api/student/events?ticket=… and the same for staff: server-sent events to the holder of a ticket. A connection that
 * follows a lost one names the last `id` of that, as the header `Last-Event-ID` or as `last_event_id`, since a page cannot
 * set headers here and its browser could only repeat a ticket that is used up.
 */
export async function liveEventsRoutes(
  app: FastifyInstance,
  { db, hub, drain, clock, endpoints }: LiveEventsTools,
): Promise<void> {
  for (const { path, roles } of endpoints) {
    app.get(`${path}/events`, { exposeHeadRoute: false }, async (request, reply) => {
      if (drain.isDraining) throw new SchoolError('server.busy')
      const { ticket, last_event_id } = request.query as Record<string, unknown> // fastify parses it to an object
      if (typeof ticket !== 'string' || ticket === '') throw new SchoolError('auth.required')
      const now = clock()
      const holder = await takeTicket(db, ticket, roles, now)
      if (!holder) throw new SchoolError('auth.required')
      const { personId, sessionHash, sessionEndsAt } = holder
      const endsIn_ms = sessionEndsAt.getTime() - now.getTime()
      const position = positionOf(request.headers['last-event-id'] ?? last_event_id)
      const stream = hub.open({ personId, sessionHash, endsIn_ms, position })
      // The end of a session after its ticket was taken was published before there was a stream to end.
      try {
        const [running] = await listRunningSessions(db, [sessionHash], now)
        if (!running) throw new SchoolError('auth.required')
      } catch (error) {
        stream.destroy()
        throw error
      }
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          // A proxy that buffers a reply would buffer this one for ever.
          'x-accel-buffering': 'no',
          // Nothing follows a stream, and a server that stops must not wait for keep-alive connections.
          connection: 'close',
        })
        .send(stream)
    })
  }

  // Before the server waits for replies to end, which these would not do by themselves.
  app.addHook('preClose', async () => hub.close())
}

/** What is there and cannot be read is a position from which nothing is known. */
function positionOf(named: unknown): string | undefined {
  if (named === undefined || named === '') return undefined
  return typeof named === 'string' ? named : '?'
}
