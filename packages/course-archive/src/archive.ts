import type { Readable } from 'node:stream'
import { faultLine, type Fault } from './fault.ts'
import type { ArchiveLesson, AuthoredCourse } from './schema.ts'

/** A media file of an archive. What it is comes from its content, never from its name. */
export type MediaFile = {
  /** `media/…`, as questions and Markdown name it. */
  path: string
  /** Bytes. */
  size: number
  /** By content: image/png, image/jpeg, image/gif, image/webp, video/mp4, video/webm, audio/mpeg, text/vtt …; application/octet-stream where unknown. */
  mime: string
  /** Lower-case hexadecimal. */
  sha256: string
  /** Pixels of a picture. */
  width?: number
  height?: number
  /** Seconds of a video or an audio. */
  duration_s?: number
  /** The whole content. May be called many times. */
  read(): Promise<Uint8Array>
  /** The content piece by piece, for large videos. May be called many times. */
  stream(): Promise<Readable>
}

export type CourseModule = Omit<AuthoredCourse['modules'][number], 'lessons'> & {
  /** In order. */
  lessons: ArchiveLesson[]
}

/** A course with everything in it: lessons in their modules, every text in place, media listed by path. */
export type CourseArchive = Omit<AuthoredCourse, 'format' | 'version' | 'modules'> & {
  modules: CourseModule[]
  /** Sorted by path; also those that nothing refers to. */
  media: MediaFile[]
}

/** Why an archive could not be read. */
export class ArchiveError extends Error {
  readonly faults: Fault[]

  constructor(faults: Fault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'ArchiveError'
    this.faults = faults
  }
}
