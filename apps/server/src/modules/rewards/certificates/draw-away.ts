import { ThreadPool } from '../../../threads/thread-pool.ts'
import type { Drawing } from './draw-certificate.ts'

const pool = new ThreadPool<Drawing, Uint8Array>({
  script: new URL('draw-thread.ts', import.meta.url),
  size: 1,
  patience_ms: 10_000,
  maxHeap_mb: 192,
  mostWaiting: 50,
})

/**
 * The document of a certificate, drawn away from the event loop: fonts and girih take a few tenths of a second.
 * @returns undefined where the queue is full.
 */
export async function drawAway(drawing: Drawing): Promise<Buffer | undefined> {
  const bytes = await pool.run(drawing, 0)
  return bytes && Buffer.from(bytes)
}
