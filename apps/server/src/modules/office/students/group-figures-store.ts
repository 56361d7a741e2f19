import { sql } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import { isOwnGroup } from '../../base/people/index.ts'

export interface GroupFiguresRecord {
  id: number
  students: number
  active: number
  courses: { id: number; done: number; total: number }[]
}

/** No test goes on for longer than this. */
const longestTest_ms = 24 * 3_600_000

/**
 * How the own ones of these groups do: how many were there since a moment, and what their students have done of the
 * published courses that they are enrolled in. Reads the progress of the students of these groups alone, each by their
 * key, once.
 */
export async function listGroupFigures(
  db: Executor,
  scope: Scope,
  groupIds: readonly number[],
  activeSince: Date,
): Promise<GroupFiguresRecord[]> {
  // Which of many attempts may be of these days is known by their index alone.
  const startedSince = new Date(activeSince.getTime() - longestTest_ms)
  const { rows } = await sql<GroupFiguresRecord>`
    with students as materialized (
      select people.id, people.group_id from people
      where group_id = any(${[...groupIds]}::integer[]) and role = 'student' and closed_at is null
        and ${isOwnGroup(scope, sql`people.group_id`)}
    ),
    courses_of as materialized (
      select courses.id, position,
        (select count(*)::int from lessons where lessons.course_id = courses.id and not retired) as lessons
      from courses where published
    ),
    progress as materialized (
      select students.id as person_id, each.course_id, each.touched_at, each.done
      from students
      cross join lateral (
        select own.course_id, max(own.touched_at) as touched_at,
          (count(*) filter (where state in ('completed', 'checking') and not retired))::int as done
        from lesson_progress own join lessons on lessons.id = own.lesson_id
        where own.person_id = students.id
        group by own.course_id
      ) each
    ),
    learnt as (
      select students.group_id, courses_of.id, position, coalesce(sum(done), 0)::int as done,
        (count(*) * lessons)::int as total
      from students
      join enrollments on enrollments.person_id = students.id
      join courses_of on courses_of.id = enrollments.course_id
      left join progress on progress.person_id = students.id and progress.course_id = courses_of.id
      group by students.group_id, courses_of.id, position, lessons
    ),
    present as (
      select students.group_id, count(*)::int as students,
        (count(*) filter (
          where touched_at >= ${activeSince}
            -- Not by exists: a planner would read the attempts of the whole school for it.
            or (
              select true from attempts
              where person_id = students.id and heard_at >= ${activeSince} and started_at >= ${startedSince} limit 1
            )
        ))::int as active
      from students
      left join (
        select person_id, max(touched_at) as touched_at from progress group by person_id
      ) last on last.person_id = students.id
      group by students.group_id
    )
    select groups.id, coalesce(students, 0) as students, coalesce(active, 0) as active,
      coalesce((
        select json_agg(json_build_object('id', id, 'done', done, 'total', total) order by position, id)
        from learnt where learnt.group_id = groups.id
      ), '[]') as courses
    from groups left join present on present.group_id = groups.id
    where groups.id = any(${[...groupIds]}::integer[]) and ${isOwnGroup(scope, sql`groups.id`)}
    order by groups.id`.execute(db)
  return rows
}
