import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Period } from '../rewards/index.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { Place, Rung } from './ladder.ts'

/** The points of one period. */
export interface Board {
  period: Period
  startsOn: SchoolDay
}

export interface StandingRecord {
  person_id: number
  first_name: string
  last_name: string
  avatar: string
  group_name: string | null
  points: number
}

export interface OwnRecord extends StandingRecord {
  group_id: number | null
  hidden: boolean
  /** Null without a point. */
  place: Place | null
}

const onBoard = ({ period, startsOn }: Board): RawBuilder<boolean> =>
  sql`t.period = ${period} and t.starts_on = ${startsOn} and t.is_shown and t.points > 0`
const order = sql`t.minus_points, t.reached_at, t.person_id`
const from = (place: Place | undefined): RawBuilder<boolean> =>
  place
    ? sql`(${order}) >= (${place.minus_points}, ${place.reached_at}::timestamptz, ${place.person_id}::integer)`
    : sql`true`
const before = (place: Place): RawBuilder<boolean> =>
  sql`(${order}) < (${place.minus_points}, ${place.reached_at}::timestamptz, ${place.person_id}::integer)`
const names = sql`
  t.person_id, t.points, people.first_name, people.last_name, people.avatar, groups.name as group_name`

/** The place so many steps further than another, which may be gone by now. */
export async function findPlaceAfter(
  db: Executor,
  board: Board,
  place: Place | undefined,
  step: number,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select t.minus_points, t.reached_at, t.person_id from period_points t
    where ${onBoard(board)} and ${from(place)}
    order by ${order} offset ${step} limit 1`.execute(db)
  return rows[0]
}

/** The caller, with what they have on a board. */
export async function getOwn(db: Executor, board: Board, personId: number): Promise<OwnRecord> {
  const { rows } = await sql<
    Omit<OwnRecord, 'place'> & { minus_points: number | null; reached_at: Date | null }
  >`
    select people.id as person_id, coalesce(t.points, 0) as points, people.first_name, people.last_name, people.avatar,
      people.group_id, groups.name as group_name, people.leaderboard_hidden as hidden, t.minus_points, t.reached_at
    from people
    left join groups on groups.id = people.group_id
    left join period_points t
      on t.person_id = people.id and t.period = ${board.period} and t.starts_on = ${board.startsOn}
    where people.id = ${personId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no person ${personId}`)
  const { minus_points, reached_at, ...own } = row
  const place =
    minus_points === null || reached_at === null || own.points <= 0
      ? null
      : { minus_points, reached_at, person_id: personId }
  return { ...own, place }
}

/** So many rows of the whole school, from a rung on. */
export async function listStandings(
  db: Executor,
  board: Board,
  { place }: Rung,
  { skip, limit }: { skip: number; limit: number },
): Promise<StandingRecord[]> {
  const { rows } = await sql<StandingRecord>`
    select ${names}
    from (
      select * from period_points t where ${onBoard(board)} and ${from(place)}
      order by ${order} offset ${skip} limit ${limit}
    ) t
    join people on people.id = t.person_id
    left join groups on groups.id = people.group_id
    order by ${order}`.execute(db)
  return rows
}

/** How many stand from one rung to a place (0 without one), and how many from the last rung on. */
export async function countStandings(
  db: Executor,
  board: Board,
  own: { rung: Rung; place: Place } | undefined,
  last: Rung,
): Promise<{ ahead: number; rest: number }> {
  const ahead = own
    ? sql`(select count(*) from period_points t
        where ${onBoard(board)} and ${from(own.rung.place)} and ${before(own.place)})::integer`
    : sql`0`
  const { rows } = await sql<{ ahead: number; rest: number }>`
    select ${ahead} as ahead,
      (select count(*) from period_points t where ${onBoard(board)} and ${from(last.place)})::integer as rest`.execute(
    db,
  )
  return rows[0] ?? { ahead: 0, rest: 0 }
}

const ofGroup = (board: Board, groupId: number): RawBuilder<unknown> => sql`
  people join period_points t on t.person_id = people.id
  where people.group_id = ${groupId} and people.role = 'student' and ${onBoard(board)}`

/** The same of one group, which is short. */
export async function listGroupStandings(
  db: Executor,
  board: Board,
  groupId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<StandingRecord[]> {
  const { rows } = await sql<StandingRecord>`
    select ${names}
    from groups, lateral (
      select t.*, people.first_name, people.last_name, people.avatar from ${ofGroup(board, groupId)}
      order by ${order} offset ${skip} limit ${limit}
    ) t, lateral (select t.first_name, t.last_name, t.avatar) people
    where groups.id = ${groupId}
    order by ${order}`.execute(db)
  return rows
}

export async function countGroupStandings(
  db: Executor,
  board: Board,
  groupId: number,
  own: Place | null,
): Promise<{ ahead: number; total: number }> {
  const { rows } = await sql<{ ahead: number; total: number }>`
    select count(*)::integer as total, (count(*) filter (where ${own ? before(own) : sql`false`}))::integer as ahead
    from ${ofGroup(board, groupId)}`.execute(db)
  return rows[0] ?? { ahead: 0, total: 0 }
}
