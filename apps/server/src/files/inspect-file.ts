import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { SchoolError } from '@qadam/contract'
import { fileTypeFromFile } from 'file-type'
import { fileKind, isTimed } from './file-kind.ts'
import { wholePathOf, type LocalFile } from './local-file.ts'
import { readRecording } from './recordings.ts'

export interface InspectedFile extends LocalFile {
  mime: string
  sha256: Buffer
  /** Of sound and film, where it can be found. */
  duration_s: number | null
}

/**
 * Detects a file's type by its content. A browser's recording without its length is rewritten beside it, and is
 * then what counts, so that players can show its length and seek; `removeLocal` removes both.
 * @param owner whose it is.
 * @throws SchoolError file.type_not_allowed, exceptions.file.no_provided for an empty one, server.busy
 */
export async function inspectFile(file: LocalFile, owner: number): Promise<InspectedFile> {
  if (file.size === 0) throw new SchoolError('exceptions.file.no_provided')
  const { isText, sha256 } = await readThrough(file.path)
  const signature = (await fileTypeFromFile(file.path).catch(() => undefined))?.mime
  const kind = fileKind({ signature, isText })
  if (kind === undefined) throw new SchoolError('file.type_not_allowed')
  if (!isTimed(kind)) return { ...file, mime: kind, sha256, duration_s: null }

  const wholePath = wholePathOf(file)
  const recording = await readRecording(file.path, wholePath, owner)
  if (!recording) return { ...file, mime: kind, sha256, duration_s: null }
  // The tracks distinguish sound from film: their containers are the same.
  const mime = fileKind({ signature: recording.mime, isText: false }) ?? kind
  const { duration_s } = recording
  if (!recording.isRewritten) return { ...file, mime, sha256, duration_s }
  const whole = await readThrough(wholePath)
  const { size } = await stat(wholePath)
  return { path: wholePath, size, mime, sha256: whole.sha256, duration_s }
}

/** What any file is by its content, for those who judge it themselves. */
export async function describeFile({ path }: LocalFile): Promise<{ mime: string; sha256: Buffer }> {
  const { isText, sha256 } = await readThrough(path)
  const signature = (await fileTypeFromFile(path).catch(() => undefined))?.mime.replace(/;.*/, '')
  return { mime: isText ? 'text/plain' : (signature ?? 'application/octet-stream'), sha256 }
}

async function readThrough(path: string): Promise<{ isText: boolean; sha256: Buffer }> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isText = true
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer // a read stream without an encoding gives buffers
    hash.update(bytes)
    isText &&= isTextChunk(decoder, bytes)
  }
  return { isText: isText && isTextChunk(decoder), sha256: hash.digest() }
}

/** Without bytes: whether the text ended with a whole character. */
function isTextChunk(decoder: TextDecoder, bytes?: Buffer): boolean {
  if (bytes?.includes(0)) return false
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}
