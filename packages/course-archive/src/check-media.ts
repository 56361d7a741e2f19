import type { MediaFile } from './archive.ts'
import type { Fault } from './fault.ts'
import { readTiming } from './captions.ts'
import { archiveLimits } from './limits.ts'

const endings: Record<string, RegExp> = {
  'image/png': /\.png$/,
  'image/jpeg': /\.jpe?g$/,
  'image/webp': /\.webp$/,
  'image/gif': /\.gif$/,
  'video/mp4': /\.mp4$/,
  'video/webm': /\.webm$/,
  'audio/mpeg': /\.mp3$/,
  'audio/ogg': /\.ogg$/,
  'audio/x-m4a': /\.m4a$/,
  'audio/wav': /\.wav$/,
  'text/vtt': /\.vtt$/,
}

/** Media that are too large, of a kind no lesson shows, or named as what they are not; captions that are no WebVTT. */
export async function mediaRoomFaults(media: readonly MediaFile[]): Promise<Fault[]> {
  const faults = await Promise.all(
    media.map(async (file) =>
      (await fileFaults(file)).map((message): Fault => ({ code: 'media_room', file: file.path, message })),
    ),
  )
  return faults.flat()
}

async function fileFaults({ path, mime, size, width = 0, height = 0, read }: MediaFile): Promise<string[]> {
  const ending = endings[mime]
  if (!ending) {
    if (path.endsWith('.vtt')) return ['captions must start with the line WEBVTT']
    return [`a lesson cannot show a file of the type ${mime}`]
  }
  const faults = ending.test(path) ? [] : [`the content is ${mime}, but the name tells otherwise`]
  const isPicture = mime.startsWith('image/')
  if (isPicture && size > archiveLimits.pictureBytes) faults.push(tooLarge(archiveLimits.pictureBytes))
  if (isPicture && Math.max(width, height) > archiveLimits.picturePixels)
    faults.push(
      `the picture is ${width} x ${height}; ${archiveLimits.picturePixels} pixels a side are enough`,
    )
  if (mime !== 'text/vtt') return faults
  if (size > archiveLimits.captionsBytes) return [...faults, tooLarge(archiveLimits.captionsBytes)]
  return [...faults, ...captionFaults(new TextDecoder().decode(await read()))]
}

function tooLarge(maxBytes: number): string {
  return `the file is larger than ${Math.round(maxBytes / 1024)} KB`
}

/** What is wrong with WebVTT captions (https://www.w3.org/TR/webvtt1/): header, timings and texts of their cues. */
export function captionFaults(content: string): string[] {
  const blocks = content
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const [header = '', ...rest] = blocks
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header)) return ['captions must start with the line WEBVTT']

  const faults: string[] = []
  let cues = 0
  for (const block of rest) {
    const lines = block.trim().split('\n')
    if (block.trim() === '' || /^(NOTE|STYLE|REGION)\b/.test(lines[0] ?? '')) continue
    const at = lines.findIndex((line) => line.includes('-->'))
    const times = readTiming(lines[at] ?? '')
    if (!times) faults.push(`the timing of a cue is wrong: ${(lines[at] ?? lines[0] ?? '').slice(0, 60)}`)
    else if (times.start_s >= times.end_s) faults.push(`a cue ends before it starts: ${lines[at]}`)
    else if (at === lines.length - 1) faults.push(`a cue has no text: ${lines[at]}`)
    cues++
  }
  return cues === 0 ? [...faults, 'the captions hold no cue'] : faults
}
