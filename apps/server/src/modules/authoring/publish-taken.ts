import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../database/database.ts'
import { renderAhead } from '../questions/index.ts'
import { withCourse } from './authoring-work.ts'
import { setCourseLive, setModulesLive } from './courses-store.ts'
import { lockAuthoredLesson } from './lessons-store.ts'
import { listCourseMedia } from './media-names-store.ts'
import { publishLesson, settleLive } from './publish-live.ts'
import { mediaByPath } from './question-view.ts'
import { documentOf, wordsOf, type TakenCourse } from './take-course.ts'

export interface PublishingTaken {
  /** The author who requested it. */
  by: number
  random: () => number
  now: Date
  tell: (done: number, total: number) => Promise<void>
}

/**
 * Publishes a course that was just imported: its lessons in a transaction each, so that a long course blocks no other
 * request; then their modules and its title. What an author changed since stays unpublished.
 */
export async function publishTaken(
  db: Database,
  id: number,
  archive: TakenCourse,
  { by, random, now, tell }: PublishingTaken,
): Promise<void> {
  const media = mediaByPath(await listCourseMedia(db, id))
  const lessons = archive.modules.flatMap((module) => module.lessons)
  for (const [index, lesson] of lessons.entries()) {
    const render = await renderAhead(lesson.questions, media, by)
    await withCourse({ db, now }, id, async (transaction, whole) => {
      const line = whole.lessons.find((one) => one.stable_id === lesson.id)
      const record = line && line.state !== 'published' && (await lockAuthoredLesson(transaction, line.id))
      if (!record || !isDeepStrictEqual(record.document, documentOf(lesson))) return
      await publishLesson(transaction, whole.course, record, lesson, { random, render, media, now })
      await settleLive(transaction, whole.course)
    })
    await tell(index + 1, lessons.length)
  }
  await withCourse({ db, now }, id, async (transaction, { course, modules }) => {
    const known = new Set(archive.modules.map((module) => module.id))
    await setModulesLive(
      transaction,
      modules.filter(({ stable_id }) => known.has(stable_id)).map((module) => module.id),
      'as it stands',
    )
    const live = wordsOf(archive)
    await setCourseLive(transaction, id, { live, archived: false })
    await settleLive(transaction, { ...course, live, archived: false })
  })
}
