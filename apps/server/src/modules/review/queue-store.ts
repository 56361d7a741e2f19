import type { LessonType, QuestionType, SubmissionStatus } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Localized } from '../../i18n/localized.ts'
import type { Scope } from '../groups/index.ts'
import type { SubmissionRecord } from '../submissions/index.ts'
import { foldName, foldTable } from './fold-name.ts'

export interface QueueFilter {
  status: SubmissionStatus | 'all'
  group_id?: number | undefined
  course_id?: number | undefined
  type?: QuestionType | undefined
  student_id?: number | undefined
  /** Handed in before this moment. */
  submittedBefore?: Date | undefined
  /** A part of the student's name. */
  query?: string | undefined
}

/** A line of the queue, all of it in one row. */
export interface ReviewRecord extends Omit<SubmissionRecord, 'work'> {
  group_name: string | null
  student_first_name: string
  student_last_name: string
  student_avatar: string
  question_type: QuestionType
  module_id: number
  lesson_title: Localized
  lesson_type: LessonType
  course_id: number
  course_title: Localized
  claimed_by: number | null
  claimed_until: Date | null
  claimant_first_name: string | null
  claimant_last_name: string | null
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

/** One page of the queue and how many lines there are in all: one query. */
export async function listQueue(
  db: Executor,
  scope: Scope,
  filter: QueueFilter,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<{ rows: ReviewRecord[]; total: number }> {
  const { order } = lists[filter.status]
  const source = sourceOf(scope, filter, sql`order by ${order} limit ${offset + limit}`)
  const { rows } = await sql<ReviewRecord & { total: number }>`
    select ${columns}, ${totalOf(scope, filter)} as total
    from (select s.id from (${source}) s order by ${order} limit ${limit} offset ${offset}) page
    join submissions s on s.id = page.id
    ${joins(now)}
    order by ${order}`.execute(db)
  return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await countQueue(db, scope, filter)) }
}

async function countQueue(db: Executor, scope: Scope, filter: QueueFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalOf(scope, filter)} as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** One line, if it is of somebody in the scope. */
export async function findReviewRecord(
  db: Executor,
  scope: Scope,
  submissionId: number,
  now: Date,
): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<ReviewRecord>`
    select ${columns}
    from submissions s
    ${joins(now)}
    where s.id = ${submissionId} and ${inScope(scope)}`.execute(db)
  return rows[0]
}

function inScope(scope: Scope): RawBuilder<boolean> {
  if (scope === 'all') return sql`true`
  return sql`exists (select from groups own where own.id = s.group_id and own.teacher_id = ${scope.teacherId})`
}

/** The lines of a list that the filter asks for; a teacher's group by group, each in the order of its own index. */
function sourceOf(scope: Scope, filter: QueueFilter, tail: RawBuilder<unknown>): RawBuilder<unknown> {
  const isNarrow = filter.group_id !== undefined || filter.student_id !== undefined
  const found = sql`select s.id, s.submitted_at, s.reviewed_at from submissions s where ${lists[filter.status].holds} ${conditions(filter)}`
  if (scope === 'all') return sql`${found} ${tail}`
  if (isNarrow) return sql`${found} and ${inScope(scope)} ${tail}`
  return sql`
    select s.* from groups own cross join lateral (${found} and s.group_id = own.id ${tail}) s
    where own.teacher_id = ${scope.teacherId}`
}

function conditions(filter: QueueFilter): RawBuilder<unknown> {
  const { group_id, course_id, type, student_id, submittedBefore, query } = filter
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
    ${
      query === undefined
        ? nothing
        : sql`and exists (
            select from people named
            where named.id = s.person_id
              and position(
                ${foldName(query)}::text in translate(
                  lower(named.first_name || ' ' || named.last_name), ${foldTable.from}::text, ${foldTable.to}::text
                )
              ) > 0
          )`
    }`
}

/** Whole lists are counted as they change; only what is filtered further is counted here. */
function totalOf(scope: Scope, filter: QueueFilter): RawBuilder<number> {
  const { status, group_id, ...further } = filter
  if (Object.values(further).some((value) => value !== undefined))
    return sql`(select count(*)::int from (${sourceOf(scope, filter, nothing)}) s)`
  const conditions = [
    status === 'all' ? sql`true` : sql`status = ${status}`,
    group_id === undefined ? sql`true` : sql`group_id = ${group_id}`,
    scope === 'all'
      ? sql`true`
      : sql`group_id in (select id from groups where teacher_id = ${scope.teacherId})`,
  ]
  return sql`(select coalesce(sum(count), 0)::int from review_counts where ${sql.join(conditions, sql` and `)})`
}

const columns = sql`
  s.id, s.person_id, s.question_id, s.lesson_id, s.version, s.status, s.is_newest, s.submitted_at, s.reviewed_at,
  s.decision_id, s.strike_added, s.points_added, s.coins_added, s.group_id, s.course_id,
  d.score, d.coins, d.points, d.comment_html,
  reviewer.first_name as reviewer_first_name, reviewer.last_name as reviewer_last_name,
  g.name as group_name,
  student.first_name as student_first_name, student.last_name as student_last_name,
  student.avatar as student_avatar,
  q.type as question_type,
  l.module_id, l.title as lesson_title, l.type as lesson_type, c.title as course_title,
  claim.reviewer_id as claimed_by, claim.until as claimed_until,
  claimant.first_name as claimant_first_name, claimant.last_name as claimant_last_name`

function joins(now: Date): RawBuilder<unknown> {
  return sql`
    join people student on student.id = s.person_id
    left join groups g on g.id = s.group_id
    join questions q on q.id = s.question_id
    join lessons l on l.id = s.lesson_id
    join courses c on c.id = s.course_id
    left join review_decisions d on d.id = s.decision_id
    left join people reviewer on reviewer.id = d.reviewer_id
    left join review_claims claim on claim.submission_id = s.id and claim.until > ${now}
    left join people claimant on claimant.id = claim.reviewer_id`
}
