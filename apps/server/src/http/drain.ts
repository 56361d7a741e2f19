import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether this process is on its way out. */
export interface Drain {
  readonly isDraining: boolean
  start: () => void
}

export function createDrain(): Drain {
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    start() {
      isDraining = true
    },
  }
}

/**
 * Ends a process without cutting anyone off: /readyz returns 503 first, so that a balancer goes elsewhere, and only
 * after `notice_ms` the port closes, with the requests under way answered.
 */
export async function closeGently(app: FastifyInstance, drain: Drain, notice_ms: number): Promise<void> {
  drain.start()
  if (notice_ms > 0) await sleep(notice_ms)
  await app.close()
}
