import type { LeagueOutcome } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { Racer } from './league-places.ts'

interface MemberRecord extends Racer {
  league_id: number
}

const racers = sql`
  m.league_id, m.person_id, m.level, m.seat, coalesce(t.points, 0) as points, t.reached_at,
  not p.leaderboard_hidden as is_shown, p.frozen as is_frozen`
const joined = sql`
  league_members m
  join people p on p.id = m.person_id
  left join period_points t on t.person_id = m.person_id and t.period = 'week' and t.starts_on = m.starts_on`

/** The next leagues of a week that are not closed, with their members. */
export async function listOpenLeagues(
  db: Executor,
  startsOn: SchoolDay,
  limit: number,
): Promise<{ ids: number[]; members: MemberRecord[] }> {
  const { rows: open } = await sql<{ id: number }>`
    select id from leagues where starts_on = ${startsOn} and not closed order by id limit ${limit}`.execute(
    db,
  )
  const ids = open.map(({ id }) => id)
  const { rows: members } = await sql<MemberRecord>`
    select ${racers} from ${joined} where m.league_id = any(${ids}::integer[])`.execute(db)
  return { ids, members }
}

export interface MemberEnd {
  person_id: number
  place: number | null
  place_of: number | null
  points: number
  outcome: LeagueOutcome
  coins: number
  level_after: number
}

/** Writes what a week came to, moves levels, and closes the leagues. */
export async function saveEnds(
  db: Executor,
  startsOn: SchoolDay,
  leagueIds: readonly number[],
  ends: readonly MemberEnd[],
): Promise<void> {
  await sql`
    update league_members m
    set place = given.place, place_of = given.place_of, points = given.points, outcome = given.outcome,
      coins = given.coins, level_after = given.level_after
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as given(
      person_id integer, place smallint, place_of smallint, points integer, outcome text, coins integer,
      level_after smallint)
    where m.person_id = given.person_id and m.starts_on = ${startsOn}`.execute(db)
  await sql`
    insert into league_levels (person_id, level)
    select person_id, level_after from league_members
    where league_id = any(${[...leagueIds]}::integer[]) and level_after <> level
    on conflict (person_id) do update set level = excluded.level`.execute(db)
  await sql`update leagues set closed = true where id = any(${[...leagueIds]}::integer[])`.execute(db)
}

export interface OwnLeague {
  level: number
  /** In the newest week; null where the student is in no league of it. */
  league_id: number | null
  /** In the newest week. */
  points: number
  is_frozen: boolean
  is_shown: boolean
  first_name: string
  last_name: string
  avatar: string
}

/** The caller, with their league of a week. */
export async function getOwnLeague(db: Executor, personId: number, startsOn: SchoolDay): Promise<OwnLeague> {
  const { rows } = await sql<OwnLeague>`
    select coalesce(l.level, 1) as level, m.league_id, coalesce(t.points, 0) as points, p.frozen as is_frozen,
      not p.leaderboard_hidden as is_shown, p.first_name, p.last_name, p.avatar
    from people p
    left join league_levels l on l.person_id = p.id
    left join league_members m on m.person_id = p.id and m.starts_on = ${startsOn}
    left join period_points t on t.person_id = p.id and t.period = 'week' and t.starts_on = ${startsOn}
    where p.id = ${personId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no person ${personId}`)
  return row
}

export interface NamedRacer extends Racer {
  first_name: string
  last_name: string
  avatar: string
}

/** All members of a league. */
export async function listLeague(db: Executor, leagueId: number): Promise<NamedRacer[]> {
  const { rows } = await sql<NamedRacer>`
    select ${racers}, p.first_name, p.last_name, p.avatar from ${joined} where m.league_id = ${leagueId}`.execute(
    db,
  )
  return rows
}

/**
 * Finds a league for a student who joins while a week runs: with their own level where there is room, else a level
 * beside it, among those who earned least; in a new league where all are full. The caller has locked the week.
 */
export async function joinLeague(
  db: Executor,
  startsOn: SchoolDay,
  personId: number,
  { level, most }: { level: number; most: number },
): Promise<void> {
  const distance = sql<number>`greatest(bottom_level - ${level}::integer, ${level}::integer - top_level, 0)`
  const { rows: found } = await sql<{ id: number }>`
    update leagues set size = size + 1
    where id = (
      select id from leagues
      where starts_on = ${startsOn} and size < ${most} and ${distance} <= 1
      order by ${distance}, number desc limit 1
    )
    returning id`.execute(db)
  const id = found[0]?.id ?? (await insertOwnLeague(db, startsOn, level))
  await sql`
    insert into league_members (starts_on, person_id, league_id, level, seat)
    values (${startsOn}, ${personId}, ${id}, ${level}, ${next('seat', 'league_members', startsOn)})`.execute(
    db,
  )
}

async function insertOwnLeague(db: Executor, startsOn: SchoolDay, level: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into leagues (starts_on, number, top_level, bottom_level, size)
    values (${startsOn}, ${next('number', 'leagues', startsOn)}, ${level}, ${level}, 1)
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row')
  return row.id
}

const next = (column: string, table: string, startsOn: SchoolDay): RawBuilder<number> =>
  sql`(select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)} where starts_on = ${startsOn})`

export interface WeekEndRecord {
  starts_on: SchoolDay
  level: number
  place: number | null
  place_of: number | null
  points: number
  outcome: LeagueOutcome
  coins: number
  level_after: number
  seen_at: Date | null
}

/** How the newest closed week ended for a student; undefined where they were in no league of it. */
export async function findWeekEnd(db: Executor, personId: number): Promise<WeekEndRecord | undefined> {
  const { rows } = await sql<WeekEndRecord>`
    select m.starts_on, m.level, m.place, m.place_of, m.points, m.outcome, m.coins, m.level_after, m.seen_at
    from league_members m
    where m.person_id = ${personId} and m.outcome is not null
      and m.starts_on = (select max(starts_on) from league_weeks where state = 'closed')`.execute(db)
  return rows[0]
}

/** @returns whether it had not been shown before. */
export async function markSeen(
  db: Executor,
  personId: number,
  startsOn: SchoolDay,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .updateTable('league_members')
    .set({ seen_at: now })
    .where('person_id', '=', personId)
    .where('starts_on', '=', startsOn)
    .where('outcome', 'is not', null)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}
