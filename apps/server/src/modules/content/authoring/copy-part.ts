import { authoringLimits, SchoolError, type DraftLesson } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { byActor, type CourseWhole, type Part } from './authoring-work.ts'
import type { LessonChecker } from './check-ahead.ts'
import { insertAuthoredCourse, insertAuthoredModule, touchAuthoredCourse } from './courses-store.ts'
import { courseWords, moduleWords } from './draft-words.ts'
import { addLesson } from './lessons-staff.ts'
import { listAuthoredLessons } from './lessons-store.ts'
import { listCourseMedia, nameMedia } from './media-names-store.ts'
import { insideOf } from './publish-plan.ts'
import { mediaFacts } from './question-view.ts'
import { newStableId, titleOfCopy } from './stable-ids.ts'

const copied = <Words extends { title: DraftLesson['title'] }>(words: Words): Words => ({
  ...words,
  title: titleOfCopy(words.title, authoringLimits.titleMaxLength),
})

/** What of a copy is to be checked before it is made. */
export async function draftsOfCopy(db: Executor, part: Part, whole: CourseWhole) {
  const records = await listAuthoredLessons(db, insideOf(part, whole).lessons)
  return {
    drafts: records.map(({ document }) => (part.kind === 'lesson' ? copied(document) : document)),
    media: mediaFacts(await listCourseMedia(db, whole.course.id)),
  }
}

/** @returns the id of the copy. */
export async function copyPart(
  db: Executor,
  context: ActionContext,
  check: LessonChecker,
  part: Part,
  whole: CourseWhole,
): Promise<number> {
  const inside = insideOf(part, whole)
  const by = byActor(context)
  const copyLessons = async (ids: readonly number[], place: { courseId: number; moduleId: number }) => {
    const made: number[] = []
    for (const { document } of await listAuthoredLessons(db, ids))
      made.push(
        await addLesson(db, context, check, place, part.kind === 'lesson' ? copied(document) : document),
      )
    return made
  }
  const { course } = whole
  if (part.kind === 'lesson') {
    const line = whole.lessons.find(({ id }) => id === part.id)
    const moduleId = line?.authored_module_id ?? 0
    const beside = whole.lessons.filter((lesson) => lesson.authored_module_id === moduleId)
    if (beside.length >= authoringLimits.lessons)
      throw new SchoolError('conflict', { reason: 'full', what: 'lessons' })
    const [made = 0] = await copyLessons([part.id], { courseId: course.id, moduleId })
    await touchAuthoredCourse(db, course.id, by)
    return made
  }
  const copyModule = async (id: number, courseId: number): Promise<number> => {
    const module = whole.modules.find((one) => one.id === id)
    if (!module) throw new SchoolError('not_found')
    const words = moduleWords(module)
    const named = part.kind === 'module' ? copied(words) : words
    const stableId = newStableId(module.title.uz, context.random)
    const moduleId = await insertAuthoredModule(db, courseId, stableId, named, by)
    const lessons = whole.lessons
      .filter((lesson) => lesson.authored_module_id === id)
      .map((lesson) => lesson.id)
    await copyLessons(lessons, { courseId, moduleId })
    return moduleId
  }
  if (part.kind === 'module') {
    if (whole.modules.length >= authoringLimits.modules)
      throw new SchoolError('conflict', { reason: 'full', what: 'modules' })
    const made = await copyModule(part.id, course.id)
    await touchAuthoredCourse(db, course.id, by)
    return made
  }
  const draft = copied(courseWords(course))
  const made = await insertAuthoredCourse(db, newStableId(course.title.uz, context.random), draft, by)
  const media = await listCourseMedia(db, course.id)
  await nameMedia(
    db,
    made,
    media.map(({ path, key }) => [path, key]),
  )
  for (const id of inside.modules) await copyModule(id, made)
  return made
}
