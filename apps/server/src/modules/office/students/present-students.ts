import { type Lang, type ProgressMatrix, type StaffStudent, serverLimits } from '@qadam/contract'
import { say, type Localized } from '../../../i18n/localized.ts'
import { daysLeftToPayment } from '../../access/accounts/index.ts'
import {
  lessonState,
  stateOfLesson,
  stateOfWhole,
  type CourseRecord,
  type LessonRecord,
} from '../../learning/courses/index.ts'
import { presentStudentBrief, factorOfPercent } from '../../base/people/index.ts'
import { currentStreak, frozenSince, schoolDay, type SchoolMoment } from '../../rewards/streaks/index.ts'
import type {
  MatrixLesson,
  MatrixProgress,
  MatrixWork,
  SpentAttempts,
  StudentRecord,
} from './students-store.ts'

export interface Viewing extends SchoolMoment {
  lang: Lang
  mediaUrl: (key: string) => string
}

function streakOf(student: StudentRecord, { now, timeZone }: SchoolMoment): number {
  const { streak, longest_streak, streak_last_day, streak_covered_until, freezes } = student
  const record =
    streak === null || longest_streak === null || streak_last_day === null || streak_covered_until === null
      ? undefined
      : {
          current: streak,
          longest: longest_streak,
          last_day: streak_last_day,
          covered_until: streak_covered_until,
          freezes,
        }
  return currentStreak(record, schoolDay(now, timeZone), frozenSince(student))
}

export interface MatrixSource {
  group: { id: number; name: string }
  course: { id: number; title: Localized; lessons: readonly MatrixLesson[] }
  students: readonly StudentRecord[]
  progress: readonly MatrixProgress[]
  works: readonly MatrixWork[]
  spent: readonly { person_id: number; lesson_id: number; spent: number }[]
}

/** Students x lessons; a student who is not enrolled has a row of closed lessons. */
export function presentMatrix(
  { group, course, students, progress, works, spent }: MatrixSource,
  viewing: Viewing,
): ProgressMatrix {
  const { lang, mediaUrl } = viewing
  const byStudent = Map.groupBy(progress, (row) => row.person_id)
  const workOf = new Map(works.map((work) => [`${work.person_id} ${work.lesson_id}`, work.submission_id]))
  const spentOf = new Map(spent.map((row) => [`${row.person_id} ${row.lesson_id}`, row.spent]))
  return {
    group: { id: group.id, name: group.name },
    course: { id: course.id, title: say(course.title, lang) },
    lessons: course.lessons.map((lesson) => ({
      id: lesson.id,
      title: say(lesson.title, lang),
      type: lesson.type,
      module_id: lesson.module_id,
      module_title: say(lesson.module_title, lang),
    })),
    rows: students.map((student) => {
      const own = byStudent.get(student.id)
      const byLesson = new Map(own?.map((row) => [row.lesson_id, row]))
      return {
        student: presentStudentBrief(student, mediaUrl),
        points: student.points,
        current_streak: streakOf(student, viewing),
        frozen: student.frozen,
        last_active_at: student.last_active_at?.toISOString() ?? null,
        cells: course.lessons.map((lesson) => {
          const row = byLesson.get(lesson.id)
          const known = row?.state ? { state: row.state } : undefined
          const place = `${student.id} ${lesson.id}`
          const attempts_spent = spentOf.get(place)
          return {
            state: own ? stateOfLesson(known, lesson.path_order === 0) : ('closed' as const),
            percentage: row?.best_percentage ?? null,
            submission_id: workOf.get(place) ?? null,
            ...(attempts_spent === undefined ? {} : { attempts_spent }),
          }
        }),
      }
    }),
  }
}

/** A student's page but for what they handed in. */
export function presentStudent(
  student: StudentRecord,
  courses: readonly CourseRecord[],
  lessons: readonly LessonRecord[],
  spent: readonly SpentAttempts[],
  viewing: Viewing,
): Omit<StaffStudent, 'submissions'> {
  const { lang, mediaUrl } = viewing
  const byCourse = Map.groupBy(lessons, (lesson) => lesson.course_id)
  return {
    ...presentStudentBrief(student, mediaUrl),
    phone: student.phone,
    lang: student.lang,
    frozen: student.frozen,
    next_due_on: student.next_due_on,
    days_left_to_payment: daysLeftToPayment(student.next_due_on, viewing),
    leaderboard_hidden: student.leaderboard_hidden,
    time_factor: factorOfPercent(student.time_percent),
    points: student.points,
    coins: student.coins,
    current_streak: streakOf(student, viewing),
    max_streak: student.longest_streak ?? 0,
    created_at: student.created_at.toISOString(),
    last_active_at: student.last_active_at?.toISOString() ?? null,
    courses: courses.map((course) => {
      const own = byCourse.get(course.id) ?? []
      const current = own.find((lesson) => ['open', 'failed'].includes(lessonState(lesson)))
      return {
        id: course.id,
        title: say(course.title, lang),
        state: stateOfWhole(own.map(lessonState)),
        lessons_done: own.filter((lesson) => lesson.finished_at !== null).length,
        lessons_total: own.length,
        current: current
          ? { lesson_id: current.id, title: say(current.title, lang), state: lessonState(current) }
          : null,
      }
    }),
    attempts: spent.map(({ lesson_id, lesson_title, max, counted, first_started_at, ...row }) => ({
      lesson_id,
      lesson_title: say(lesson_title, lang),
      max,
      left: Math.max(0, max - counted),
      spent: row.spent,
      refill_at: new Date(first_started_at.getTime() + serverLimits.test.refill_s * 1000).toISOString(),
    })),
  }
}
