import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../database/database.ts'
import { renderAhead } from '../../learning/questions/index.ts'
import { withCourse } from './authoring-work.ts'
import { setCourseLive, setModulesLive, type ModuleRecord } from './courses-store.ts'
import {
  findNewestVersion,
  insertVersion,
  lockAuthoredLesson,
  repeatVersion,
  showLessons,
  type LessonRecord,
} from './lessons-store.ts'
import { listCourseMedia } from './media-names-store.ts'
import { makePlaces, publishLesson, settleLive, type KnownNumbers } from './publish-live.ts'
import { mediaByPath } from './question-view.ts'
import { documentOf, wordsOf, type ImportedCourse } from './import-course.ts'

export interface PublishingImported {
  /** The author who requested it; null where the school itself loads it. */
  by: number | null
  random: () => number
  now: Date
  onProgress?: (done: number, total: number) => Promise<void>
  /** Whether what authors are writing stays before them, beside what is published here. */
  keepDrafts?: boolean
  /** Whether a new course and its modules get the numbers that the archive says; else the school's next ones. */
  keepNumbers?: boolean
}

/**
 * Publishes a course that was just imported: its lessons in a transaction each, so that a long course blocks no other
 * request; then their places, their modules and its title. What an author changed since stays unpublished.
 * @returns the id that students know it by.
 */
export async function publishImported(
  db: Database,
  id: number,
  archive: ImportedCourse,
  { by, random, now, onProgress, keepDrafts = false, keepNumbers = false }: PublishingImported,
): Promise<number> {
  const stableIds = new Set(archive.modules.map((module) => module.id))
  const { places, lines, media } = await withCourse({ db }, id, async (transaction, whole) => {
    const modules = whole.modules.filter(({ stable_id }) => stableIds.has(stable_id))
    const numbers = keepNumbers ? numbersOf(archive) : undefined
    return {
      places: await makePlaces(transaction, whole.course, modules, numbers),
      lines: new Map(whole.lessons.map((line) => [line.stable_id, line])),
      media: mediaByPath(await listCourseMedia(transaction, id)),
    }
  })
  const isPublished = ({ stable_id, title, description }: ModuleRecord) => {
    const words = archive.modules.find((module) => module.id === stable_id)
    if (!words || !keepDrafts) return words !== undefined
    return isDeepStrictEqual({ title, description }, { title: words.title, description: words.description })
  }
  const written: LessonRecord[] = []
  const lessons = archive.modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })))
  for (const [index, { module, lesson }] of lessons.entries()) {
    const line = lines.get(lesson.id)
    const moduleId = places.modules.get(module.id)
    if (line && moduleId !== undefined && line.state !== 'published') {
      const render = await renderAhead(lesson.questions, media, by ?? 0)
      const done = await db.transaction().execute(async (transaction) => {
        const record = await lockAuthoredLesson(transaction, line.id)
        const document = documentOf(lesson)
        if (!record) return undefined
        const isKept =
          keepDrafts && record.state === 'changed' && !isDeepStrictEqual(record.document, document)
        if (isDeepStrictEqual(isKept ? record.live : record.document, document) === isKept) return undefined
        const place = { courseId: places.courseId, moduleId }
        const draft = isKept ? await findNewestVersion(transaction, record.id) : undefined
        const published = { ...record, document }
        if (isKept) await insertVersion(transaction, record.id, { document, now, by }, { origin: 'loaded' })
        await publishLesson(transaction, place, published, lesson, { random, render, media, now })
        // The newest one is always what the authors have before them.
        if (draft) await repeatVersion(transaction, draft.id)
        return published
      })
      if (done) written.push(done)
    }
    await onProgress?.(index + 1, lessons.length)
  }
  await withCourse({ db }, id, async (transaction, { course, modules }) => {
    await showLessons(transaction, written)
    await setModulesLive(
      transaction,
      modules.filter(isPublished).map((module) => module.id),
      'as it stands',
    )
    const live = wordsOf(archive)
    await setCourseLive(transaction, id, { live, archived: false })
    await settleLive(transaction, { ...course, live, archived: false })
  })
  return places.courseId
}

function numbersOf({ number, modules }: ImportedCourse): KnownNumbers {
  return {
    course: number,
    modules: new Map(modules.flatMap(({ id, number: known }) => (known === undefined ? [] : [[id, known]]))),
  }
}
