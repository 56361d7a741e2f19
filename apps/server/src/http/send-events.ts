import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventReply, Waiting } from '../actions/event-reply.ts'

export function waitingOf(request: FastifyRequest, reply: FastifyReply): Waiting {
  const gone = new AbortController()
  // The request's own close comes as soon as it is read; the connection's comes when the caller has left.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return {
    isStreamed: request.headers.accept?.includes('text/event-stream') ?? false,
    gone: gone.signal,
  }
}

/** Sends each event as one `data:` line of JSON, as it comes. */
export function sendEvents(reply: FastifyReply, { events }: EventReply): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // A proxy that gathers a reply before it passes it on would make a stream pointless.
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(linesOf(events)))
}

async function* linesOf(events: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
}
