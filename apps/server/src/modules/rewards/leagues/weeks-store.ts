import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { Cut, LevelCount } from './cut-leagues.ts'

export interface LeagueWeek {
  /** A Monday. */
  starts_on: SchoolDay
  state: 'seating' | 'running' | 'closed'
  counts: LevelCount[]
}

/** The newest week, in any state. */
export async function findNewestWeek(db: Executor): Promise<LeagueWeek | undefined> {
  const { rows } = await sql<LeagueWeek>`
    select starts_on, state, counts from league_weeks order by starts_on desc limit 1`.execute(db)
  return rows[0]
}

/** The oldest week that is not closed. */
export async function findOpenWeek(db: Executor): Promise<LeagueWeek | undefined> {
  const { rows } = await sql<LeagueWeek>`
    select starts_on, state, counts from league_weeks
    where state <> 'closed' order by starts_on limit 1`.execute(db)
  return rows[0]
}

/** The week, locked until the transaction ends: it moves on, and leagues are joined, under this lock. */
export async function lockWeek(db: Executor, startsOn: SchoolDay): Promise<LeagueWeek | undefined> {
  const { rows } = await sql<LeagueWeek>`
    select starts_on, state, counts from league_weeks where starts_on = ${startsOn} for update`.execute(db)
  return rows[0]
}

/**
 * Begins a week: lists all students with points of the week before, by level, highest first, then by these points.
 * Students who can't learn for non-payment join later. @returns whether it was not begun before.
 */
export async function listWeek(db: Executor, startsOn: SchoolDay, before: SchoolDay): Promise<boolean> {
  const { rows: begun } = await sql`
    insert into league_weeks (starts_on, state, counts) values (${startsOn}, 'seating', '[]')
    on conflict do nothing returning starts_on`.execute(db)
  if (begun.length === 0) return false
  await sql`
    insert into league_members (starts_on, person_id, level, seat)
    select ${startsOn}::date, t.person_id, coalesce(l.level, 1),
      row_number() over (order by coalesce(l.level, 1) desc, t.minus_points, t.reached_at, t.person_id)
    from period_points t
    join people p on p.id = t.person_id and p.role = 'student' and p.closed_at is null and not p.frozen
    left join league_levels l on l.person_id = t.person_id
    where t.period = 'week' and t.starts_on = ${before} and t.points > 0`.execute(db)
  await sql`
    update league_weeks set counts = (
      select coalesce(jsonb_agg(jsonb_build_object('level', level, 'count', count)), '[]'::jsonb)
      from (
        select level, count(*)::integer as count from league_members where starts_on = ${startsOn} group by level
      ) counted
    ) where starts_on = ${startsOn}`.execute(db)
  return true
}

export async function countLeagues(db: Executor, startsOn: SchoolDay): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from leagues where starts_on = ${startsOn}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes leagues of these cuts, the first of which has this number, and puts the students in. */
export async function insertLeagues(
  db: Executor,
  startsOn: SchoolDay,
  cuts: readonly Cut[],
  number: number,
): Promise<void> {
  const numbered = JSON.stringify(cuts.map((cut, index) => ({ ...cut, number: number + index })))
  const given = sql`jsonb_to_recordset(${numbered}::jsonb)
    as given(number integer, "from" integer, "to" integer, top smallint, bottom smallint)`
  await sql`
    insert into leagues (starts_on, number, top_level, bottom_level, size)
    select ${startsOn}::date, number, top, bottom, "to" - "from" + 1 from ${given}`.execute(db)
  await sql`
    update league_members m set league_id = leagues.id
    from ${given} join leagues on leagues.starts_on = ${startsOn} and leagues.number = given.number
    where m.starts_on = ${startsOn} and m.seat between given."from" and given."to"`.execute(db)
}

export async function saveWeekState(
  db: Executor,
  startsOn: SchoolDay,
  state: LeagueWeek['state'],
  closedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('league_weeks')
    .set({ state, closed_at: closedAt })
    .where('starts_on', '=', startsOn)
    .execute()
}

/** Weeks that ended so long ago that nothing reads them, with all that belongs to them. */
export async function deleteWeeksBefore(db: Executor, day: SchoolDay): Promise<void> {
  await db.deleteFrom('league_weeks').where('state', '=', 'closed').where('starts_on', '<', day).execute()
}
