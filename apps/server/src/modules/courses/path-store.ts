import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { LessonProgress, OpenState } from './courses-store.ts'
import type { PracticeStatus } from './lesson-state.ts'

export interface EnrolledCourse {
  id: number
  content_version: number
  /** Of the lessons that were opened, by their ids. */
  progress: ReadonlyMap<number, LessonProgress>
}

/** The published courses a student is enrolled in, and how far they are in each: one statement. */
export async function listEnrolled(
  db: Executor,
  personId: number,
  courseId?: number,
): Promise<EnrolledCourse[]> {
  let query = db
    .selectFrom('enrollments')
    .innerJoin('courses', 'courses.id', 'enrollments.course_id')
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.course_id', '=', 'courses.id')
        .onRef('lesson_progress.person_id', '=', 'enrollments.person_id'),
    )
    .select([
      'courses.id',
      'courses.content_version',
      'lesson_progress.lesson_id',
      'lesson_progress.state',
      'lesson_progress.test_passed',
      'lesson_progress.best_percentage',
      'lesson_progress.finished_at',
      'lesson_progress.touched_at',
    ])
    .where('enrollments.person_id', '=', personId)
    .where('courses.published', '=', true)
    .orderBy('courses.position')
    .orderBy('courses.id')
  if (courseId !== undefined) query = query.where('courses.id', '=', courseId)
  const courses = new Map<number, EnrolledCourse & { progress: Map<number, LessonProgress> }>()
  for (const { id, content_version, lesson_id, state, ...result } of await query.execute()) {
    let course = courses.get(id)
    if (!course) courses.set(id, (course = { id, content_version, progress: new Map() }))
    if (lesson_id !== null) course.progress.set(lesson_id, { ...result, state: state as OpenState }) // the table's check
  }
  return [...courses.values()]
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
  /** Ids of the videos watched and the infos opened. */
  done: ReadonlySet<number>
  /** Those that count against the student now, and those that run. */
  attempts: CountedAttempt[]
  /** How the newest version of each practice question handed in stands. */
  handedIn: ReadonlyMap<number, Exclude<PracticeStatus, 'none'>>
}

/** What a student did of these: one statement, since every look at a course asks for all of it. */
export async function findPathWork(
  db: Executor,
  personId: number,
  asked: { content?: readonly number[]; practice?: readonly number[]; testedLessons?: readonly number[] },
  startedAfter: Date,
): Promise<PathWork> {
  const { content = [], practice = [], testedLessons = [] } = asked
  if (content.length + practice.length + testedLessons.length === 0)
    return { done: new Set(), attempts: [], handedIn: new Map() }
  const { rows } = await sql<{
    done: number[]
    attempts: { lesson_id: number; started_at: string; spent: boolean; open_until: string | null }[]
    handed_in: { question_id: number; status: Exclude<PracticeStatus, 'none'> }[]
  }>`
    select
      array(
        select question_id from video_progress
        where person_id = ${personId} and question_id = any(${content}::int[]) and completed_at is not null
        union all
        select question_id from info_reads
        where person_id = ${personId} and question_id = any(${content}::int[])
      ) as done,
      array(
        select json_build_object(
          'lesson_id', lesson_id,
          'started_at', started_at,
          'spent', spent and not forgiven and started_at > ${startedAfter},
          'open_until', case when state = 'open' then expires_at end
        ) from attempts
        where person_id = ${personId} and lesson_id = any(${testedLessons}::int[])
          and (spent and not forgiven and started_at > ${startedAfter} or state = 'open')
        order by started_at
      ) as attempts,
      array(
        select json_build_object('question_id', question_id, 'status', status) from submissions
        where person_id = ${personId} and question_id = any(${practice}::int[]) and is_newest
      ) as handed_in`.execute(db)
  const [found] = rows
  return {
    done: new Set(found?.done),
    // A time inside JSON is text.
    attempts: (found?.attempts ?? []).map(({ started_at, open_until, ...attempt }) => ({
      ...attempt,
      started_at: new Date(started_at),
      open_until: open_until === null ? null : new Date(open_until),
    })),
    handedIn: new Map(found?.handed_in.map(({ question_id, status }) => [question_id, status])),
  }
}

/** The attempts at a lesson that count against a student now, and those that run. */
export async function listCountedAttempts(
  db: Executor,
  personId: number,
  lessonId: number,
  startedAfter: Date,
): Promise<CountedAttempt[]> {
  return (await findPathWork(db, personId, { testedLessons: [lessonId] }, startedAfter)).attempts
}
