import { SchoolError } from '@qadam/contract'
import { ThreadPool } from '../threads/thread-pool.ts'

/** What a film or a sound is made of. */
export interface FilmTracks {
  /** The reader's name of it: MP4, WebM, Matroska, QuickTime File Format … */
  container: string
  video: {
    /** avc, hevc, vp9 …; the file's own name for one that the reader does not know. */
    codec: string
    /** As in a browser's `codecs` parameter, such as avc1.64001f. */
    profile: string | null
    width: number
    height: number
  } | null
  audio: string | null
  duration_s: number
}

export interface FilmJob {
  path: string
}

/** No file is trusted: it is read in a thread that is ended when it takes too long or too much memory. */
const pool = new ThreadPool<FilmJob, FilmTracks | null>({
  script: new URL('film-thread.ts', import.meta.url),
  size: 1,
  // The head of a film of two hours is some megabytes; nothing else of it is read.
  patience_ms: 10_000,
  maxHeap_mb: 192,
})

/**
 * Reads the head of a film or a sound on this machine's disk.
 * @param owner whose it is.
 * @returns null for what can't be read.
 * @throws SchoolError server.busy where the machine had no time to read it, whatever the file
 */
export async function readFilm(path: string, owner: number): Promise<FilmTracks | null> {
  const outcome = await pool.try({ path }, owner)
  if (outcome.kind === 'late') throw new SchoolError('server.busy')
  return outcome.kind === 'done' ? outcome.result : null
}
