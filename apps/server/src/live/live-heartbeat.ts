import { limits } from '@qadam/contract'
import type { Logger } from '../log/logger.ts'
import type { LiveHub } from './live-hub.ts'

/** Of these sessions, by the hashes of their tokens, those that have not ended. */
export type FindRunning = (sessionHashes: readonly Buffer[]) => Promise<Buffer[]>

/** One round: a sign of life to every reader, and the end of those whose session has ended. */
export async function beatOnce(hub: LiveHub, findRunning: FindRunning): Promise<void> {
  hub.sayPublished()
  const hashes = hub.sessionHashes
  if (hashes.length === 0) return
  const known = new Set(hashes.map(asText))
  const running = new Set((await findRunning(hashes)).map(asText))
  // A client that connected during the query is not judged by its result.
  hub.beat((hash) => known.has(asText(hash)) && !running.has(asText(hash)))
}

/** @returns what stops it, after the round that runs. */
export function startHeartbeat(hub: LiveHub, findRunning: FindRunning, log: Logger): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round
      .then(() => beatOnce(hub, findRunning))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'live connections could not be checked')
        // They live all the same; the next round judges their sessions.
        hub.beat(() => false)
      })
  }, limits.live.heartbeat_s * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

function asText(hash: Buffer): string {
  return hash.toString('base64')
}
