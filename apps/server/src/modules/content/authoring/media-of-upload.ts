import { SchoolError } from '@qadam/contract'
import { readCaptions } from '@qadam/course-archive/captions'
import { createHash } from 'node:crypto'
import {
  courseFileKind,
  playedFilm,
  playedSound,
  type CourseFileLimits,
  type FileRefusal,
} from '../../../files/course-files.ts'
import { makeCoursePicture } from '../../../files/course-picture.ts'
import type { UploadRecord } from '../../learning/uploads/index.ts'

export interface CourseFile {
  mime: string
  ending: string
  sha256: Buffer
  /** What is stored; null where the uploaded bytes are. */
  content: Buffer | null
  size: number
  width: number | null
  height: number | null
  duration_s: number | null
}

type JudgedUpload = Pick<UploadRecord, 'mime' | 'sha256' | 'size' | 'tracks' | 'file_name'>

const otherEndings = /\.(?:mp4|m4v|mov|mkv|webm|avi|mp3|m4a|ogg|wav|png|jpe?g|webp|gif)$/i

/**
 * What an upload becomes as a file of a course.
 * @param read all bytes of it; called for small files only.
 * @throws SchoolError file.too_large with `max_mb`; file.type_not_allowed with the `reason` and what it is about
 */
export async function courseFileOf(
  { mime, sha256, size, tracks, file_name }: JudgedUpload,
  most: CourseFileLimits,
  read: () => Promise<Buffer>,
): Promise<CourseFile> {
  if (mime === null || sha256 === null) throw new SchoolError('conflict', { reason: 'receiving' })
  const kind = allowed(courseFileKind(mime))
  if (size > most[kind])
    throw new SchoolError('file.too_large', { max_mb: Math.floor(most[kind] / 1024 / 1024) })
  const asItCame = { sha256, size, content: null, width: null, height: null }
  switch (kind) {
    case 'video':
      return { ...asItCame, ...allowed(playedFilm(mime, tracks)) }
    case 'audio':
      return { ...asItCame, ...allowed(playedSound(mime, tracks)) }
    case 'picture': {
      const { content, width, height } = await makeCoursePicture(await read())
      return { ...made(content, 'image/webp', 'webp'), width, height }
    }
    case 'captions':
      return made(Buffer.from(captionsOf((await read()).toString('utf8'), file_name)), 'text/vtt', 'vtt')
  }
}

function captionsOf(text: string, name: string): string {
  if (/<svg[\s>]/i.test(text.slice(0, 2000)))
    throw new SchoolError('file.type_not_allowed', { reason: 'picture_kind', name: 'SVG' })
  const read = readCaptions(text)
  if ('vtt' in read) return read.vtt
  // Any text might be captions; a film that is none is no author's attempt at them.
  const isNamedOtherwise = read.reason === 'captions_kind' && otherEndings.test(name)
  throw new SchoolError('file.type_not_allowed', isNamedOtherwise ? { reason: 'broken' } : { ...read })
}

function made(content: Buffer, mime: string, ending: string): CourseFile {
  const sha256 = createHash('sha256').update(content).digest()
  const facts = { width: null, height: null, duration_s: null }
  return { mime, ending, sha256, content, size: content.byteLength, ...facts }
}

function allowed<Judged>(judged: Judged | FileRefusal): Judged {
  if (typeof judged === 'object' && judged !== null && 'reason' in judged)
    throw new SchoolError('file.type_not_allowed', { ...judged })
  return judged
}
