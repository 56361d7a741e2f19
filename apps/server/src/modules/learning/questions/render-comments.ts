import { ThreadPool } from '../../../threads/thread-pool.ts'

const pool = new ThreadPool<readonly string[], string[]>({
  script: new URL('comment-thread.ts', import.meta.url),
  size: 2,
  patience_ms: 2000,
  maxHeap_mb: 128,
})

/**
 * Markdown that a person wrote here, as sanitized HTML; away from the event loop, since a few thousand letters can take
 * a parser seconds. On a timeout it is shown as it was written.
 * @param owner whose words they are.
 */
export async function renderComments(sources: readonly string[], owner: number): Promise<readonly string[]> {
  if (sources.length === 0) return []
  return (await pool.run(sources, owner)) ?? sources.map(asWritten)
}

/** Plain text as HTML. */
export function asWritten(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<p>${escaped.replaceAll('\n', '<br />')}</p>`
}
