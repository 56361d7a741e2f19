import { typesOfSet } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { timePercentOf } from '../../base/people/index.ts'
import type { LessonProgress, OpenState } from './courses-store.ts'
import type { PracticeStatus } from './lesson-state.ts'

export interface EnrolledCourse {
  id: number
  content_version: number
  /** Of the lessons that were opened, by their ids. */
  progress: ReadonlyMap<number, LessonProgress>
}

/** As JSON gives it; a time inside JSON is text. */
type ProgressTuple = [
  lesson_id: number,
  state: OpenState,
  test_passed: boolean | null,
  best_percentage: number | null,
  finished_at: string | null,
  touched_at: string | null,
]

interface EnrolledRow {
  id: number
  content_version: number
  progress: ProgressTuple[]
}

/** One row a course, so that a long course costs one value and not a row a lesson. */
const progressOf = (personId: number): RawBuilder<ProgressTuple[]> => sql`(
  select coalesce(
    json_agg(json_build_array(lesson_id, state, test_passed, best_percentage, finished_at, touched_at)), '[]'
  )
  from lesson_progress where person_id = ${personId} and course_id = courses.id
)`

function readProgress(tuples: readonly ProgressTuple[]): Map<number, LessonProgress> {
  return new Map(
    tuples.map(([lesson, state, test_passed, best_percentage, finished_at, touched_at]) => [
      lesson,
      {
        state,
        test_passed,
        best_percentage,
        finished_at: timeOf(finished_at),
        touched_at: timeOf(touched_at),
      },
    ]),
  )
}

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The published courses a student is enrolled in, and how far they are in each: one statement. */
export async function listEnrolled(
  db: Executor,
  personId: number,
  courseId?: number,
): Promise<EnrolledCourse[]> {
  const { rows } = await sql<EnrolledRow>`
    select courses.id, courses.content_version, ${progressOf(personId)} as progress
    from enrollments join courses on courses.id = enrollments.course_id
    where enrollments.person_id = ${personId} and courses.published
      ${courseId === undefined ? sql`` : sql`and courses.id = ${courseId}`}
    order by courses.position, courses.id`.execute(db)
  return rows.map(({ progress, ...course }) => ({ ...course, progress: readProgress(progress) }))
}

export interface CountedAttempt {
  lesson_id: number
  started_at: Date
  /** It counts against the student. */
  spent: boolean
  /** Null once it has ended. */
  open_until: Date | null
}

export interface PathWork {
  /** Ids of the videos watched and the infos opened, in the lessons that are not finished. */
  done: ReadonlySet<number>
  /** The exercises solved there, each by its question and id. */
  solved: ReadonlySet<string>
  /** Those that count against the student now, and those that run. */
  attempts: CountedAttempt[]
  /** The status of the newest version of each practice question handed in. */
  handedIn: ReadonlyMap<number, HandedIn>
  time_percent: number
}

export type HandedIn = Exclude<PracticeStatus, 'none'>

interface AttemptJson {
  lesson_id: number
  started_at: string
  spent: boolean
  open_until: string | null
}

/** The attempts that count against a student now, and those that run. */
const countedAttempts = (
  personId: number,
  startedAfter: Date,
  lessons: RawBuilder<unknown>,
): RawBuilder<AttemptJson[]> => sql`array(
  select json_build_object(
    'lesson_id', lesson_id,
    'started_at', started_at,
    'spent', spent and not forgiven and started_at > ${startedAfter},
    'open_until', case when state = 'open' then expires_at end
  ) from attempts
  where person_id = ${personId} and lesson_id in (${lessons})
    and (spent and not forgiven and started_at > ${startedAfter} or state = 'open')
  order by started_at
)`

function readAttempts(attempts: readonly AttemptJson[]): CountedAttempt[] {
  return attempts.map(({ started_at, open_until, ...attempt }) => ({
    ...attempt,
    started_at: new Date(started_at),
    open_until: timeOf(open_until),
  }))
}

/**
 * How far a student is in one course, named by itself or by a module of it, and what they did there: one statement, since
 * every view of a course needs all of it. Undefined where the course is not theirs.
 */
export async function findPath(
  db: Executor,
  personId: number,
  place: { courseId: number } | { moduleId: number },
  startedAfter: Date,
): Promise<(EnrolledCourse & PathWork) | undefined> {
  const course =
    'courseId' in place
      ? sql`${place.courseId}`
      : sql`(select course_id from modules where id = ${place.moduleId} and not retired)`
  const { rows } = await sql<
    EnrolledRow & {
      done: number[]
      solved: string[]
      attempts: AttemptJson[]
      handed_in: [question: number, HandedIn][]
      time_percent: number
    }
  >`
    with asked as (
      select questions.id from questions
      where questions.type in (${sql.join(typesOfSet('learn'))}) and not questions.retired and lesson_id in (
        select lesson_id from lesson_progress
        where person_id = ${personId} and course_id = ${course} and finished_at is null
        union all
        select id from lessons where course_id = ${course} and path_order = 0 and not retired
      )
    )
    select courses.id, courses.content_version, ${progressOf(personId)} as progress,
      array(
        select question_id from video_progress
        where person_id = ${personId} and question_id in (select id from asked) and completed_at is not null
        union all
        select question_id from info_reads
        where person_id = ${personId} and question_id in (select id from asked)
      ) as done,
      array(
        select question_id || ':' || exercise from exercise_works
        where person_id = ${personId} and question_id in (select id from asked) and solved_at is not null
      ) as solved,
      ${countedAttempts(personId, startedAfter, sql`select lesson_id from lesson_progress where person_id = ${personId} and course_id = ${course}`)} as attempts,
      array(
        select json_build_array(question_id, status) from submissions
        where person_id = ${personId} and course_id = ${course} and is_newest
      ) as handed_in,
      ${timePercentOf(personId)} as time_percent
    from enrollments join courses on courses.id = enrollments.course_id
    where enrollments.person_id = ${personId} and courses.published and courses.id = ${course}`.execute(db)
  const [found] = rows
  return (
    found && {
      id: found.id,
      content_version: found.content_version,
      progress: readProgress(found.progress),
      done: new Set(found.done),
      solved: new Set(found.solved),
      attempts: readAttempts(found.attempts),
      handedIn: new Map(found.handed_in),
      time_percent: found.time_percent,
    }
  )
}

/** The status of the newest version of each of these practice questions, where one was handed in. */
export async function listHandedIn(
  db: Executor,
  personId: number,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, HandedIn>> {
  if (questionIds.length === 0) return new Map()
  const { rows } = await sql<{ question_id: number; status: HandedIn }>`
    select question_id, status from submissions
    where person_id = ${personId} and question_id = any(${questionIds}::int[]) and is_newest`.execute(db)
  return new Map(rows.map(({ question_id, status }) => [question_id, status]))
}

/** The attempts at a lesson that count against a student now, and those that run. */
export async function listCountedAttempts(
  db: Executor,
  personId: number,
  lessonId: number,
  startedAfter: Date,
): Promise<CountedAttempt[]> {
  const { rows } = await sql<{ attempts: AttemptJson[] }>`
    select ${countedAttempts(personId, startedAfter, sql`${lessonId}`)} as attempts`.execute(db)
  return readAttempts(rows[0]?.attempts ?? [])
}
