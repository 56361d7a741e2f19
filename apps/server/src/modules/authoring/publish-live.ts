import { isDeepStrictEqual } from 'node:util'
import type { ArchiveLesson, ArchiveQuestion } from '@qadam/course-archive'
import type { Executor } from '../../database/database.ts'
import type { StoredMedia } from '../../files/media-store.ts'
import {
  lessonNumbers,
  placeLessons,
  retireOtherLessons,
  setCoursePublished,
  setModuleRetired,
  upsertCourse,
  upsertLesson,
  upsertModule,
  type LessonPlacing,
} from '../courses/index.ts'
import {
  listWrittenQuestions,
  loadQuestion,
  retireQuestionsBut,
  upsertQuestion,
  type renderAhead,
} from '../questions/index.ts'
import { listAuthoredModules, setCourseLive, type CourseRecord } from './courses-store.ts'
import { listLessonLines, setLiveLesson, type LessonRecord } from './lessons-store.ts'
import { findContentVersion, saveContentVersion } from './loaded-store.ts'

export interface PublishTools {
  now: Date
  random: () => number
  render: Awaited<ReturnType<typeof renderAhead>>
  media: (path: string) => StoredMedia
}

/** Publishes the current draft of a lesson. Under the locks of its course and of itself. */
export async function publishLesson(
  db: Executor,
  course: CourseRecord,
  record: LessonRecord,
  lesson: ArchiveLesson,
  { random, render, media, now }: PublishTools,
): Promise<void> {
  const courseId = await writeCourse(db, course)
  const module = (await listAuthoredModules(db, course.id)).find(({ id }) => id === record.authored_module_id)
  if (!module) throw new Error(`the lesson ${record.id} has no module`)
  const words = { id: module.stable_id, ...(module.live ?? titleAndDescription(module)) }
  const lessonId = await upsertLesson(db, lesson.id, lesson.title, {
    course_id: courseId,
    module_id: await upsertModule(db, courseId, words, module.position),
    // settleLive brings it to its place.
    position: 0,
    path_order: 0,
    ...lessonNumbers(lesson, (path) => media(path).duration_s),
  })
  const written = new Map((await listWrittenQuestions(db, lessonId)).map((one) => [one.stable_id, one]))
  for (const [index, question] of lesson.questions.entries()) {
    const before = written.get(question.id)
    const order_number = index + 1
    if (before && !before.retired && before.order_number === order_number && isSame(before, question))
      continue
    await upsertQuestion(db, lessonId, question.id, {
      order_number,
      type: question.type,
      ...loadQuestion(question, media, before, random, render),
      source: question,
    })
  }
  await retireQuestionsBut(
    db,
    lessonId,
    lesson.questions.map(({ id }) => id),
  )
  await setLiveLesson(db, record.id, record.document, now)
}

function isSame(before: { type: string; source: unknown }, question: ArchiveQuestion): boolean {
  return before.type === question.type && isDeepStrictEqual(before.source, question)
}

/**
 * Reconciles what students see of a course with what is published of it: its title, its modules and the order of
 * the lessons. What is not published any more is put aside, and what students did there stays. Under its lock.
 */
export async function settleLive(db: Executor, course: CourseRecord): Promise<void> {
  const modules = await listAuthoredModules(db, course.id)
  const lessons = await listLessonLines(db, course.id)
  if (course.course_id === null && course.live === null && !lessons.some(({ is_live }) => is_live)) return
  const courseId = await writeCourse(db, course)
  const keep = { modules: [] as number[], lessons: [] as number[] }
  const places: LessonPlacing[] = []
  let pathOrder = 0
  let isShown = false
  for (const [index, module] of modules.entries()) {
    const published = lessons.filter((lesson) => lesson.authored_module_id === module.id && lesson.is_live)
    if (module.live === null && published.length === 0) continue
    const retired = module.live === null || published.length === 0
    const words = { id: module.stable_id, ...(module.live ?? titleAndDescription(module)) }
    const moduleId = await upsertModule(db, courseId, words, index + 1)
    if (retired) await setModuleRetired(db, moduleId, true)
    else isShown = true
    keep.modules.push(moduleId)
    for (const [place, lesson] of published.entries()) {
      const path_order = retired ? 0 : pathOrder++
      places.push({
        stable_id: lesson.stable_id,
        module_id: moduleId,
        position: place + 1,
        path_order,
        retired,
      })
    }
  }
  keep.lessons.push(...(await placeLessons(db, courseId, places)))
  await retireOtherLessons(db, courseId, keep)
  await setCoursePublished(db, courseId, course.live !== null && !course.archived && isShown)
  await saveContentVersion(db, course.id, (await findContentVersion(db, courseId)) ?? 0)
}

/** @returns the id in students' clients; a new course is still hidden. */
async function writeCourse(db: Executor, course: CourseRecord): Promise<number> {
  const { title, description, cover } = course.live ?? course
  const words = { id: course.stable_id, title, description, cover }
  const id = await upsertCourse(
    db,
    course.chat_link === null ? words : { ...words, chat_link: course.chat_link },
    course.position,
  )
  if (course.course_id !== null) return id
  await setCoursePublished(db, id, false)
  await setCourseLive(db, course.id, { course_id: id })
  course.course_id = id
  return id
}

function titleAndDescription({ title, description }: Pick<CourseRecord, 'title' | 'description'>) {
  return { title, description }
}
