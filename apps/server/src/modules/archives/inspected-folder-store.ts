import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CourseArchive, MediaFile } from '@qadam/course-archive'
import { ThreadPool } from '../../threads/thread-pool.ts'
import type { ToldFaults } from './told-faults.ts'

/** As it comes from the thread: facts alone. */
export interface InspectedFolder {
  archive: (Omit<CourseArchive, 'media'> & { media: Omit<MediaFile, 'read' | 'stream'>[] }) | undefined
  errors: ToldFaults
  advice: ToldFaults
}

/** What was found in an archive. */
export interface Inspected extends Pick<InspectedFolder, 'errors' | 'advice'> {
  /** Undefined where something keeps it from being taken in. */
  archive: CourseArchive | undefined
}

const pool = new ThreadPool<string, InspectedFolder>({
  script: new URL('inspect-thread.ts', import.meta.url),
  size: 1,
  // Gigabytes are read for their checksums.
  patience_ms: 300_000,
  maxHeap_mb: 512,
})

/**
 * Reads an unpacked archive and tells what is wrong in it, away from the event loop: a course is megabytes of Markdown.
 * @throws Error for one that takes more time or memory than a course may.
 */
export async function inspectFolder(folder: string, owner: number): Promise<Inspected> {
  const outcome = await pool.try(folder, owner)
  if (outcome.kind !== 'done') throw new Error(`the archive was not read: ${outcome.kind}`)
  const { archive, errors, advice } = outcome.result
  if (!archive) return { archive: undefined, errors, advice }
  const media = archive.media.map((facts): MediaFile => {
    const place = path.join(folder, facts.path)
    return { ...facts, read: () => readFile(place), stream: async () => createReadStream(place) }
  })
  return { archive: { ...archive, media }, errors, advice }
}
