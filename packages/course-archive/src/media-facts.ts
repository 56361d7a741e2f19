import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { ALL_FORMATS, BufferSource, FilePathSource, Input } from 'mediabunny'
import type { MediaFile } from './archive.ts'
import type { Fault } from './fault.ts'
import { archiveLimits } from './limits.ts'
import type { SourceFile } from './source-file.ts'

const UNKNOWN = 'application/octet-stream'
/** As much as any known kind of file needs to be recognised by its content. */
const HEAD_BYTES = 64 * 1024

/** Reads a media file once and detects its type by its content. An unreadable one is reported in the fault. */
export async function describeMedia(file: SourceFile): Promise<{ media?: MediaFile; fault?: Fault }> {
  const { path, size } = file
  try {
    const { head, sha256 } = await readThrough(file)
    // Without its parameters: the type of an OGG file names its codec, too.
    const mime = (await fileTypeFromBuffer(head))?.mime.replace(/;.*/, '') ?? UNKNOWN
    const facts = await measure(file, mime)
    const media: MediaFile = {
      path,
      size,
      mime,
      sha256,
      ...facts,
      read: file.read,
      stream: async () => file.stream(),
    }
    return { media }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { fault: { code: 'damaged', file: path, message: `the file cannot be read: ${reason}` } }
  }
}

async function readThrough(file: SourceFile) {
  const hash = createHash('sha256')
  const pieces: Uint8Array[] = []
  let stored = 0
  for await (const piece of file.stream()) {
    const bytes: Uint8Array = piece
    hash.update(bytes)
    if (stored < HEAD_BYTES) pieces.push(bytes)
    stored += bytes.byteLength
  }
  return { head: Buffer.concat(pieces), sha256: hash.digest('hex') }
}

async function measure(
  file: SourceFile,
  mime: string,
): Promise<Pick<MediaFile, 'width' | 'height' | 'duration_s'>> {
  if (mime.startsWith('image/')) {
    // Read as a whole, and no lesson shows one of that size.
    if (file.size > archiveLimits.pictureBytes * 16) throw new Error('the picture is too large')
    const { width, height } = imageSize(await file.read())
    return { width, height }
  }
  if (!mime.startsWith('video/') && !mime.startsWith('audio/')) return {}

  const source = file.localPath ? new FilePathSource(file.localPath) : new BufferSource(await file.read())
  using input = new Input({ formats: ALL_FORMATS, source })
  const [duration_s, track] = [await input.computeDuration(), await input.getPrimaryVideoTrack()]
  return track ? { width: track.displayWidth, height: track.displayHeight, duration_s } : { duration_s }
}
