import { isDeepStrictEqual } from 'node:util'
import type { ArchiveLesson, ArchiveQuestion } from '@qadam/course-archive'
import type { Executor } from '../../../database/database.ts'
import type { StoredMedia } from '../../../files/media-store.ts'
import {
  checkpointId,
  insertCourse,
  insertModules,
  placeCheckpoints,
  lessonNumbers,
  placeLessons,
  placeModules,
  retireOtherLessons,
  setCoursePublished,
  updateCourse,
  upsertLesson,
  type CheckpointPlacing,
  type LessonPlacing,
  type ModulePlacing,
} from '../../learning/courses/index.ts'
import {
  listWrittenQuestions,
  loadQuestion,
  retireQuestionsBut,
  upsertQuestions,
  type QuestionWriting,
  type renderAhead,
} from '../../learning/questions/index.ts'
import { courseWords } from './draft-words.ts'
import { listAuthoredModules, setCourseLive, type CourseRecord, type ModuleRecord } from './courses-store.ts'
import { listLessonLines, notePublished, setLiveLesson, type LessonRecord } from './lessons-store.ts'

/** The rows that lessons are published into. */
export interface Places {
  courseId: number
  /** Students' ids of modules, by the stable ones. */
  modules: ReadonlyMap<string, number>
}

/** What clients of the school already know parts by, by their stable ids. */
export interface KnownNumbers {
  course?: number | undefined
  modules: ReadonlyMap<string, number>
}

/** Makes the rows that lessons are published into; new ones are hidden until `settleLive`. Under the lock of the course. */
export async function makePlaces(
  db: Executor,
  course: CourseRecord,
  modules: readonly ModuleRecord[],
  numbers?: KnownNumbers,
): Promise<Places> {
  if (course.course_id === null) {
    const words = { ...wordsOf(course), number: numbers?.course }
    course.course_id = await insertCourse(db, words, course.position)
    await setCourseLive(db, course.id, { course_id: course.course_id })
  }
  const wanted = modules.map((module) => ({
    ...{ id: module.stable_id, number: numbers?.modules.get(module.stable_id) },
    ...shownWords(module),
  }))
  return { courseId: course.course_id, modules: await insertModules(db, course.course_id, wanted) }
}

export interface PublishTools {
  now: Date
  random: () => number
  render: Awaited<ReturnType<typeof renderAhead>>
  media: (path: string) => StoredMedia
}

/**
 * Publishes the current draft of a lesson, under its lock. Students see at once what it says where they see the lesson
 * already; whether they do, and where, is what `showLessons` and `settleLive` say at the end of a publication.
 */
export async function publishLesson(
  db: Executor,
  place: { courseId: number; moduleId: number },
  record: LessonRecord,
  lesson: ArchiveLesson,
  { random, render, media, now }: PublishTools,
): Promise<void> {
  const lessonId = await upsertLesson(db, lesson.id, lesson.title, {
    ...{ course_id: place.courseId, module_id: place.moduleId },
    ...lessonNumbers(lesson, (path) => media(path).duration_s),
  })
  const written = new Map((await listWrittenQuestions(db, lessonId)).map((one) => [one.stable_id, one]))
  const changed: QuestionWriting[] = []
  for (const [index, question] of lesson.questions.entries()) {
    const before = written.get(question.id)
    const order_number = index + 1
    if (before && !before.retired && before.order_number === order_number && isSame(before, question))
      continue
    changed.push({
      ...{ stable_id: question.id, order_number, type: question.type, source: question },
      ...loadQuestion(question, media, before, random, render),
    })
  }
  await upsertQuestions(db, lessonId, changed)
  await retireQuestionsBut(
    db,
    lessonId,
    lesson.questions.map(({ id }) => id),
  )
  await notePublished(db, record.id, now)
  if (record.live) await setLiveLesson(db, record.id, record.document)
}

function isSame(before: { type: string; source: unknown }, question: ArchiveQuestion): boolean {
  return before.type === question.type && isDeepStrictEqual(before.source, question)
}

/**
 * Reconciles what students see of a course with what is published of it: its title, its modules and the order of
 * the lessons. What is not published any more is put aside, and what students did there stays. Once a publication,
 * under the lock of the course.
 */
export async function settleLive(db: Executor, course: CourseRecord): Promise<void> {
  const modules = await listAuthoredModules(db, course.id)
  const lessons = await listLessonLines(db, course.id)
  if (course.course_id === null && course.live === null && !lessons.some(({ is_live }) => is_live)) return
  const published = (module: ModuleRecord) =>
    lessons.filter((lesson) => lesson.authored_module_id === module.id && lesson.is_live)
  const written = modules.filter((module) => module.live !== null || published(module).length > 0)
  const { courseId, modules: ids } = await makePlaces(db, course, written)
  await updateCourse(db, courseId, wordsOf(course), course.position)
  const modulePlaces: ModulePlacing[] = []
  const lessonPlaces: LessonPlacing[] = []
  const checkpoints: CheckpointPlacing[] = []
  let pathOrder = 0
  for (const [index, module] of modules.entries()) {
    if (!written.includes(module)) continue
    const retired = module.live === null || published(module).length === 0
    const moduleId = ids.get(module.stable_id) ?? 0
    modulePlaces.push({ id: moduleId, position: index + 1, retired, ...shownWords(module) })
    for (const [place, { stable_id }] of published(module).entries()) {
      const path_order = retired ? 0 : pathOrder++
      lessonPlaces.push({ stable_id, module_id: moduleId, position: place + 1, path_order, retired })
    }
    const checkpoint = module.live?.checkpoint
    if (checkpoint && !retired)
      checkpoints.push({
        ...{ module: module.stable_id, module_id: moduleId, position: published(module).length + 1 },
        // A place is kept for it also where the module has no test to draw from: a gap in the order does no harm.
        ...{ path_order: pathOrder++, checkpoint },
      })
  }
  await placeModules(db, modulePlaces)
  await placeLessons(db, courseId, lessonPlaces)
  await retireOtherLessons(db, courseId, {
    modules: modulePlaces.map(({ id }) => id),
    lessons: [
      ...lessonPlaces.map(({ stable_id }) => stable_id),
      ...checkpoints.map(({ module }) => checkpointId(module)),
    ],
  })
  // Last: they are drawn from what is shown.
  await placeCheckpoints(db, courseId, checkpoints)
  const isShown = modulePlaces.some(({ retired }) => !retired)
  await setCoursePublished(db, courseId, course.live !== null && !course.archived && isShown)
}

function wordsOf(course: CourseRecord) {
  const words = { id: course.stable_id, ...courseWords(course.live ?? course) }
  return course.chat_link === null ? words : { ...words, chat_link: course.chat_link }
}

/** As students read it, or would. */
function shownWords(module: ModuleRecord) {
  const { title, description } = module.live ?? module
  return { title, description }
}
