import { sql, type RawBuilder } from 'kysely'
import { type Lang, officeLimits } from '@qadam/contract'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import { hasConsent } from '../../access/consents/index.ts'
import { isOwnGroup, searchPeople, type IsPerson, type StudentBriefRecord } from '../../base/people/index.ts'

export interface RosterRecord extends StudentBriefRecord {
  phone: string
  lang: Lang
  points: number
  coins: number
  frozen: boolean
  /** `YYYY-MM-DD` */
  next_due_on: string | null
  exam: boolean
  created_at: Date
  closed_at: Date | null
}

export interface RosterFilter {
  query: string
  group_id?: number | undefined
  state?: 'active' | 'frozen' | 'no_group' | 'no_consent' | 'closed' | undefined
}

export type RosterSort = 'name' | 'group' | 'points' | 'coins' | 'next_due_on' | 'created_at'

const columns = sql`
  people.id, people.first_name, people.last_name, people.avatar, people.group_id, groups.name as group_name,
  people.phone, people.lang, people.points, people.coins, people.frozen, people.next_due_on, people.exam,
  people.created_at, people.closed_at`

const orders: Record<RosterSort, RawBuilder<unknown>> = {
  name: sql`lower(people.first_name || ' ' || people.last_name)`,
  group: sql`groups.name`,
  points: sql`people.points`,
  coins: sql`people.coins`,
  next_due_on: sql`people.next_due_on`,
  created_at: sql`people.created_at`,
}

const states: Record<NonNullable<RosterFilter['state']>, RawBuilder<boolean>> = {
  active: sql`people.closed_at is null and not people.frozen`,
  frozen: sql`people.closed_at is null and people.frozen`,
  no_group: sql`people.closed_at is null and people.group_id is null`,
  no_consent: sql`people.closed_at is null and not ${hasConsent(sql`people.id`)}`,
  closed: sql`people.closed_at is not null and people.erased_at is null`,
}

function fits(
  scope: Scope,
  { group_id, state }: Omit<RosterFilter, 'query'>,
  isMeant: IsPerson,
  purpose: 'page' | 'count' = 'page',
): RawBuilder<boolean> {
  return sql<boolean>`
    people.role = 'student'
    and ${isOwnGroup(scope, sql`people.group_id`)}
    and ${group_id === undefined ? sql`true` : sql`people.group_id = ${group_id}`}
    and ${state === undefined ? sql`people.closed_at is null` : states[state]}
    and ${isMeant(sql`people.id`, purpose)}`
}

/**
 * Students without the sorted value come last in either order. The total stops one above `officeLimits.roster.counted`, of a
 * search one above `officeLimits.roster.found`.
 */
export async function pageRoster(
  db: Executor,
  scope: Scope,
  filter: RosterFilter,
  {
    sort,
    descending,
    limit,
    offset,
  }: { sort: RosterSort; descending: boolean; limit: number; offset: number },
): Promise<{ rows: RosterRecord[]; total: number }> {
  const isMeant = await searchPeople(db, filter.query)
  // Everybody has a name: with the same way throughout, the list is read off its index from either end.
  const turn = descending ? sql`desc` : sql`asc`
  const order =
    sort === 'name'
      ? sql`${orders.name} ${turn}, people.first_name ${turn}, people.last_name ${turn}, people.id ${turn}`
      : sql`${orders[sort]} ${turn} nulls last, people.first_name, people.last_name, people.id`
  const { rows } = await sql<RosterRecord>`
    select ${columns} from (
      select people.id from people left join groups on groups.id = people.group_id
      where ${fits(scope, filter, isMeant, sort === 'name' ? 'page' : 'count')}
      order by ${order} limit ${limit} offset ${offset}::bigint
    ) page
    join people on people.id = page.id
    left join groups on groups.id = people.group_id
    order by ${order}`.execute(db)
  const most = filter.query.trim() === '' ? officeLimits.roster.counted : officeLimits.roster.found
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from people where ${fits(scope, filter, isMeant, 'count')} limit ${most + 1}
    ) counted`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Those of a search with ids above one, in the order of their ids. */
export async function listRosterAfter(
  db: Executor,
  scope: Scope,
  { query, ...filter }: RosterFilter,
  after: number,
  limit: number,
): Promise<RosterRecord[]> {
  const isMeant = await searchPeople(db, query)
  const { rows } = await sql<RosterRecord>`
    select ${columns} from people left join groups on groups.id = people.group_id
    where ${fits(scope, filter, isMeant)} and people.id > ${after}
    order by people.id limit ${limit}`.execute(db)
  return rows
}

export async function findRosterStudent(db: Executor, studentId: number): Promise<RosterRecord | undefined> {
  const { rows } = await sql<RosterRecord>`
    select ${columns} from people left join groups on groups.id = people.group_id
    where people.id = ${studentId} and people.role = 'student'`.execute(db)
  return rows[0]
}

export interface StaffRecord {
  id: number
  role: 'teacher' | 'admin'
  first_name: string
  last_name: string
  phone: string
  lang: Lang
  avatar: string
  groups: { id: number; name: string; as: ('teacher' | 'curator' | 'mentor')[] }[]
  created_at: Date
  closed_at: Date | null
}

/** Open accounts, as those of whom one is chosen. */
export async function listOpenStaff(
  db: Executor,
): Promise<{ id: number; role: 'teacher' | 'admin'; name: string }[]> {
  const { rows } = await sql<{ id: number; role: 'teacher' | 'admin'; name: string }>`
    select id, role, trim(first_name || ' ' || last_name) as name from people
    where role <> 'student' and closed_at is null
    order by first_name, last_name, id`.execute(db)
  return rows
}

/** Open accounts first, then by name. */
export async function listStaff(db: Executor, staffId?: number): Promise<StaffRecord[]> {
  const { rows } = await sql<StaffRecord>`
    select people.id, people.role, people.first_name, people.last_name, people.phone, people.lang, people.avatar,
      people.created_at, people.closed_at,
      coalesce(held.groups, '[]') as groups
    from people
    left join (
      select person_id, json_agg(json_build_object('id', id, 'name', name, 'as', parts) order by name, id) as groups
      from (
        select person_id, groups.id, groups.name, array_agg(part order by place) as parts
        from groups cross join lateral (
          values (teacher_id, 'teacher', 1), (curator_id, 'curator', 2), (mentor_id, 'mentor', 3)
        ) parts (person_id, part, place)
        where ${staffId === undefined ? sql`person_id is not null` : sql`person_id = ${staffId}`}
        group by person_id, groups.id
      ) parts
      group by person_id
    ) held on held.person_id = people.id
    where people.role <> 'student' and ${staffId === undefined ? sql`true` : sql`people.id = ${staffId}`}
    order by people.closed_at is not null, people.first_name, people.last_name, people.id`.execute(db)
  return rows
}
