import { SchoolError, studentActions, type Course } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { factorOfPercent } from '../../base/people/index.ts'
import { spentSince } from './attempts-left.ts'
import { contentOf, type CourseContent } from './course-content-store.ts'
import { findNextLesson, openLesson, type LessonProgress, type LessonRecord } from './courses-store.ts'
import { stillToSolve } from './exercises-store.ts'
import { requireOpenLesson } from './lesson-access.ts'
import { practiceStatus, type PracticeStatus } from './lesson-state.ts'
import { findPath, listEnrolled, listHandedIn, type EnrolledCourse, type PathWork } from './path-store.ts'
import { lessonState, presentCourse, presentLesson, presentModule, type Path } from './present-course.ts'
import { settleLesson } from './settle-lesson.ts'

/** @param owner the school's database, where `db` is a transaction of it. */
async function loadPath(
  db: Executor,
  owner: object,
  personId: number,
  place: { courseId: number } | { moduleId: number },
  now: Date,
): Promise<Path> {
  const found = await findPath(db, personId, place, spentSince(now))
  if (!found) throw new SchoolError('not_found')
  const content = await contentOf(db, owner, found)
  const lessons = withProgress(content, found)
  const unfinished = lessons.filter(
    (lesson) => lessonState(lesson) !== 'closed' && lesson.finished_at === null,
  )
  const begun = lessons.filter((lesson) => lesson.state !== null)
  return {
    lessons,
    modules: content.modules,
    python: content.python,
    interleaved: content.course.interleaved,
    timeFactor: factorOfPercent(found.time_percent),
    practice: practiceOf(content, begun, found.handedIn),
    undone: new Map(
      unfinished.map(({ id }) => [
        id,
        content.toWatchOrRead.get(id)?.filter((each) => !found.done.has(each.id)) ?? [],
      ]),
    ),
    unsolved: new Map(
      unfinished.map((lesson) => [
        lesson.id,
        stillToSolve(lesson, content.exercises.get(lesson.id) ?? [], ({ question_id, exercise }) =>
          found.solved.has(`${question_id}:${exercise}`),
        ),
      ]),
    ),
    attempts: Map.groupBy(found.attempts, (attempt) => attempt.lesson_id),
  }
}

const idOf = (record: { id: number }) => record.id
const untouched: LessonProgress = {
  state: null,
  test_passed: null,
  best_percentage: null,
  finished_at: null,
  touched_at: null,
}

function withProgress({ lessons }: CourseContent, { progress }: EnrolledCourse): LessonRecord[] {
  return lessons.map((lesson) => ({ ...lesson, ...(progress.get(lesson.id) ?? untouched) }))
}

function practiceOf(
  content: CourseContent,
  lessons: readonly LessonRecord[],
  handedIn: PathWork['handedIn'],
): Map<number, PracticeStatus> {
  return new Map(
    lessons.map(({ id, practice_questions }) => {
      const newest = content.practice.get(id)?.flatMap((question) => handedIn.get(question) ?? []) ?? []
      return [id, practiceStatus(practice_questions, newest)]
    }),
  )
}

async function presentCourses({ db, actor, lang }: ActionContext, courseId?: number): Promise<Course[]> {
  const courses = []
  for (const course of await listEnrolled(db, actor.id, courseId)) {
    const content = await contentOf(db, db, course)
    const lessons = withProgress(content, course)
    // A failed test has the same state; only for these few lessons is the practice loaded.
    const failed = lessons.filter((lesson) => lesson.state === 'failed' && lesson.practice_questions > 0)
    courses.push({ content, lessons, failed })
  }
  const practice = courses.flatMap(({ content, failed }) =>
    failed.flatMap(({ id }) => content.practice.get(id) ?? []),
  )
  const handedIn = await listHandedIn(db, actor.id, practice)
  return courses.map(({ content, lessons, failed }) => {
    const statuses = practiceOf(content, failed, handedIn)
    const returned = new Set(failed.map(idOf).filter((id) => statuses.get(id) === 'rejected'))
    return presentCourse(content.course, lessons, content.modules, returned, lang)
  })
}

export const coursesActions = {
  courses: handle(studentActions.courses, async (context) => await presentCourses(context)),

  course_student: handle(studentActions.course_student, async (context, { course_id }) => {
    const found = await presentCourses(context, course_id)
    if (found.length === 0) throw new SchoolError('not_found')
    return found
  }),

  course_modules: handle(
    studentActions.course_modules,
    async ({ db, actor, lang, now }, { course_id, module_id }) => {
      const path = await loadPath(db, db, actor.id, { courseId: course_id }, now)
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
      const path = await loadPath(db, db, actor.id, { moduleId: module_id }, now)
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
        const path = await loadPath(transaction, db, actor.id, { courseId: lesson.course_id }, now)
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
