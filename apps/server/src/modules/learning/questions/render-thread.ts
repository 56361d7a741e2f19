import type { StoredMedia } from '../../../files/media-store.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { serveJobs } from '../../../threads/thread-side.ts'
import { renderMarkdown } from './render-markdown.ts'

export interface RenderJob {
  text: Localized
  kind: 'block' | 'inline'
  /** The files that the author's names stand for. */
  media: readonly (readonly [path: string, media: StoredMedia])[]
}

class NoFile extends Error {}

/** Null where a text names a file that was not sent along. */
function rendered({ text, kind, media }: RenderJob): Localized | null {
  const known = new Map(media)
  try {
    return renderMarkdown(text, kind, (path) => {
      const found = known.get(path)
      if (!found) throw new NoFile()
      return found
    })
  } catch (error) {
    if (error instanceof NoFile) return null
    throw error
  }
}

serveJobs(rendered)
