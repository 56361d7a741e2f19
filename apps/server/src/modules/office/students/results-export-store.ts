import { sql } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { isOwnGroup } from '../../base/people/index.ts'

/** Enrolled students with ids above one, in the order of their ids. */
export async function listEnrolledAfter(
  db: Executor,
  scope: Scope,
  { courseId, groupId }: { courseId: number; groupId: number | undefined },
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select people.id from people
    join enrollments on enrollments.person_id = people.id and enrollments.course_id = ${courseId}
    where people.role = 'student' and people.closed_at is null and people.id > ${after}
      and ${groupId === undefined ? sql`true` : sql`people.group_id = ${groupId}`}
      and ${isOwnGroup(scope, sql`people.group_id`)}
    order by people.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ResultRecord {
  person_id: number
  student: string
  phone: string
  group_name: string | null
  /** All of a lesson is null for a student who has not begun. */
  module_title: Localized | null
  lesson_title: Localized | null
  state: string | null
  best_percentage: number | null
  attempts: number
  points: number
  opened_at: Date | null
  touched_at: Date | null
  finished_at: Date | null
}

/** What students made of the lessons of a course that are open to them, by student and in the order of the course. */
export async function listResults(
  db: Executor,
  courseId: number,
  studentIds: readonly number[],
): Promise<ResultRecord[]> {
  const ids = sql`any(${[...studentIds]}::integer[])`
  // The part of a key after its reason; evaluated only for those whose reason has an id.
  const subjectId = sql`split_part(ledger.key, ':', 2)::integer`
  const { rows } = await sql<ResultRecord>`
    with earned as (
      select person_id, lesson_id, sum(amount)::integer as points from (
        select ledger.person_id, ledger.amount, case ledger.reason
          when 'lesson' then ${subjectId}
          when 'answer' then (select lesson_id from questions where id = ${subjectId})
          when 'review' then (
            select questions.lesson_id from submissions join questions on questions.id = submissions.question_id
            where submissions.id = ${subjectId})
        end as lesson_id
        from ledger
        where ledger.person_id = ${ids} and ledger.currency = 'points'
          and ledger.reason in ('answer', 'lesson', 'review')
      ) own group by person_id, lesson_id
    ), tried as (
      select attempts.person_id, attempts.lesson_id, count(*)::integer as attempts
      from attempts join lessons on lessons.id = attempts.lesson_id
      where attempts.person_id = ${ids} and lessons.course_id = ${courseId} and not attempts.practice_run
      group by attempts.person_id, attempts.lesson_id
    )
    select
      people.id as person_id, trim(people.first_name || ' ' || people.last_name) as student, people.phone,
      groups.name as group_name, modules.title as module_title, lessons.title as lesson_title,
      progress.state, progress.best_percentage, coalesce(tried.attempts, 0) as attempts,
      coalesce(earned.points, 0) as points, progress.opened_at, progress.touched_at, progress.finished_at
    from people
    left join groups on groups.id = people.group_id
    left join (
      lesson_progress progress
      join lessons on lessons.id = progress.lesson_id and not lessons.retired
      join modules on modules.id = lessons.module_id
    ) on progress.person_id = people.id and progress.course_id = ${courseId}
    left join earned on earned.person_id = people.id and earned.lesson_id = lessons.id
    left join tried on tried.person_id = people.id and tried.lesson_id = lessons.id
    where people.id = ${ids}
    order by people.id, lessons.path_order`.execute(db)
  return rows
}
