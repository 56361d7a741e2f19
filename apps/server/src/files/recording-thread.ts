import { writeFile } from 'node:fs/promises'
import {
  ALL_FORMATS,
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { serveJobs } from '../threads/thread-side.ts'
import type { Recording, RecordingJob } from './recordings.ts'

async function read({ path, wholePath }: RecordingJob): Promise<Recording | null> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  if (!(await input.canRead())) return null
  const isFilm = (await input.getPrimaryVideoTrack()) !== null
  if (!isFilm && (await input.getPrimaryAudioTrack()) === null) return null
  const [container = ''] = (await input.getMimeType()).split(';')
  const mime = isFilm ? container : container.replace(/^(?:video|application)\//, 'audio/')
  const duration_s = await input.computeDuration()
  const isRewritten = (await input.getDurationFromMetadata()) === null && (await rewrite(input, wholePath))
  return { mime, duration_s, isRewritten }
}

/** What a browser records has no length in its head, since that is written first. @returns whether it was mended. */
async function rewrite(input: Input, wholePath: string): Promise<boolean> {
  const container = await input.getFormat()
  const format =
    container === WEBM || container === MATROSKA
      ? new WebMOutputFormat()
      : container === MP4
        ? new Mp4OutputFormat({ fastStart: 'in-memory' })
        : undefined
  if (!format) return false
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const conversion = await Conversion.init({ input, output, showWarnings: false })
  // Copies packets only: a track that would have to be re-encoded is a reason to leave the file as it is.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return false
  await conversion.execute()
  if (!target.buffer) return false
  await writeFile(wholePath, new Uint8Array(target.buffer))
  return true
}

// Whatever a stranger's file makes of the reader: it is no recording then.
serveJobs(async (job: RecordingJob) => await read(job).catch(() => null))
