import type { AuthoredMedium } from '@qadam/contract'
import { useContext, useEffect, useEffectEvent } from 'react'
import { CourseFilesContext, useSends } from '../files/course-files-context.ts'
import type { ShownSend } from '../files/course-sends.ts'

export interface TextPictures {
  /** Sends a picture. @returns the id it arrives by. */
  put: (file: File) => string
  drop: (send: ShownSend) => void
  /** Those on their way, and those that were refused. */
  sends: readonly ShownSend[]
}

/**
 * The pictures of a text on their way to its course; several at once. @param onArrived called once for each: by its id,
 * or an unknown one where it was sent before the page was loaded.
 * @returns null where nothing can be sent.
 */
export function useTextPictures(
  field: string,
  onArrived: (id: string, medium: AuthoredMedium) => void,
): TextPictures | null {
  const files = useContext(CourseFilesContext)
  const list = useSends(files?.sends)
  const place = `${files?.place ?? ''}/${field}`
  const sends = list.filter((send) => send.place === place || send.place.startsWith(`${place}/`))
  const arrived = useEffectEvent(onArrived)
  const done = sends.find(({ state }) => state.kind === 'done')
  useEffect(() => {
    if (done?.state.kind !== 'done' || !files) return
    // Removed first: the callback may render this anew.
    void files.sends.drop(done.id)
    arrived(done.place.slice(place.length + 1), done.state.medium)
  }, [done, files, place])
  if (!files) return null
  return {
    sends,
    drop: (send) => void files.sends.drop(send.id),
    put: (file) => {
      const id = crypto.randomUUID()
      void files.sends.put(files.courseId, `${place}/${id}`, { name: file.name, content: file })
      return id
    },
  }
}

/** Its alt text, until the author writes a better one. */
export function pictureName(path: string): string {
  return path
    .replace(/^media\//, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll('-', ' ')
}

/** A text with a paragraph of its own at the end. */
export function withBlock(text: string, block: string): string {
  const before = text.trimEnd()
  return before === '' ? block : `${before}\n\n${block}`
}
