import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CourseArchive, MediaFile } from '@qadam/course-archive'
import { ThreadPool, type Outcome } from '../../../threads/thread-pool.ts'
import type { ShownFaults } from './shown-faults.ts'

/** As it comes from the thread: facts alone. */
export interface InspectedFolder {
  archive: (Omit<CourseArchive, 'media'> & { media: Omit<MediaFile, 'read' | 'stream'>[] }) | undefined
  errors: ShownFaults
  advice: ShownFaults
}

/** What was found in an archive. */
export interface Inspected extends Pick<InspectedFolder, 'errors' | 'advice'> {
  /** Undefined where something keeps it from being taken in. */
  archive: CourseArchive | undefined
}

const poolOf = (patience_ms: number) =>
  new ThreadPool<string, InspectedFolder>({
    script: new URL('inspect-thread.ts', import.meta.url),
    size: 1,
    patience_ms,
    maxHeap_mb: 512,
  })

/** Small ones are not behind large ones, nor long behind one of slow Markdown: the demo's courses take a second. */
const pools = {
  small: poolOf(10_000),
  // Gigabytes are read for their checksums.
  large: poolOf(300_000),
}

/**
 * Reads an unpacked archive and tells what is wrong in it, away from the event loop: a course is megabytes of Markdown.
 * @returns why not, for one that takes more time or memory than a course of its size may.
 */
export async function inspectFolder(folder: string, size: 'small' | 'large'): Promise<Outcome<Inspected>> {
  const outcome = await pools[size].try(folder, 0)
  if (outcome.kind !== 'done') return outcome
  const { archive, errors, advice } = outcome.result
  if (!archive) return { kind: 'done', result: { archive: undefined, errors, advice } }
  const media = archive.media.map((facts): MediaFile => {
    const place = path.join(folder, facts.path)
    return { ...facts, read: () => readFile(place), stream: async () => createReadStream(place) }
  })
  return { kind: 'done', result: { archive: { ...archive, media }, errors, advice } }
}
