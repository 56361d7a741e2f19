import { setting } from './setting.ts'

/** How many connections the requests of a process share; null is `auto`. */
export const poolSize = setting('auto, or a whole number from 1 to 1000', (text) => {
  if (text === 'auto') return null
  const size = /^\d+$/.test(text) ? Number(text) : 0
  return size >= 1 && size <= 1000 ? size : undefined
})
  .prefault('auto')
  .meta({
    usually: 'auto',
    meaning:
      'How many connections to `DATABASE_URL` the requests of each process share; `auto`: for a database on as many cores as this machine has. Jobs have four more, live events one',
  })

/**
 * Two connections a core and one more keep a database busy; beyond that they take turns, and each waits longer (measured:
 * docs/decisions/2026-11-28-overload.md).
 */
export function poolSizeFor(workers: number, cores: number): number {
  return Math.max(3, Math.ceil((2 * cores + 1) / workers))
}

/** Of each process beside those of its requests: for jobs and what else runs beside them. */
export const jobConnections = 4
/** And to hear what other processes tell. */
export const liveConnections = 1
