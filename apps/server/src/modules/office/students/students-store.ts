import type { LessonType } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { OpenState } from '../../learning/courses/index.ts'
import type { StudentBriefRecord } from '../../base/people/index.ts'
import { maxAttemptsOfLesson } from '../../base/school/index.ts'

export interface StudentRecord extends StudentBriefRecord {
  phone: string
  lang: 'uz' | 'ru'
  frozen: boolean
  /** `YYYY-MM-DD` */
  next_due_on: string | null
  leaderboard_hidden: boolean
  time_percent: number
  points: number
  coins: number
  created_at: Date
  streak: number | null
  longest_streak: number | null
  streak_last_day: string | null
  streak_covered_until: string | null
  freezes: number
  last_active_at: Date | null
}

async function selectStudents(db: Executor, which: RawBuilder<boolean>): Promise<StudentRecord[]> {
  const { rows } = await sql<StudentRecord>`
    select
      people.id, people.first_name, people.last_name, people.avatar, people.group_id, groups.name as group_name,
      people.phone, people.lang, people.frozen, people.next_due_on, people.leaderboard_hidden, people.time_percent,
      people.points, people.coins, people.created_at,
      streaks.current as streak, streaks.longest as longest_streak, streaks.last_day as streak_last_day,
      streaks.covered_until as streak_covered_until, coalesce(streak_freezes.held, 0) as freezes,
      greatest(
        (select max(touched_at) from lesson_progress where person_id = people.id),
        (select max(heard_at) from attempts where person_id = people.id)
      ) as last_active_at
    from people
    left join groups on groups.id = people.group_id
    left join streaks on streaks.person_id = people.id
    left join streak_freezes on streak_freezes.person_id = people.id
    where people.role = 'student' and ${which}
    order by people.first_name, people.last_name, people.id`.execute(db)
  return rows
}

export async function listStudentsOfGroup(db: Executor, groupId: number): Promise<StudentRecord[]> {
  return await selectStudents(db, sql`people.group_id = ${groupId}`)
}

export async function getStudent(db: Executor, studentId: number): Promise<StudentRecord> {
  const [student] = await selectStudents(db, sql`people.id = ${studentId}`)
  if (!student) throw new Error(`There is no student ${studentId}`)
  return student
}

export interface MatrixLesson {
  id: number
  title: Localized
  type: LessonType
  path_order: number
  module_id: number
  module_title: Localized
}

/** A published course with its lessons in path order. */
export async function findMatrixCourse(
  db: Executor,
  courseId: number,
): Promise<{ id: number; title: Localized; lessons: MatrixLesson[] } | undefined> {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', '=', courseId)
    .where('published', '=', true)
    .executeTakeFirst()
  if (!course) return undefined
  const lessons = await db
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select([
      'lessons.id',
      'lessons.title',
      'lessons.type',
      'lessons.path_order',
      'lessons.module_id',
      'modules.title as module_title',
    ])
    .where('lessons.course_id', '=', courseId)
    .where('lessons.retired', '=', false)
    .orderBy('lessons.path_order')
    .execute()
  // The table checks the types, the importer wrote the titles.
  return { id: course.id, title: course.title as Localized, lessons: lessons as MatrixLesson[] }
}

export interface MatrixProgress {
  person_id: number
  /** Null for a student who is enrolled and has not begun. */
  lesson_id: number | null
  state: OpenState | null
  best_percentage: number | null
}

export interface MatrixWork {
  person_id: number
  lesson_id: number
  submission_id: number
}

/** The submission of each student of a group in each lesson of a course: the longest waiting, else the newest. */
export async function listGroupWorks(db: Executor, groupId: number, courseId: number): Promise<MatrixWork[]> {
  const { rows } = await sql<MatrixWork>`
    select distinct on (s.person_id, s.lesson_id) s.person_id, s.lesson_id, s.id as submission_id
    from people
    join submissions s on s.person_id = people.id and s.is_newest
    where people.group_id = ${groupId} and s.course_id = ${courseId}
    order by
      s.person_id, s.lesson_id, s.status <> 'uploaded',
      case when s.status = 'uploaded' then s.id else -s.id end`.execute(db)
  return rows
}

export interface SpentAttempts {
  lesson_id: number
  lesson_title: Localized
  max: number
  /** Those that count against the student, a running one among them. */
  counted: number
  /** Those that may be given back. */
  spent: number
  first_started_at: Date
}

/** The tests on which a student has attempts that count as spent, by lesson: of those that are open to them now. */
export async function listSpentAttempts(
  db: Executor,
  studentId: number,
  startedAfter: Date,
): Promise<SpentAttempts[]> {
  const { rows } = await sql<SpentAttempts>`
    select lessons.id as lesson_id, lessons.title as lesson_title,
      ${maxAttemptsOfLesson} as max,
      count(*)::integer as counted, (count(*) filter (where state <> 'open'))::integer as spent,
      min(started_at) as first_started_at
    from attempts join lessons on lessons.id = attempts.lesson_id and not lessons.retired
    join courses on courses.id = lessons.course_id and courses.published
    join enrollments on enrollments.course_id = courses.id and enrollments.person_id = attempts.person_id
    where attempts.person_id = ${studentId} and spent and not forgiven and started_at > ${startedAfter}
    group by lessons.id
    having count(*) filter (where state <> 'open') > 0
    order by min(started_at), lessons.id`.execute(db)
  return rows
}

/** How many spent attempts may be given back, by student and lesson of a course. */
export async function listGroupSpent(
  db: Executor,
  groupId: number,
  courseId: number,
  startedAfter: Date,
): Promise<{ person_id: number; lesson_id: number; spent: number }[]> {
  const { rows } = await sql<{ person_id: number; lesson_id: number; spent: number }>`
    select attempts.person_id, attempts.lesson_id, count(*)::integer as spent
    from people
    join attempts on attempts.person_id = people.id
    join lessons on lessons.id = attempts.lesson_id and lessons.course_id = ${courseId} and not lessons.retired
    join courses on courses.id = lessons.course_id and courses.published
    join enrollments on enrollments.course_id = courses.id and enrollments.person_id = people.id
    where people.group_id = ${groupId} and attempts.state <> 'open' and spent and not forgiven
      and started_at > ${startedAfter}
    group by attempts.person_id, attempts.lesson_id`.execute(db)
  return rows
}

/** What the enrolled students of a group have made of a course, a row a lesson that is open to them. */
export async function listGroupProgress(
  db: Executor,
  groupId: number,
  courseId: number,
): Promise<MatrixProgress[]> {
  const { rows } = await sql<MatrixProgress>`
    select people.id as person_id, progress.lesson_id, progress.state, progress.best_percentage
    from people
    join enrollments on enrollments.person_id = people.id and enrollments.course_id = ${courseId}
    left join lesson_progress progress on progress.person_id = people.id and progress.course_id = ${courseId}
    where people.group_id = ${groupId}`.execute(db)
  return rows
}
