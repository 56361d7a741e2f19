import { ArchiveError, type CourseArchive, type MediaFile } from './archive.ts'
import type { Fault } from './fault.ts'
import { lessonStructureFaults, structureFaults } from './check-structure.ts'
import { archiveLimits, type SourceLimits } from './limits.ts'
import { describeMedia } from './media-facts.ts'
import { type ArchiveLesson, type AuthoredCourse, course as courseSchema, lessonSchema } from './schema.ts'
import { schemaFaults } from './schema-faults.ts'
import { type ArchiveSource, openSource } from './source.ts'
import type { SourceFile } from './source-file.ts'
import { markdownFrom, readTexts, readTextFile, type TextFiles } from './text-files.ts'
import { type RawArchive, upgradeArchive } from './versions.ts'

/** What could be read of an archive, and everything that prevents loading. */
export type ArchiveParts = {
  course: AuthoredCourse | undefined
  /** By id: those that fit their schema. */
  lessons: Map<string, ArchiveLesson>
  media: MediaFile[]
  texts: TextFiles
  faults: Fault[]
}

/**
 * Reads a course from a folder, from a zip by its path, or from the bytes of a zip. Old versions of the format are
 * brought up to date. Media are described by their content and stay where they are until they are read.
 *
 * @throws ArchiveError with every fault that prevents loading.
 */
export async function readArchive(
  source: ArchiveSource,
  limits: SourceLimits = archiveLimits,
): Promise<CourseArchive> {
  const parts = await readParts(source, limits)
  const archive = archiveOf(parts)
  if (!archive) throw new ArchiveError(parts.faults)
  return archive
}

/** The course of the parts; undefined where a fault prevents loading. */
export function archiveOf({ course, lessons, media, faults }: ArchiveParts): CourseArchive | undefined {
  if (!course || faults.length > 0) return undefined
  const { format: _format, version: _version, ...facts } = course
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.flatMap((id) => lessons.get(id) ?? []),
  }))
  return { ...facts, modules, media }
}

/** Reads as much of an archive as there is, for a reader that goes on after a fault. */
export async function readParts(
  source: ArchiveSource,
  limits: SourceLimits = archiveLimits,
): Promise<ArchiveParts> {
  const { files, faults } = await openSource(source, limits)
  const paths = [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const read = await readTexts(paths)
  const parts: ArchiveParts = { course: undefined, lessons: new Map(), media: [], texts: read.texts, faults }
  faults.push(...read.faults)

  for (const file of paths.filter(({ path }) => path.startsWith('media/'))) {
    const { media, fault } = await describeMedia(file)
    if (media) parts.media.push(media)
    if (fault) faults.push(fault)
  }

  const raw = await readRaw(files, faults)
  const lessonIds = paths.flatMap(({ path }) => path.match(/^lessons\/([^/]+)\.json$/)?.[1] ?? [])
  if (raw) fillFromJson(parts, raw, new Set([...lessonIds, ...raw.lessons.keys()]))
  return parts
}

function fillFromJson(parts: ArchiveParts, raw: RawArchive, lessonIds: ReadonlySet<string>): void {
  const { faults } = parts
  const course = courseSchema.safeParse(raw.course)
  if (course.success) parts.course = course.data
  else faults.push(...schemaFaults('course.json', raw.course, course.error.issues))

  const schema = lessonSchema(markdownFrom(parts.texts))
  for (const [id, json] of raw.lessons) {
    const file = `lessons/${id}.json`
    const lesson = schema.safeParse(json)
    if (!lesson.success) {
      faults.push(...schemaFaults(file, json, lesson.error.issues))
      continue
    }
    parts.lessons.set(id, lesson.data)
    faults.push(...lessonStructureFaults(file, lesson.data, parts.media))
  }
  if (parts.course) faults.push(...structureFaults(parts.course, lessonIds))
}

async function readRaw(files: Map<string, SourceFile>, faults: Fault[]): Promise<RawArchive | undefined> {
  const courseFile = files.get('course.json')
  if (!courseFile) {
    if (faults.length === 0)
      faults.push({ code: 'no_course', file: 'course.json', message: 'there is no course.json' })
    return undefined
  }
  const course = await readJson(courseFile, faults)
  const lessons = new Map<string, unknown>()
  for (const [path, file] of files) {
    if (!path.startsWith('lessons/')) continue
    const id = path.match(/^lessons\/([^/]+)\.json$/)?.[1]
    if (!id) faults.push({ code: 'file_name', file: path, message: 'lessons are files lessons/ID.json' })
    const json = id ? await readJson(file, faults) : undefined
    if (id && json) lessons.set(id, json.value)
  }
  if (!course) return undefined
  const upgraded = upgradeArchive({ course: course.value, lessons })
  if (typeof upgraded !== 'string') return upgraded
  faults.push({ code: 'version', file: 'course.json', message: upgraded })
  return undefined
}

async function readJson(file: SourceFile, faults: Fault[]): Promise<{ value: unknown } | undefined> {
  const result = await readTextFile(file, archiveLimits.jsonBytes)
  if ('fault' in result) {
    faults.push(result.fault)
    return undefined
  }
  try {
    // PostgreSQL can store neither.
    let isUnstorable = false
    const value: unknown = JSON.parse(result.text.replace(/^\uFEFF/, ''), (_key, inner: unknown) => {
      if (typeof inner === 'string' && (inner.includes('\u0000') || !inner.isWellFormed()))
        isUnstorable = true
      return inner
    })
    if (!isUnstorable) return { value }
    faults.push({
      code: 'not_utf8',
      file: file.path,
      message: 'a text holds a NUL character or half of a character',
    })
  } catch (error) {
    faults.push({ code: 'not_json', file: file.path, message: `it is not valid JSON: ${String(error)}` })
  }
  return undefined
}
