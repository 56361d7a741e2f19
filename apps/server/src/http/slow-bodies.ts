import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Over so long a body has to keep to the least rate: a phone that changes its network is back by then. */
const usualWindow_ms = 30_000
/** A sixth of what the oldest mobile networks carry. */
const leastBytesPerSecond = 500

/** What a body was at one look. */
interface Progress {
  received_bytes: number
  /** Received and not read: then it is we who are slow. */
  unread_bytes: number
}

/** Whether who sends a body has sent next to nothing since the look before, and was not held up by us. */
export function isTooSlow(before: Progress, now: Progress, passed_ms: number): boolean {
  if (before.unread_bytes > 0 || now.unread_bytes > 0) return false
  return ((now.received_bytes - before.received_bytes) * 1000) / passed_ms < leastBytesPerSecond
}

/**
 * Ends requests whose body trickles: each holds a connection, and whoever sends thousands of them byte by byte holds all
 * there are. What is cut so is what a dead network leaves, and is sent again by who meant it.
 */
export function endSlowBodies(app: FastifyInstance, window_ms: number = usualWindow_ms): void {
  /** Undefined until the first look, by which a body need not have been under way for a whole window. */
  const bodies = new Map<IncomingMessage, Progress | undefined>()
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!raw.complete) {
      bodies.set(raw, undefined)
      reply.raw.once('close', () => bodies.delete(raw))
    }
    done()
  })
  const timer = setInterval(() => {
    for (const [raw, before] of bodies) {
      const now = progressOf(raw)
      if (raw.complete) bodies.delete(raw)
      else if (before && isTooSlow(before, now, window_ms)) raw.destroy()
      else bodies.set(raw, now)
    }
  }, window_ms)
  timer.unref()
  app.addHook('onClose', (_, done) => {
    clearInterval(timer)
    done()
  })
}

function progressOf({ socket, readableLength }: IncomingMessage): Progress {
  return { received_bytes: socket.bytesRead, unread_bytes: readableLength }
}
