import {
  type Course,
  type ItemState,
  type Lang,
  type Lesson,
  type LessonPlace,
  type Missing,
  type Module,
  type TimeFactor,
  serverLimits,
} from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import { ownTime } from '../../base/people/index.ts'
import { attemptsLeft } from './attempts-left.ts'
import type { CourseRecord, LessonRecord, ModuleRecord, UndoneContent } from './courses-store.ts'
import type { LessonExercise } from './exercises-store.ts'
import { stateOfLesson, stateOfWhole, type PracticeStatus } from './lesson-state.ts'
import type { CountedAttempt } from './path-store.ts'

/** A course's lessons in path order and what one student made of them. */
export interface Path {
  lessons: readonly LessonRecord[]
  modules: ReadonlyMap<number, ModuleRecord>
  undone: ReadonlyMap<number, readonly UndoneContent[]>
  /** The exercises that are still to be solved. */
  unsolved: ReadonlyMap<number, readonly LessonExercise[]>
  attempts: ReadonlyMap<number, readonly CountedAttempt[]>
  practice: ReadonlyMap<number, PracticeStatus>
  /** The lessons that require a program in Python. */
  python: ReadonlySet<number>
  /** Questions of earlier lessons come before its tests. */
  interleaved: boolean
  timeFactor: TimeFactor
}

export function lessonState(lesson: LessonRecord): ItemState {
  return stateOfLesson(lesson.state === null ? undefined : { state: lesson.state }, lesson.path_order === 0)
}

/** Whole seconds a test may take a student. */
export function testTimeLimit(
  lesson: Pick<LessonRecord, 'time_limit_s' | 'test_questions'>,
  factor: TimeFactor,
): number {
  return ownTime(lesson.time_limit_s ?? lesson.test_questions * serverLimits.test.secondsPerQuestion, factor)
}

export function presentCourse(
  course: CourseRecord,
  lessons: readonly LessonRecord[],
  modules: ReadonlyMap<number, ModuleRecord>,
  /** The lessons whose practice the teacher gave back. */
  returned: ReadonlySet<number>,
  lang: Lang,
): Course {
  const done = lessons.filter((lesson) => lesson.finished_at !== null).length
  // The next step is the first unfinished lesson; it may still wait for next_lesson_access.
  const unfinished = lessons.filter((lesson) => lesson.finished_at === null)
  const next = unfinished.find((lesson) => !isPassedBy(lesson, lessons)) ?? unfinished[0]
  const touched = lessons.reduce<Date | null>(
    (latest, { touched_at: at }) => (at && (!latest || at > latest) ? at : latest),
    null,
  )
  const nextPlace = next && placeOf(next, modules, lang)
  return {
    id: course.id,
    title: say(course.title, lang),
    description: say(course.description, lang),
    cover: { hue: course.cover.hue, seed: course.cover.seed },
    state: stateOfWhole(lessons.map(lessonState)),
    progress: { lessons_done: done, lessons_total: lessons.length },
    chat_link: course.chat_link,
    next: nextPlace ? { ...nextPlace, last_touched_at: touched?.toISOString() ?? null } : null,
    returned: lessons
      .filter((lesson) => returned.has(lesson.id))
      .flatMap((lesson) => placeOf(lesson, modules, lang) ?? []),
  }
}

/** A checkpoint that came when its student was further on already: open to them, and not what they go on with. */
function isPassedBy(lesson: LessonRecord, lessons: readonly LessonRecord[]): boolean {
  const isBehind = (other: LessonRecord) => other.path_order > lesson.path_order && other.state !== null
  return lesson.type === 'Checkpoint' && lessons.some(isBehind)
}

function placeOf(
  lesson: LessonRecord,
  modules: ReadonlyMap<number, ModuleRecord>,
  lang: Lang,
): LessonPlace | undefined {
  const module = modules.get(lesson.module_id)
  return (
    module && {
      course_id: lesson.course_id,
      module_id: lesson.module_id,
      lesson_id: lesson.id,
      module_title: say(module.title, lang),
      lesson_title: say(lesson.title, lang),
    }
  )
}

export function presentModule(module: ModuleRecord, path: Path, now: Date, lang: Lang): Module {
  const lessons = path.lessons.filter((lesson) => lesson.module_id === module.id)
  const counts = { Learn: 0, Learn_Practice: 0, Practice: 0, Demoday: 0 }
  for (const { type } of lessons) if (type !== 'Checkpoint') counts[type] += 1
  const state = stateOfWhole(lessons.map(lessonState))
  const first = lessons[0]
  return {
    id: module.id,
    course_id: module.course_id,
    title: say(module.title, lang),
    description: say(module.description, lang),
    order: module.position,
    state,
    lessons: lessons.map((lesson) => presentLesson(lesson, path, now, lang)),
    counts,
    missing: state === 'closed' && first ? missingBefore(first, path, lang) : [],
  }
}

export function presentLesson(lesson: LessonRecord, path: Path, now: Date, lang: Lang): Lesson {
  const attempts = path.attempts.get(lesson.id) ?? []
  const spent = attempts.filter((attempt) => attempt.spent).map((attempt) => attempt.started_at)
  const left = attemptsLeft(lesson.max_attempts, spent, now)
  const state = lessonState(lesson)
  return {
    id: lesson.id,
    module_id: lesson.module_id,
    title: say(lesson.title, lang),
    order: lesson.position,
    type: lesson.type,
    state,
    duration_s: lesson.duration_s,
    questions: lesson.questions_total,
    result:
      lesson.best_percentage === null
        ? null
        : { percentage: lesson.best_percentage, passed: lesson.test_passed === true },
    attempts: {
      max: left.max,
      left: left.left,
      refill_at: left.refill_at?.toISOString() ?? null,
      ...runningTest(attempts, now),
    },
    practice: lesson.practice_questions > 0 ? { status: path.practice.get(lesson.id) ?? 'none' } : null,
    ...(state !== 'closed' && path.python.has(lesson.id) && { python: true }),
    missing: state === 'closed' ? missingBefore(lesson, path, lang) : missingInside(lesson, path, lang),
    test:
      lesson.test_questions > 0
        ? {
            questions: lesson.test_questions,
            time_limit_s: testTimeLimit(lesson, path.timeFactor),
            pass_percent: lesson.pass_percent,
            ...(path.interleaved && lesson.type !== 'Checkpoint' && { earlier: true }),
          }
        : null,
  }
}

function runningTest(attempts: readonly CountedAttempt[], now: Date): Pick<Lesson['attempts'], 'running'> {
  const until = attempts.find((attempt) => attempt.open_until !== null)?.open_until
  const left_s = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
  return left_s > 0 ? { running: { left_s } } : {}
}

/** What a closed lesson waits for: the one before it. */
function missingBefore(lesson: LessonRecord, path: Path, lang: Lang): Missing[] {
  const before = path.lessons.findLast((other) => other.path_order < lesson.path_order)
  if (!before) return []
  const isInside = before.module_id === lesson.module_id
  const reason = reasonBefore(before, isInside)
  const module = path.modules.get(before.module_id)
  // A checkpoint is known by its module: they all have the same title.
  const isModule = reason === 'previous_module' || reason === 'test'
  return [
    {
      reason,
      title: isModule && module ? say(module.title, lang) : say(before.title, lang),
      course_id: before.course_id,
      module_id: before.module_id,
      lesson_id: before.id,
      question_id: null,
    },
  ]
}

function reasonBefore(before: LessonRecord, isInside: boolean): Missing['reason'] {
  if (before.state === 'checking') return 'teacher'
  if (isInside) return 'previous_lesson'
  // While it is closed itself, lessons of its module are missing.
  return before.type === 'Checkpoint' && lessonState(before) !== 'closed' ? 'test' : 'previous_module'
}

/** What is missing before an open lesson is finished. */
function missingInside(lesson: LessonRecord, path: Path, lang: Lang): Missing[] {
  if (lesson.finished_at !== null) return []
  const place = {
    title: say(lesson.title, lang),
    course_id: lesson.course_id,
    module_id: lesson.module_id,
    lesson_id: lesson.id,
  }
  const missing: Missing[] = (path.undone.get(lesson.id) ?? []).map((content) => ({
    ...place,
    reason: content.type,
    question_id: content.id,
  }))
  for (const { title, question_id, exercise } of path.unsolved.get(lesson.id) ?? [])
    missing.push({ ...place, title: say(title, lang), reason: 'info', question_id, exercise })
  if (lesson.test_questions > 0 && lesson.test_passed !== true) {
    missing.push({ ...place, reason: 'test', question_id: null })
  }
  const practice = path.practice.get(lesson.id) ?? 'none'
  if (practice === 'uploaded') missing.push({ ...place, reason: 'teacher', question_id: null })
  else if (lesson.practice_questions > 0 && practice !== 'approved')
    missing.push({ ...place, reason: 'practice', question_id: null })
  return missing
}
