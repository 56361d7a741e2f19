import type { ArchiveQuestion } from '@qadam/course-archive'
import type { StoredMedia } from '../../../files/media-store.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { ThreadPool } from '../../../threads/thread-pool.ts'
import { loadQuestion } from './load-question.ts'
import { loadRenderer } from './load-renderer.ts'
import { asWritten } from './render-comments.ts'
import type { renderMarkdown } from './render-markdown.ts'
import type { RenderJob } from './render-thread.ts'

const pool = new ThreadPool<RenderJob, Localized | null>({
  script: new URL('render-thread.ts', import.meta.url),
  size: 1,
  patience_ms: 2000,
  maxHeap_mb: 256,
})

/**
 * Renders the texts of authors' questions away from the event loop, before the transaction that publishes them: a course has
 * hundreds. A text that takes too long is shown as it was written.
 * @param media finds what the questions name.
 * @returns the renderer for `loadQuestion`, of these questions.
 */
export async function renderAhead(
  questions: readonly ArchiveQuestion[],
  media: (path: string) => StoredMedia,
  owner: number,
): Promise<typeof renderMarkdown> {
  const render = await loadRenderer()
  const asked = new Map<string, { text: Localized; kind: 'block' | 'inline' }>()
  const note: typeof renderMarkdown = (text, kind) => {
    asked.set(keyOf(text, kind), { text, kind })
    return text
  }
  for (const question of questions) loadQuestion(question, media, undefined, Math.random, note)
  const rendered = new Map<string, Localized>()
  for (const [key, { text, kind }] of asked) {
    const outcome = await pool.try({ text, kind, media: mediaIn(text, media) }, owner)
    if (outcome.kind === 'done' && outcome.result) rendered.set(key, outcome.result)
    else if (outcome.kind === 'failed') rendered.set(key, plain(text))
  }
  return (text, kind, files) => rendered.get(keyOf(text, kind)) ?? render(text, kind, files)
}

function keyOf({ uz, ru }: Localized, kind: string): string {
  return JSON.stringify([kind, uz, ru])
}

/** Addresses that may be files of the course. */
function mediaIn({ uz, ru = '' }: Localized, media: (path: string) => StoredMedia): [string, StoredMedia][] {
  const paths = new Set(`${uz}\n${ru}`.match(/media\/[a-z0-9][a-z0-9._/-]{0,199}/g))
  return [...paths].flatMap((path) => {
    try {
      return [[path, media(path)] as [string, StoredMedia]]
    } catch {
      return []
    }
  })
}

function plain({ uz, ru }: Localized): Localized {
  return ru === undefined ? { uz: asWritten(uz) } : { uz: asWritten(uz), ru: asWritten(ru) }
}
