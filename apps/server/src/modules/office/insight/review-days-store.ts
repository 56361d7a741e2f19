import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import { ownGroups } from '../../base/people/index.ts'

/** A span of moments, the end exclusive, and the school day it is. */
export interface DaySpan {
  day: SchoolDay
  start: Date
  end: Date
}

/** Recounts a day’s first decisions. */
export async function rollReviewDay(db: Executor, { day, start, end }: DaySpan): Promise<void> {
  await sql`delete from review_days where day = ${day}`.execute(db)
  // A begun minute counts whole, so that 24 hours and a second are more than 1440.
  await sql`
    insert into review_days (day, group_id, reviewer_id, waits_min)
    select ${day}::date, coalesce(s.group_id, 0), d.reviewer_id,
      array_agg(waited.minutes order by waited.minutes)
    from review_decisions d
    join submissions s on s.id = d.submission_id
    cross join lateral (
      select ceil(extract(epoch from d.decided_at - s.submitted_at) / 60)::integer as minutes
    ) waited
    where d.replaces is null and d.decided_at >= ${start} and d.decided_at < ${end}
    group by 2, 3`.execute(db)
}

/** The day of the first decision ever. */
export async function findFirstDecision(db: Executor): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(decided_at) as at from review_decisions where replaces is null`.execute(db)
  return rows[0]?.at ?? undefined
}

export interface ReviewSum {
  kind: 'all' | 'reviewer' | 'group'
  /** Of the reviewer or the group; 0 for students without a group. */
  id: number
  name: string | null
  decided: number
  in_time: number
  median_min: number
  p90_min: number
}

/** What the days from one to another come to: in all, by reviewer and by group. A teacher's are their groups' and their own. */
export async function sumReviewDays(
  db: Executor,
  scope: Scope,
  { from, to, promise_min }: { from: SchoolDay; to: SchoolDay; promise_min: number },
): Promise<ReviewSum[]> {
  const seen: RawBuilder<boolean> =
    scope === 'all'
      ? sql`true`
      : sql`(reviewer_id = ${scope.teacherId} or group_id in ${ownGroups(scope.teacherId)})`
  const { rows } = await sql<ReviewSum>`
    select
      case when grouping(reviewer_id) = 0 then 'reviewer' when grouping(group_id) = 0 then 'group' else 'all' end as kind,
      coalesce(reviewer_id, group_id, 0) as id,
      case when grouping(reviewer_id) = 0
        then (select trim(first_name || ' ' || last_name) from people where people.id = reviewer_id)
        else (select name from groups where groups.id = group_id) end as name,
      count(*)::int as decided,
      (count(*) filter (where minutes <= ${promise_min}))::int as in_time,
      percentile_disc(0.5) within group (order by minutes) as median_min,
      percentile_disc(0.9) within group (order by minutes) as p90_min
    from review_days cross join lateral unnest(waits_min) as waited (minutes)
    where day >= ${from}::date and day <= ${to}::date and ${seen}
    group by grouping sets ((), (reviewer_id), (group_id))
    having count(*) > 0
    order by decided desc, id`.execute(db)
  return rows
}
