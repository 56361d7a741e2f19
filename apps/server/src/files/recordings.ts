import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { SchoolError } from '@qadam/contract'
import { ThreadPool } from '../threads/thread-pool.ts'

export interface Recording {
  /** By the tracks that are in it: `audio/…` where there are no pictures. */
  mime: string
  duration_s: number
  /** Whether it lies, with its length in its head, at the second path now. */
  isRewritten: boolean
}

export interface RecordingJob {
  path: string
  wholePath: string
}

/** A stranger's file is read in a thread that is ended when it takes too long or too much memory. */
const pool = new ThreadPool<RecordingJob, Recording | null>({
  script: new URL('recording-thread.ts', import.meta.url),
  size: Math.max(2, availableParallelism()),
  // Far more than 15 MB of sound need. On some broken files the reader never returns.
  patience_ms: 5000,
  maxHeap_mb: 192,
})

/**
 * Measures a recording, and rewrites it at `wholePath` where its head lacks the length.
 * @param owner whose it is: files of one person wait for each other, and never block another person's.
 * @returns undefined for what can't be read as a recording.
 * @throws SchoolError server.busy where the machine had no time to read it, whatever the file
 */
export async function readRecording(
  path: string,
  wholePath: string,
  owner: number,
): Promise<Recording | undefined> {
  const outcome = await pool.try({ path, wholePath }, owner)
  const recording = outcome.kind === 'done' ? outcome.result : null
  if (!recording?.isRewritten) await rm(wholePath, { force: true })
  if (outcome.kind === 'late') throw new SchoolError('server.busy')
  return recording ?? undefined
}
