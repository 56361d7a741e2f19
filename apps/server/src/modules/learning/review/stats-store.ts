import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Scope } from '../../../actions/scope.ts'
import { isReviewedBy } from './deputies-store.ts'
import { localDay } from '../../../database/local-day.ts'
import { startOfDay } from '../../base/calendar/index.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

export interface OpenFigures {
  open: number
  overdue: number
  oldest_at: Date | null
  /** How many of the open ones were handed in before each of the asked moments. */
  before: number[]
}

function within(scope: Scope, groupId: number | undefined, now: Date): RawBuilder<boolean> {
  return groupId === undefined ? isReviewedBy(scope, now) : sql`s.group_id = ${groupId}`
}

/** What waits just now. The caller knows that the group, where one is named, is in the scope. */
export async function countOpen(
  db: Executor,
  scope: Scope,
  groupId: number | undefined,
  { now, overdueBefore }: { now: Date; overdueBefore: Date },
  moments: readonly Date[],
): Promise<OpenFigures> {
  const before = moments.map((moment) => sql`count(*) filter (where s.submitted_at < ${moment})::int`)
  const { rows } = await sql<OpenFigures>`
    select
      count(*)::int as open,
      count(*) filter (where s.submitted_at < ${overdueBefore})::int as overdue,
      min(s.submitted_at) as oldest_at,
      array[${sql.join(before)}] as before
    from submissions s
    where s.status = 'uploaded' and s.is_newest and ${within(scope, groupId, now)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A count gave no row')
  return row
}

export interface DayFigures {
  /** `YYYY-MM-DD` */
  day: string
  handed_in: number
  decided: number
  decided_in_time: number
}

/** What came in and what was decided for the first time, by school day from `firstDay` on; quiet days are left out. */
export async function listDayFigures(
  db: Executor,
  scope: Scope,
  groupId: number | undefined,
  {
    now,
    firstDay,
    timeZone,
    promise_s,
  }: { now: Date; firstDay: string; timeZone: TimeZone; promise_s: number },
): Promise<DayFigures[]> {
  const start = sql`${startOfDay(firstDay, timeZone)}::timestamptz`
  const { rows } = await sql<DayFigures>`
    select day, sum(handed_in)::int as handed_in, sum(decided)::int as decided, sum(in_time)::int as decided_in_time
    from (
      select ${localDay(sql`s.submitted_at`, timeZone)} as day, 1 as handed_in, 0 as decided, 0 as in_time
      from submissions s
      where s.submitted_at >= ${start} and ${within(scope, groupId, now)}
      union all
      select
        ${localDay(sql`d.decided_at`, timeZone)}, 0, 1,
        case when d.decided_at <= s.submitted_at + make_interval(secs => ${promise_s}) then 1 else 0 end
      from submissions s
      -- An edited decision is no second one.
      join review_decisions d on d.submission_id = s.id and d.replaces is null
      where s.status <> 'uploaded' and s.reviewed_at >= ${start} and d.decided_at >= ${start}
        and ${within(scope, groupId, now)}
    ) figures
    group by day
    order by day`.execute(db)
  return rows
}
