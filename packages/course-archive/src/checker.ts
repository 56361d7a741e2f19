import { questionSet } from '@qadam/contract'
import type { MediaFile } from './archive.ts'
import type { Fault } from './fault.ts'
import { mediaRoomFaults } from './check-media.ts'
import { lessonStyleFaults, titleFaults } from './check-style.ts'
import { lessonMedia } from './lesson-media.ts'
import { type ArchiveParts, readParts } from './reader.ts'
import type { ArchiveLesson, AuthoredCourse } from './schema.ts'
import type { ArchiveSource } from './source.ts'

/**
 * Everything that is wrong in an archive, for its author: what prevents loading, and what would be a poor lesson. Never
 * throws for what an archive holds; an empty list means that the course is fit for students.
 */
export async function checkArchive(source: ArchiveSource): Promise<Fault[]> {
  const parts = await readParts(source)
  return [...parts.faults, ...(await styleFaultsOf(parts))].toSorted(byPlace)
}

/** What would be poor in front of a student, and what nothing uses. */
export async function styleFaultsOf(parts: ArchiveParts): Promise<Fault[]> {
  return [...styleFaults(parts), ...unusedFaults(parts), ...(await mediaRoomFaults(parts.media))]
}

function styleFaults({ course, lessons }: ArchiveParts): Fault[] {
  const inCourse = (course?.modules ?? []).flatMap((module, index) =>
    titleFaults(module.title).map((message) => ({
      file: 'course.json',
      path: `modules.${index}.title`,
      message,
    })),
  )
  return [
    ...inCourse,
    ...checkpointFaults(course?.modules ?? [], lessons),
    ...[...lessons].flatMap(([id, lesson]) => lessonStyleFaults(`lessons/${id}.json`, lesson)),
  ]
}

/** A checkpoint asks all there are where there are fewer: its author may not know. */
function checkpointFaults(
  modules: AuthoredCourse['modules'],
  lessons: ReadonlyMap<string, ArchiveLesson>,
): Fault[] {
  return modules.flatMap(({ checkpoint, lessons: inside }, index) => {
    if (!checkpoint || inside.some((id) => !lessons.has(id))) return []
    const asked = inside
      .flatMap((id) => lessons.get(id)?.questions ?? [])
      .filter(({ type }) => questionSet(type) === 'test').length
    if (asked >= checkpoint.questions) return []
    return [
      {
        code: 'checkpoint_few' as const,
        file: 'course.json',
        path: `modules.${index}.checkpoint.questions`,
        message: `the lessons of the module have ${asked} test questions, fewer than its checkpoint is to draw`,
      },
    ]
  })
}

/** Files that nothing refers to. While a lesson cannot be read, what it uses is unknown, so texts and media are left. */
function unusedFaults({ course, lessons, media, texts, faults }: ArchiveParts): Fault[] {
  if (!course) return []
  const listed = new Set(course.modules.flatMap((module) => module.lessons))
  const unusedLessons = [...lessons.keys()]
    .filter((id) => !listed.has(id))
    .map((id) => unused(`lessons/${id}.json`, 'no module lists the lesson'))
  const isUnread = faults.some(({ file }) => file.startsWith('lessons/') && !lessons.has(lessonId(file)))
  if (isUnread) return unusedLessons

  const usedMedia = new Set([...lessons.values()].flatMap(lessonMedia))
  return [
    ...unusedLessons,
    ...[...texts.texts.keys()]
      .filter((name) => !texts.used.has(name))
      .map((name) => unused(`${name}.uz.md`, 'no lesson uses the text')),
    ...media
      .filter(({ path }: MediaFile) => !usedMedia.has(path))
      .map(({ path }) => unused(path, 'no lesson uses the file')),
  ]
}

function unused(file: string, message: string): Fault {
  return { code: 'unused', file, message }
}

function lessonId(file: string): string {
  return file.slice('lessons/'.length, -'.json'.length)
}

function byPlace(a: Fault, b: Fault): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : 0
}
