import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { StudentBriefRecord } from '../../base/people/index.ts'
import { maxAttemptsOfLesson } from '../../base/school/index.ts'
import { localDay } from '../../../database/local-day.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

export interface RiskRecord extends StudentBriefRecord {
  phone: string
  frozen: boolean
  created_at: Date
  last_active_at: Date | null
  is_through: boolean
  lost: { lesson: Localized; count: number; allowed: number } | null
  rejected: { lesson: Localized; at: string } | null
  streak: { days: number; last_day: SchoolDay } | null
}

/** Signs that a student of a group needs help: a group is small, and every read goes by an index. */
export async function listRiskFacts(db: Executor, groupId: number, lostSince: Date): Promise<RiskRecord[]> {
  const { rows } = await sql<RiskRecord>`
    select people.id, first_name, last_name, avatar, people.group_id, groups.name as group_name, phone, frozen,
      people.created_at,
      greatest(
        (select max(touched_at) from lesson_progress where person_id = people.id),
        (select max(heard_at) from attempts where person_id = people.id)
      ) as last_active_at,
      exists (select from lesson_progress where person_id = people.id) and not exists (
        select from lesson_progress join lessons on lessons.id = lesson_id and not lessons.retired
        where person_id = people.id and state in ('open', 'failed')
      ) as is_through,
      (
        select json_build_object('lesson', lessons.title, 'count', tests.count, 'allowed', ${maxAttemptsOfLesson})
        from (
          select lesson_id, count(*)::int as count from attempts
          where person_id = people.id and started_at >= ${lostSince} and state in ('failed', 'left', 'timeout')
            and not practice_run and not forgiven
          group by lesson_id
        ) tests
        join lessons on lessons.id = tests.lesson_id and not lessons.retired
        join lesson_progress on lesson_progress.person_id = people.id
          and lesson_progress.lesson_id = tests.lesson_id and not test_passed
        order by tests.count desc, lessons.path_order limit 1
      ) as lost,
      (
        select json_build_object('lesson', lessons.title, 'at', s.reviewed_at)
        from submissions s join lessons on lessons.id = s.lesson_id and not lessons.retired
        where s.person_id = people.id and s.is_newest and s.status = 'rejected'
        order by s.reviewed_at, s.id limit 1
      ) as rejected,
      (
        select json_build_object('days', current, 'last_day', greatest(last_day, covered_until))
        from streaks where person_id = people.id
      ) as streak
    from people join groups on groups.id = people.group_id
    where people.group_id = ${groupId} and people.role = 'student' and closed_at is null
    order by first_name, last_name, people.id`.execute(db)
  return rows
}

export interface WeekRecord {
  week: SchoolDay
  lessons: number
  points: number
  works: number
}

/** A student's weeks from a Monday on, in the school's zone; those without anything are left out. */
export async function listStudentWeeks(
  db: Executor,
  studentId: number,
  since: Date,
  timeZone: TimeZone,
): Promise<WeekRecord[]> {
  const { rows } = await sql<WeekRecord>`
    select date_trunc('week', ${localDay(sql`at`, timeZone)})::date as week, sum(lessons)::int as lessons,
      sum(points)::int as points, sum(works)::int as works
    from (
      select finished_at as at, 1 as lessons, 0 as points, 0 as works from lesson_progress
      where person_id = ${studentId} and finished_at >= ${since}
      union all
      select created_at, 0, amount, 0 from ledger
      where person_id = ${studentId} and currency = 'points' and created_at >= ${since}
      union all
      select submitted_at, 0, 0, 1 from submissions where person_id = ${studentId} and submitted_at >= ${since}
    ) each
    group by 1 order by 1`.execute(db)
  return rows
}
