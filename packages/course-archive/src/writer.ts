import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { ArchiveError, type CourseArchive, type MediaFile } from './archive.ts'
import { lessonTexts } from './lesson-parts.ts'
import { type ArchiveLesson, course as courseSchema, FORMAT, VERSION, wholeLesson } from './schema.ts'
import type { LocalText } from './fields.ts'
import { schemaFaults } from './schema-faults.ts'
import { cleanText } from './text-files.ts'

/** The first moment a zip can store, so that equal courses make equal bytes. Zips hold local time. */
const firstMoment = () => new Date(1980, 0, 1)
/** Texts of more lines or characters than that are easier to write in a file of their own. */
const LONG_TEXT = 300

type Written = { path: string; content: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>> }

/** A course to be written: of its media only what is in them. */
export type WritableArchive = Omit<CourseArchive, 'media'> & {
  media: readonly Pick<MediaFile, 'path' | 'stream'>[]
}

/**
 * Writes a course as a zip, piece by piece: equal courses make equal bytes, and readArchive returns what was written.
 * Media are read as they are written, one at a time.
 *
 * @throws ArchiveError for a course that does not fit the schema.
 */
export function writeZip(archive: WritableArchive): Readable {
  const files = [
    ...jsonAndTexts(archive),
    ...archive.media.map(({ path, stream }) => ({ path, content: stream })),
  ]
  return Readable.from(zipPieces(files.toSorted((a, b) => (a.path < b.path ? -1 : 1))), { objectMode: false })
}

async function* zipPieces(files: Written[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    failure ??= error
    if (!error) ready.push(piece)
  })
  for (const { path, content } of files) {
    const entry = path.startsWith('media/') ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 })
    entry.mtime = firstMoment()
    zip.add(entry)
    for await (const piece of await content()) {
      entry.push(piece)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  if (failure) throw failure
  yield* ready.splice(0)
}

function jsonAndTexts({ modules, media: _media, ...facts }: WritableArchive): Written[] {
  const authored = {
    format: FORMAT,
    version: VERSION,
    ...facts,
    modules: modules.map((module) => ({ ...module, lessons: module.lessons.map(({ id }) => id) })),
  }
  const course = courseSchema.safeParse(authored)
  if (!course.success) throw new ArchiveError(schemaFaults('course.json', authored, course.error.issues))
  const lessons = modules.flatMap((module) => module.lessons.flatMap(lessonFiles))
  return [writtenText('course.json', toJson(course.data)), ...lessons]
}

function lessonFiles(given: ArchiveLesson): Written[] {
  const path = `lessons/${given.id}.json`
  const lesson = wholeLesson.safeParse(given)
  if (!lesson.success) throw new ArchiveError(schemaFaults(path, given, lesson.error.issues))

  const inFiles = new Map<unknown, { file: string }>()
  const texts: Written[] = []
  for (const { question, path: field, text } of lessonTexts(lesson.data)) {
    if (!needsFile(text)) continue
    const file = `texts/${given.id}/${question}${field === 'text' ? '' : `.${field}`}`
    inFiles.set(text, { file })
    for (const [lang, words] of Object.entries(text))
      texts.push(writtenText(`${file}.${lang}.md`, `${words}\n`))
  }
  return [writtenText(path, toJson(lesson.data, inFiles)), ...texts]
}

/** Long texts go into files, but those that a file would change. */
function needsFile(text: LocalText): boolean {
  const isLong = text.uz.length > LONG_TEXT && text.uz.includes('\n')
  return isLong && Object.values(text).every((words) => cleanText(words) === words && words.isWellFormed())
}

function toJson(value: unknown, inFiles?: Map<unknown, { file: string }>): string {
  return `${JSON.stringify(value, (_key, inner: unknown) => inFiles?.get(inner) ?? inner, 2)}\n`
}

function writtenText(path: string, text: string): Written {
  return { path, content: async () => Readable.from([new TextEncoder().encode(text)]) }
}
