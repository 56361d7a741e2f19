import { SchoolError, studentActions } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { handle } from '../../actions/action-handler.ts'
import { spentSince } from './attempts-left.ts'
import { listCountedAttempts } from './counted-attempts-store.ts'
import {
  findCourseOfModule,
  findNextLesson,
  listCourses,
  listLessons,
  listModules,
  listPracticeStatuses,
  listPythonLessons,
  listUndoneContent,
  openLesson,
  type LessonRecord,
  type ModuleRecord,
} from './courses-store.ts'
import { requireOpenLesson } from './lesson-access.ts'
import { lessonState, presentCourse, presentLesson, presentModule, type Path } from './present-course.ts'
import { settleLesson } from './settle-lesson.ts'

async function loadPath(db: Executor, personId: number, courseId: number, now: Date): Promise<Path> {
  const [course] = await listCourses(db, personId, courseId)
  if (!course) throw new SchoolError('not_found')
  const lessons = await listLessons(db, personId, [courseId])
  const open = lessons.filter((lesson) => lessonState(lesson) !== 'closed')
  const unfinished = open.filter((lesson) => lesson.finished_at === null)
  const modules = await listModules(db, courseId)
  const undone = await listUndoneContent(db, personId, unfinished.map(idOf))
  const tested = lessons.filter((lesson) => lesson.state !== null && lesson.test_questions > 0)
  const attempts = await listCountedAttempts(db, personId, tested.map(idOf), spentSince(now))
  const practised = lessons.filter((lesson) => lesson.state !== null && lesson.practice_questions > 0)
  return {
    lessons,
    practice: await listPracticeStatuses(db, personId, practised.map(idOf)),
    python: await listPythonLessons(db, open.filter(({ practice_questions: asked }) => asked > 0).map(idOf)),
    modules: new Map(modules.map((module) => [module.id, module])),
    undone: Map.groupBy(undone, (content) => content.lesson_id),
    attempts: Map.groupBy(attempts, (attempt) => attempt.lesson_id),
  }
}

const idOf = (record: { id: number }) => record.id

async function presentCourses(db: Executor, personId: number, lang: 'uz' | 'ru', courseId?: number) {
  const courses = await listCourses(db, personId, courseId)
  const lessons: LessonRecord[] = await listLessons(db, personId, courses.map(idOf))
  const modules: ModuleRecord[] = []
  for (const course of courses) modules.push(...(await listModules(db, course.id)))
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.course_id)
  const byId = new Map(modules.map((module) => [module.id, module]))
  // A failed test looks the same from afar; only of these few lessons is the practice looked at.
  const failed = lessons.filter((lesson) => lesson.state === 'failed' && lesson.practice_questions > 0)
  const practice = await listPracticeStatuses(db, personId, failed.map(idOf))
  const returned = new Set(failed.map(idOf).filter((id) => practice.get(id) === 'rejected'))
  return courses.map((course) => presentCourse(course, lessonsOf.get(course.id) ?? [], byId, returned, lang))
}

export const coursesActions = {
  courses: handle(
    studentActions.courses,
    async ({ db, actor, lang }) => await presentCourses(db, actor.id, lang),
  ),

  course_student: handle(studentActions.course_student, async ({ db, actor, lang }, { course_id }) => {
    const found = await presentCourses(db, actor.id, lang, course_id)
    if (found.length === 0) throw new SchoolError('not_found')
    return found
  }),

  course_modules: handle(
    studentActions.course_modules,
    async ({ db, actor, lang, now }, { course_id, module_id }) => {
      const path = await loadPath(db, actor.id, course_id, now)
      const modules = [...path.modules.values()]
      if (module_id !== undefined) {
        const named = path.modules.get(module_id)
        if (!named) throw new SchoolError('not_found')
        modules.sort((one, other) => Number(other === named) - Number(one === named))
      }
      return modules.map((module) => presentModule(module, path, now, lang))
    },
  ),

  module_lessons: handle(
    studentActions.module_lessons,
    async ({ db, actor, lang, now }, { module_id, lesson_id }) => {
      const courseId = await findCourseOfModule(db, module_id)
      if (courseId === undefined) throw new SchoolError('not_found')
      const path = await loadPath(db, actor.id, courseId, now)
      const lessons = path.lessons.filter(
        (lesson) => lesson.module_id === module_id && (lesson_id === undefined || lesson.id === lesson_id),
      )
      if (lesson_id !== undefined && lessons.length === 0) throw new SchoolError('not_found')
      return { lessons: lessons.map((lesson) => presentLesson(lesson, path, now, lang)) }
    },
  ),

  next_lesson_access: handle(studentActions.next_lesson_access, async (context, { completed_lesson_id }) => {
    const { db, actor, lang, now } = context
    const lesson = await requireOpenLesson(db, actor.id, completed_lesson_id)
    return await db.transaction().execute(async (transaction) => {
      await settleLesson(transaction, actor.id, lesson, context)
      const settled = await requireOpenLesson(transaction, actor.id, lesson.id)
      if (settled.finished_at === null) {
        const path = await loadPath(transaction, actor.id, lesson.course_id, now)
        const { missing } = presentLesson(settled, path, now, lang)
        throw new SchoolError('lesson.not_finished', { missing })
      }
      const next = await findNextLesson(transaction, lesson.course_id, lesson.path_order)
      if (!next) return null
      await openLesson(transaction, actor.id, next, now)
      return { lesson_id: next.id, module_id: next.module_id, course_id: next.course_id }
    })
  }),
}
