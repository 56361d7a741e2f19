import type { Readable } from 'node:stream'
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

/** What is wrong with a lesson, for callers that word it in the author's language. */
export type FaultCode =
  | 'missing'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'wrong'
  | 'repeated_id'
  | 'none_right'
  | 'one_right'
  | 'empty_option'
  | 'same_options'
  | 'same_pieces'
  | 'half_equal_pieces'
  | 'no_picture'
  | 'blanks_count'
  | 'blank_unknown'
  | 'blank_twice'
  | 'words_order'
  | 'no_main_file'
  | 'file_type'
  | 'no_solution'
  | 'empty_check'
  | 'python_check'
  | 'practice_in_learn'
  | 'no_practice'
  | 'test_in_practice'
  | 'nothing_to_learn'
  | 'no_test'
  | 'practice_last'
  | 'no_media'
  | 'media_kind'
  | 'media_duration'
  | 'title_width'
  | 'no_russian'
  | 'markdown'
  | 'betrayal'

/** What is wrong with the files of an archive, before anything in them is parsed. */
export type FileFaultCode =
  | 'zip_unreadable'
  | 'many_files'
  | 'large_archive'
  | 'large_file'
  | 'link'
  | 'packed'
  | 'bomb'
  | 'bomb_in_all'
  | 'twice'
  | 'file_name'
  | 'no_course'
  | 'damaged'
  | 'not_utf8'
  | 'not_json'
  | 'version'
  | 'unused'
  | 'left_out'
  | 'media_room'

/** One thing that is wrong in an archive, as a sentence for its author. */
export type Fault = {
  /** Of what is wrong inside a lesson, or with a file. */
  code?: FaultCode | FileFaultCode
  /** The path inside the archive. */
  file: string
  /** The id of the question it is in. */
  question?: string
  /** The place inside the file or the question, such as `options.2.text.uz`. */
  path?: string
  message: string
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

/** `file › question: fault`, for one line of a terminal. */
export function faultLine({ file, question, path, message }: Fault): string {
  const place = [file, question].filter(Boolean).join(' › ')
  return `${place}: ${path ? `${path}: ` : ''}${message}`
}
