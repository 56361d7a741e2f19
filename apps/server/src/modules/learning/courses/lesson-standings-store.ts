import { type LessonType, limits, typesOfSet } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { maxAttemptsOfLesson } from '../../base/school/index.ts'
import { spentSince } from './attempts-left.ts'

/** What is still to do in a lesson that is open to a student. */
export interface LessonStanding {
  type: LessonType
  is_finished: boolean
  duration_s: number
  test_questions: number
  test_passed: boolean
  /** At its test. */
  attempts_left: number
  /** Practice questions, of which so many … */
  practice: number
  /** … were never handed in, */
  to_hand_in: number
  /** … were rejected and may be submitted again, */
  to_mend: number
  /** … wait for the teacher or are approved. The rest can't be handed in any more. */
  handed_in: number
}

/** The lessons of a student's courses that are open, and those that may be opened since the one before is finished. */
export async function listLessonStandings(
  db: Executor,
  personId: number,
  now: Date,
): Promise<LessonStanding[]> {
  const { rows } = await sql<LessonStanding>`
    with path as (
      select lessons.id, lessons.type, lessons.duration_s, lessons.test_questions,
        ${maxAttemptsOfLesson} as max_attempts,
        lessons.practice_questions, coalesce(progress.test_passed, false) as test_passed,
        progress.finished_at is not null as is_finished,
        progress.person_id is not null or lessons.path_order = 0
          or lag(progress.finished_at) over (partition by lessons.course_id order by lessons.path_order) is not null
          as is_open
      from enrollments
      join courses on courses.id = enrollments.course_id and courses.published
      join lessons on lessons.course_id = courses.id and not lessons.retired
      left join lesson_progress progress
        on progress.lesson_id = lessons.id and progress.person_id = enrollments.person_id
      where enrollments.person_id = ${personId}
    )
    select path.type, path.is_finished, path.duration_s, path.test_questions, path.test_passed,
      greatest(path.max_attempts - (
        select count(*) from attempts
        where attempts.person_id = ${personId} and attempts.lesson_id = path.id and attempts.state <> 'open'
          and attempts.spent and not attempts.forgiven and attempts.started_at > ${spentSince(now)}
      ), 0)::integer as attempts_left,
      work.practice, work.to_hand_in, work.to_mend, work.handed_in
    from path cross join lateral (
      select count(*)::integer as practice,
        (count(*) filter (where newest.status is null))::integer as to_hand_in,
        (count(*) filter (
          where newest.status = 'rejected' and newest.version < ${limits.practice.maxVersions}
        ))::integer as to_mend,
        (count(*) filter (where newest.status in ('uploaded', 'approved')))::integer as handed_in
      from questions
      left join submissions newest
        on newest.question_id = questions.id and newest.person_id = ${personId} and newest.is_newest
      where path.practice_questions > 0 and questions.lesson_id = path.id and not questions.retired
        and questions.type in (${sql.join(typesOfSet('practice'))})
    ) work
    where path.is_open`.execute(db)
  return rows
}

/** How many lessons each of these students finished between two moments; students without any are omitted. */
export async function countFinishedLessons(
  db: Executor,
  personIds: readonly number[],
  { from, before }: { from: Date; before: Date },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('lesson_progress')
    .select(['person_id', sql<number>`count(*)::integer`.as('count')])
    .where('person_id', 'in', [...personIds])
    .where('finished_at', '>=', from)
    .where('finished_at', '<', before)
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id, count }) => [person_id, count]))
}

/** A whole, and how many of its lessons a student has not finished. */
interface PathPart {
  title: Localized
  lessons: number
  left: number
}

/** The module and the course of a lesson. */
export async function findPathLeft(
  db: Executor,
  personId: number,
  { module_id, course_id }: { module_id: number; course_id: number },
): Promise<{ module: PathPart; course: PathPart }> {
  const part = async (table: 'modules' | 'courses', column: 'module_id' | 'course_id', id: number) => {
    const { rows } = await sql<PathPart>`
      select whole.title, count(*)::integer as lessons,
        (count(*) filter (where progress.finished_at is null))::integer as "left"
      from ${sql.table(table)} whole
      join lessons on lessons.${sql.ref(column)} = whole.id and not lessons.retired
      left join lesson_progress progress on progress.lesson_id = lessons.id and progress.person_id = ${personId}
      where whole.id = ${id} group by whole.id`.execute(db)
    const [row] = rows
    if (!row) throw new Error(`There is no lesson in ${table} ${id}`)
    return row
  }
  return {
    module: await part('modules', 'module_id', module_id),
    course: await part('courses', 'course_id', course_id),
  }
}
