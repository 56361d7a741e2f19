import type { PromiseTrouble } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import { isReviewedBy, passedTo, responsible, reviewers } from '../../learning/review/index.ts'
import { reviewedGroups } from '../../base/people/index.ts'

/** The moments that separate submissions on time, due soon and late. */
export interface PromiseMoments {
  now: Date
  /** Handed in until then: late; until `soonUntil`: due soon. */
  lateUntil: Date
  soonUntil: Date
}

export interface BoardFilter {
  state?: PromiseTrouble | undefined
  group_id?: number | undefined
  reviewer_id?: number | undefined
  ids?: readonly number[] | undefined
}

/** Submissions that wait, of a group and a reviewer: how many, and in what state. */
export interface WaitingSum {
  group_id: number | null
  group_name: string | null
  reviewer_id: number | null
  reviewer: string | null
  waiting: number
  late: number
  soon: number
  idle: number
  oldest_at: Date
}

const isLate = ({ lateUntil }: PromiseMoments) => sql<boolean>`submitted_at <= ${lateUntil}`
const isSoon = ({ lateUntil, soonUntil }: PromiseMoments) =>
  sql<boolean>`submitted_at > ${lateUntil} and submitted_at <= ${soonUntil}`
const isIdle = ({ now }: PromiseMoments) => sql<boolean>`left_until <= ${now}`

/** All that waits in the scope, with its reviewer. Nobody is promised an answer who left. */
function waiting(scope: Scope, { now }: PromiseMoments): RawBuilder<unknown> {
  return sql`(
    select s.id, s.person_id, s.question_id, s.version, s.submitted_at, s.group_id, g.name as group_name,
      g.teacher_id, ${responsible} as reviewer_id, claim.reviewer_id as claimed_by, claim.until as left_until
    from submissions s
    left join groups g on g.id = s.group_id
    ${reviewers(now)}
    left join review_claims claim on claim.submission_id = s.id
    where s.status = 'uploaded' and s.is_newest
      and exists (select from people where people.id = s.person_id and people.closed_at is null)
      and ${isReviewedBy(scope, now)})`
}

const name = (column: RawBuilder<unknown>) =>
  sql`(select trim(first_name || ' ' || last_name) from people where people.id = ${column})`

export async function sumWaiting(db: Executor, scope: Scope, moments: PromiseMoments): Promise<WaitingSum[]> {
  const { rows } = await sql<WaitingSum>`
    select *, ${name(sql`reviewer_id`)} as reviewer from (
      select group_id, group_name, reviewer_id, count(*)::int as waiting,
        (count(*) filter (where ${isLate(moments)}))::int as late,
        (count(*) filter (where ${isSoon(moments)}))::int as soon,
        (count(*) filter (where ${isIdle(moments)}))::int as idle,
        min(submitted_at) as oldest_at
      from ${waiting(scope, moments)} work
      group by group_id, group_name, reviewer_id
    ) sums order by group_name, group_id, reviewer_id`.execute(db)
  return rows
}

export interface WaitingRecord {
  id: number
  person_id: number
  question_id: number
  version: number
  submitted_at: Date
  group_id: number | null
  group_name: string | null
  first_name: string
  last_name: string
  avatar: string
  teacher_id: number | null
  teacher: string | null
  reviewer_id: number | null
  reviewer: string | null
  claimed_by: number | null
  claimant: string | null
  left_until: Date | null
}

/** The one that waits longest first. */
export async function listWaiting(
  db: Executor,
  scope: Scope,
  filter: BoardFilter,
  { limit, offset, ...moments }: PromiseMoments & { limit: number; offset: number },
): Promise<WaitingRecord[]> {
  const { rows } = await sql<WaitingRecord>`
    select work.*, people.first_name, people.last_name, people.avatar,
      ${name(sql`work.teacher_id`)} as teacher, ${name(sql`work.reviewer_id`)} as reviewer,
      ${name(sql`work.claimed_by`)} as claimant
    from (
      select * from ${waiting(scope, moments)} work
      where ${conditions(filter, moments)}
      order by submitted_at, id limit ${limit} offset ${offset}::bigint
    ) work join people on people.id = work.person_id
    order by work.submitted_at, work.id`.execute(db)
  return rows
}

function conditions(
  { state, group_id, reviewer_id, ids }: BoardFilter,
  moments: PromiseMoments,
): RawBuilder<boolean> {
  const states: Record<PromiseTrouble, RawBuilder<boolean>> = {
    late: isLate(moments),
    soon: isSoon(moments),
    unassigned: sql`reviewer_id is null`,
    idle: isIdle(moments),
  }
  const asked = [
    ...(state === undefined ? [] : [states[state]]),
    ...(group_id === undefined ? [] : [sql<boolean>`group_id = ${group_id}`]),
    ...(reviewer_id === undefined ? [] : [sql<boolean>`reviewer_id = ${reviewer_id}`]),
    ...(ids === undefined ? [] : [sql<boolean>`work.id = any(${[...ids]}::integer[])`]),
  ]
  return asked.length === 0 ? sql`true` : sql`${sql.join(asked, sql` and `)}`
}

/** Whether the board of somebody may be asked for a group: their own, of whom they stand in for, of what was passed to them. */
export async function isOnBoard(db: Executor, scope: Scope, groupId: number, now: Date): Promise<boolean> {
  const seen =
    scope === 'all'
      ? sql`true`
      : sql`(id in ${reviewedGroups(scope.teacherId, now)} or id in (
          select group_id from submissions where id in ${passedTo(scope.teacherId)}))`
  const { rows } = await sql<{ id: number }>`
    select id from groups where id = ${groupId} and ${seen}`.execute(db)
  return rows.length > 0
}

export interface Reviewer {
  id: number
  name: string
  role: 'teacher' | 'admin'
}

/** Possible reviewers: staff whose account is open, by name. */
export async function listReviewStaff(db: Executor): Promise<Reviewer[]> {
  const { rows } = await sql<Reviewer>`
    select id, trim(first_name || ' ' || last_name) as name, role from people
    where role <> 'student' and closed_at is null
    order by first_name, last_name, id`.execute(db)
  return rows
}
