import { limits, type QuestionType, type SubmissionStatus } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Scope } from '../../../actions/scope.ts'
import { isReviewedBy, passedTo } from './deputies-store.ts'
import { reviewedGroups, type IsPerson } from '../../base/people/index.ts'
import {
  packedPage,
  unpackPage,
  type PackedPage,
  type QueuePage,
  type ReviewRecord,
} from './packed-rows-store.ts'

export interface QueueFilter {
  status: SubmissionStatus | 'all'
  group_id?: number | undefined
  course_id?: number | undefined
  type?: QuestionType | undefined
  student_id?: number | undefined
  /** Handed in before this moment. */
  submittedBefore?: Date | undefined
  /** Whose. */
  isMeant?: IsPerson | undefined
}

interface List {
  /** Written out rather than bound, so that the plan of a prepared statement may use the partial indexes. */
  holds: RawBuilder<boolean>
  /** What the list goes by; the id settles what is equal. */
  order: RawBuilder<unknown>
}

const lists: Record<QueueFilter['status'], List> = {
  uploaded: { holds: sql`s.status = 'uploaded' and s.is_newest`, order: sql`s.submitted_at, s.id` },
  approved: {
    holds: sql`s.status <> 'uploaded' and s.status = 'approved'`,
    order: sql`s.reviewed_at desc, s.id desc`,
  },
  rejected: {
    holds: sql`s.status <> 'uploaded' and s.status = 'rejected'`,
    order: sql`s.reviewed_at desc, s.id desc`,
  },
  all: { holds: sql`(s.is_newest or s.status <> 'uploaded')`, order: sql`s.submitted_at desc, s.id desc` },
}

const nothing = sql``

export interface QueueSlice {
  limit: number
  offset: number
}

type Slice = QueueSlice & { now: Date }

/** One page of the queue and how many lines there are in all. */
export async function listQueue(
  db: Executor,
  scope: Scope,
  filter: QueueFilter,
  slice: Slice,
): Promise<QueuePage> {
  const { rows } = await sql<PackedPage>`
    select ${packedPage(slice.now, filter.status !== 'uploaded')} as page, ${totalOf(scope, filter, slice.now)} as total
    from (${pageOf(scope, filter, slice)}) s`.execute(db)
  return await unpackPage(db, rows[0])
}

/** One line, if it is in the scope. */
export async function findReviewRecord(
  db: Executor,
  scope: Scope,
  submissionId: number,
  now: Date,
): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<PackedPage>`
    select ${packedPage(now)} as page, 1 as total
    from submissions s
    where s.id = ${submissionId} and ${isReviewedBy(scope, now)}`.execute(db)
  return (await unpackPage(db, rows[0])).rows[0]
}

/**
 * The lines of one page. The usual sizes are written out: with a bound number the planner prepares for a tenth of the
 * table and reads far more than a page (measured: three times as long).
 */
function pageOf(scope: Scope, filter: QueueFilter, { limit, offset, now }: Slice): RawBuilder<unknown> {
  const { order } = lists[filter.status]
  const isUsual = offset === 0 && usualSizes.includes(limit)
  const last = isUsual ? sql.lit(limit) : sql`${offset + limit}::bigint`
  const source = sourceOf(scope, filter, now, sql`order by ${order} limit ${last}`)
  return isUsual
    ? sql`select s.* from (${source}) s order by ${order} limit ${last}`
    : sql`select s.* from (${source}) s order by ${order} limit ${limit}::bigint offset ${offset}::bigint`
}

const usualSizes: readonly number[] = [limits.review.pageSize, 50, limits.review.maxPageSize]

/**
 * The lines of a list that match the filter; a teacher's group by group, each in the order of its own index, and what
 * was passed to them from elsewhere.
 */
function sourceOf(
  scope: Scope,
  filter: QueueFilter,
  now: Date,
  tail: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isNarrow = filter.group_id !== undefined || filter.student_id !== undefined
  const found = sql`select s.* from submissions s where ${lists[filter.status].holds} ${conditions(filter)}`
  if (scope === 'all') return sql`${found} ${tail}`
  const { teacherId } = scope
  if (isNarrow) return sql`${found} and ${isReviewedBy(scope, now)} ${tail}`
  return sql`
    select s.* from ${reviewedGroups(teacherId, now)} own
    cross join lateral (${found} and s.group_id = own.id ${tail}) s
    union all
    select s.* from ${passedTo(teacherId)} passed
    cross join lateral (${found} and s.id = passed.submission_id ${outside(teacherId, now)}) s`
}

/** What was passed to a teacher from groups that are not theirs; the rest would be counted twice. */
const outside = (teacherId: number, now: Date): RawBuilder<unknown> =>
  sql`and (s.group_id is null or s.group_id not in ${reviewedGroups(teacherId, now)})`

function conditions(filter: QueueFilter): RawBuilder<unknown> {
  const { group_id, course_id, type, student_id, submittedBefore, isMeant } = filter
  return sql`
    ${group_id === undefined ? nothing : sql`and s.group_id = ${group_id}`}
    ${course_id === undefined ? nothing : sql`and s.course_id = ${course_id}`}
    ${student_id === undefined ? nothing : sql`and s.person_id = ${student_id}`}
    ${submittedBefore === undefined ? nothing : sql`and s.submitted_at < ${submittedBefore}`}
    ${
      type === undefined
        ? nothing
        : sql`and exists (select from questions asked where asked.id = s.question_id and asked.type = ${type})`
    }
    ${isMeant === undefined ? nothing : sql`and ${isMeant(sql`s.person_id`)}`}`
}

/** Whole lists are counted as they change; only what is filtered further is counted here. */
function totalOf(scope: Scope, filter: QueueFilter, now: Date): RawBuilder<number> {
  const { status, group_id, ...further } = filter
  if (Object.values(further).some((value) => value !== undefined))
    return sql`(select count(*)::int from (${sourceOf(scope, filter, now, nothing)}) s)`
  const conditions = [
    status === 'all' ? sql`true` : sql`status = ${status}`,
    group_id === undefined ? sql`true` : sql`group_id = ${group_id}`,
    scope === 'all' ? sql`true` : sql`group_id in ${reviewedGroups(scope.teacherId, now)}`,
  ]
  const whole = sql<number>`(select coalesce(sum(count), 0)::int from review_counts where ${sql.join(conditions, sql` and `)})`
  if (scope === 'all' || group_id !== undefined) return whole
  const { teacherId } = scope
  return sql<number>`(${whole} + (
    select count(*)::int from submissions s
    where s.id in ${passedTo(teacherId)} and ${lists[status].holds} ${outside(teacherId, now)}))`
}
