/** A quality that is made of films. */
export interface Rung {
  /** Pixels of the shorter side, after which players name it. */
  side: number
  /** At most; what stands still takes far less. */
  video_kbps: number
  audio_kbps: number
  audio_hz: number
  fps: number
}

/**
 * The least one plays on a line of 0.5 Mbit/s with room to spare. Its few pictures and little sound also keep the film's
 * index small, which is loaded before the first picture shows: 180 bytes a second of film (decisions/2026-11-28-films.md).
 */
export const ladder: readonly Rung[] = [
  { side: 240, video_kbps: 180, audio_kbps: 32, audio_hz: 22_050, fps: 15 },
  { side: 480, video_kbps: 600, audio_kbps: 64, audio_hz: 44_100, fps: 30 },
  { side: 720, video_kbps: 1400, audio_kbps: 96, audio_hz: 44_100, fps: 30 },
]

export interface FilmFacts {
  mime: string
  width: number
  height: number
  duration_s: number
  /** Bytes. */
  size: number
}

/** A rendition that spares less than this share of the original is not worth its place. */
const LEAST_SPARED = 0.2
const MOST_SIDE = 4096

/** Which renditions are worth making: no larger in pixels than the film, and clearly smaller in bytes. */
export function rungsFor(film: FilmFacts): Rung[] {
  const short = Math.min(film.width, film.height)
  const film_kbps = (film.size * 8) / film.duration_s / 1000
  return ladder.filter(
    (rung) =>
      rung.side <= short &&
      longSide(film, rung.side) <= MOST_SIDE &&
      rung.video_kbps + rung.audio_kbps <= film_kbps * (1 - LEAST_SPARED),
  )
}

/** The most bytes that a rendition may come to. */
export function mostBytes({ size }: Pick<FilmFacts, 'size'>): number {
  return Math.floor(size * (1 - LEAST_SPARED))
}

/** After this a rendition is given up: eight times as long as the film plays, on a slow machine that has other work. */
export function patience_s({ duration_s }: Pick<FilmFacts, 'duration_s'>): number {
  return Math.min(5 * 3600, Math.ceil(300 + 8 * duration_s))
}

/** A rendition that lacks more of the film than this is broken. */
const TOLERANCE_S = 1

export function isWhole(made_s: number, { duration_s }: Pick<FilmFacts, 'duration_s'>): boolean {
  return Math.abs(made_s - duration_s) <= TOLERANCE_S
}

/** Even numbers: the codec knows no others. */
export function frameOf(film: Pick<FilmFacts, 'width' | 'height'>, side: number): [number, number] {
  const long = longSide(film, side)
  return film.width >= film.height ? [long, side] : [side, long]
}

function longSide({ width, height }: Pick<FilmFacts, 'width' | 'height'>, side: number): number {
  return 2 * Math.round((Math.max(width, height) * side) / Math.min(width, height) / 2)
}

/** Of the reader's containers; a file is read as what it was found to be and nothing else, a playlist never. */
const demuxers: Readonly<Record<string, string>> = { 'video/mp4': 'mov', 'video/webm': 'matroska' }
/** What browsers play and an author may send; more is a trap. */
const MOST_PIXELS = 4096 * 2304
const MOST_BLOCK_BYTES = 256 * 1024 * 1024

/** What ffmpeg is told. It may read and write files alone, and dies with us: it tells its progress to our pipe. */
export function ffmpegArguments(
  film: FilmFacts,
  rung: Rung,
  { input, output, threads }: { input: string; output: string; threads: number },
): string[] {
  const [width, height] = frameOf(film, rung.side)
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-progress', 'pipe:1'],
    ...[
      '-max_alloc',
      String(MOST_BLOCK_BYTES),
      '-threads',
      String(threads),
      '-max_pixels',
      String(MOST_PIXELS),
    ],
    ...['-protocol_whitelist', 'file', '-f', demuxers[film.mime] ?? 'mov', '-i', input],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `scale=${width}:${height},setsar=1,fps=${rung.fps}`, '-pix_fmt', 'yuv420p'],
    // No picture depends on a later one: the index needs one table less. A whole one every four seconds, to seek to.
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-profile:v',
      'main',
      '-bf',
      '0',
      '-g',
      String(rung.fps * 4),
    ],
    ...['-crf', '26', '-maxrate', `${rung.video_kbps}k`, '-bufsize', `${rung.video_kbps * 2}k`],
    ...['-c:a', 'aac', '-ac', rung.side === 240 ? '1' : '2', '-ar', String(rung.audio_hz)],
    ...['-b:a', `${rung.audio_kbps}k`, '-threads', String(threads), '-fs', String(mostBytes(film))],
    // The index first, in few pieces.
    ...['-chunk_duration', '1000000', '-movflags', '+faststart', '-f', 'mp4', output],
  ]
}
