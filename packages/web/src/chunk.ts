import { limits } from '@qadam/contract'
import { isOnline, onOnline } from '@qadam/delivery/connection'
import { sessionStore, type SafeStorage } from './storage.ts'

/** A lazy part of the app (code or style) that did not arrive: a new version was put up, or the network dropped. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the app did not load', { cause })
    this.name = 'ChunkError'
  }
}

/** Loads a lazy part. @throws ChunkError where it does not arrive. */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new ChunkError(cause)
  })
}

const KEY = 'qadam.chunk-reload'
const PAUSE_MS = 60_000

/**
 * Whether the page may reload by itself for a part that did not load: once, then not again for a minute, so that a
 * part that is really gone never makes the page reload in a circle.
 */
export function takeChunkReload(store: SafeStorage = sessionStore, now = Date.now()): boolean {
  const last = Number(store.read(KEY) ?? 0)
  // Either way: a clock that was set back would put the next reload off until it has caught up.
  if (Math.abs(now - last) < PAUSE_MS) return false
  store.write(KEY, String(now))
  // A browser without storage could not distinguish the second time from the first.
  return store.read(KEY) === String(now)
}

let reloading = false

/**
 * Reloads the page for a part that did not load, where that may help. Says whether the reload is on its way; it is
 * decided once for a page, however often the failed part is shown.
 */
export function reloadForChunk(): boolean {
  if (reloading) return true
  if (!takeChunkReload()) return false
  reloading = true
  const reload = () => setTimeout(() => location.reload(), limits.reloadAfterChunkFailure_ms)
  // Reloading without a network would trade the app for the browser's own error page.
  if (isOnline()) reload()
  else {
    const unsubscribe = onOnline(() => {
      unsubscribe()
      reload()
    })
  }
  return true
}
