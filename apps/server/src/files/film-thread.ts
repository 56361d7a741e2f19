import { ALL_FORMATS, FilePathSource, Input, type InputTrack } from 'mediabunny'
import { serveJobs } from '../threads/thread-side.ts'
import type { FilmJob, FilmTracks } from './films.ts'

async function read({ path }: FilmJob): Promise<FilmTracks | null> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  if (!(await input.canRead())) return null
  const { name: container } = await input.getFormat()
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  return {
    container,
    video: video && {
      codec: await codecOf(video),
      profile: await video.getCodecParameterString().catch(() => null),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
    },
    audio: audio && (await codecOf(audio)),
    duration_s: await input.computeDuration(),
  }
}

async function codecOf(track: InputTrack): Promise<string> {
  const codec = await track.getCodec()
  if (codec !== null) return codec
  const own = await track.getInternalCodecId()
  return typeof own === 'string' ? own : '?'
}

// Whatever a broken file makes of the reader: it is none then.
serveJobs(async (job: FilmJob) => await read(job).catch(() => null))
