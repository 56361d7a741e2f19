import type { PaymentMethod } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { searchPeople, type IsPerson } from '../../base/people/index.ts'
import type { DueMove } from './due-date.ts'

export interface NewPayment {
  student_id: number
  /** Whole soʻm. */
  amount: number
  method: PaymentMethod
  /** `YYYY-MM-DD` */
  paid_on: string
  months: number
  due_before: string | null
  due_after: string
  due_day: number
  note: string
  /** Null where no person took it. */
  recorded_by: number | null
  recorded_at: Date
  request_id: string | null
}

export interface PaymentRecord extends Omit<NewPayment, 'recorded_by' | 'request_id'> {
  id: number
  recorded_by: string | null
  cancelled_at: Date | null
  cancelled_by: string | null
  cancel_reason: string | null
  student_name: string
  student_phone: string
  group_name: string | null
}

/** @returns its id; undefined where a request of this name wrote one before. */
export async function insertPayment(db: Executor, payment: NewPayment): Promise<number | undefined> {
  const written = await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

export async function findPaymentOfRequest(
  db: Executor,
  requestId: string,
): Promise<{ id: number; student_id: number; amount: number } | undefined> {
  return await db
    .selectFrom('payments')
    .select(['id', 'student_id', 'amount'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** Whose payment it is; a change of it locks the student first. */
export async function findPayer(db: Executor, paymentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('student_id')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row?.student_id
}

/** On which day of the month a student pays, by the newest payment that counts. */
export async function findDueDay(
  db: Executor,
  studentId: number,
  nextDueOn: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('due_day')
    .where('student_id', '=', studentId)
    .where('cancelled_at', 'is', null)
    // A date that was set by hand since has its own day.
    .where('due_after', '=', nextDueOn)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.due_day
}

/** How the payments of a student after one of them moved the date, without the cancelled ones. */
export async function listLater(
  db: Executor,
  studentId: number,
  paymentId: number,
): Promise<(DueMove & { id: number })[]> {
  return await db
    .selectFrom('payments')
    .select(['id', 'months', 'due_before', 'due_after', 'due_day'])
    .where('student_id', '=', studentId)
    .where('id', '>', paymentId)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function saveDates(
  db: Executor,
  { id, due_before, due_after }: DueMove & { id: number },
): Promise<void> {
  await db.updateTable('payments').set({ due_before, due_after }).where('id', '=', id).execute()
}

export async function savePaymentDetails(
  db: Executor,
  id: number,
  details: { amount: number; method: PaymentMethod; paid_on: string; note: string },
): Promise<void> {
  await db.updateTable('payments').set(details).where('id', '=', id).execute()
}

export async function markCancelled(
  db: Executor,
  id: number,
  by: { staffId: number | null; reason: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ cancelled_at: by.at, cancelled_by: by.staffId, cancel_reason: by.reason })
    .where('id', '=', id)
    .execute()
}

const columns = sql`
  payments.id, payments.student_id, payments.amount, payments.method, payments.paid_on, payments.months,
  payments.due_before, payments.due_after, payments.due_day, payments.note, payments.recorded_at,
  payments.cancelled_at, payments.cancel_reason,
  recorder.first_name || ' ' || recorder.last_name as recorded_by,
  canceller.first_name || ' ' || canceller.last_name as cancelled_by,
  student.first_name || ' ' || student.last_name as student_name, student.phone as student_phone,
  groups.name as group_name`
const joined = sql`
  payments
  join people student on student.id = payments.student_id
  left join groups on groups.id = student.group_id
  left join people recorder on recorder.id = payments.recorded_by
  left join people canceller on canceller.id = payments.cancelled_by`

export async function getPayment(db: Executor, id: number): Promise<PaymentRecord> {
  const { rows } =
    await sql<PaymentRecord>`select ${columns} from ${joined} where payments.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no payment ${id}`)
  return row
}

export interface PaymentFilter {
  student_id?: number | undefined
  method?: PaymentMethod | undefined
  from?: string | undefined
  to?: string | undefined
  /** Without those that were cancelled. */
  standing?: boolean
}

/** Of payments, and of their counts. */
const fits = ({ method, from, to }: PaymentFilter): RawBuilder<boolean> => sql<boolean>`
  ${method === undefined ? sql`true` : sql`method = ${method}`}
  and ${from === undefined ? sql`true` : sql`paid_on >= ${from}::date`}
  and ${to === undefined ? sql`true` : sql`paid_on <= ${to}::date`}`

function filtered(filter: PaymentFilter): RawBuilder<boolean> {
  const { student_id, standing = false } = filter
  return sql<boolean>`
    ${student_id === undefined ? sql`true` : sql`payments.student_id = ${student_id}`}
    and ${fits(filter)}
    and ${standing ? sql`payments.cancelled_at is null` : sql`true`}`
}

/** Newest first. */
export async function listPayments(
  db: Executor,
  filter: PaymentFilter,
  page: { limit: number; offset: number },
): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select ${columns} from ${joined}
    where payments.id in (
      select payments.id from payments where ${filtered(filter)}
      order by payments.paid_on desc, payments.id desc
      limit ${page.limit} offset ${page.offset}::bigint
    )
    order by payments.paid_on desc, payments.id desc`.execute(db)
  return rows
}

/** By their ids. */
export async function listPaymentsAfter(
  db: Executor,
  filter: PaymentFilter,
  after: number,
  limit: number,
): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select ${columns} from ${joined} where ${filtered(filter)} and payments.id > ${after}
    order by payments.id limit ${limit}`.execute(db)
  return rows
}

/** How many there are, and what those come to that are not cancelled. */
export async function countPayments(
  db: Executor,
  filter: Omit<PaymentFilter, 'standing'>,
): Promise<{ total: number; sum: number }> {
  const counted =
    filter.student_id === undefined
      ? sql`
        select coalesce(sum(payments), 0)::int as total,
          coalesce(sum(paid), 0)::float8 as sum
        from payment_counts where ${fits(filter)}`
      : sql`
        select count(*)::int as total, coalesce(sum(amount) filter (where cancelled_at is null), 0)::float8 as sum
        from payments where ${filtered(filter)}`
  const { rows } = await sql<{ total: number; sum: number }>`${counted}`.execute(db)
  return rows[0] ?? { total: 0, sum: 0 }
}

export interface DueRecord {
  id: number
  name: string
  phone: string
  frozen: boolean
  next_due_on: string
  group_id: number | null
  group_name: string | null
  curator_name: string | null
  curator_phone: string | null
  last_amount: number | null
  last_paid_on: string | null
}

export interface DueFilter {
  /** Dates before this one are overdue. */
  today: string
  /** The last day that is near. */
  soonUntil: string
  state: 'all' | 'overdue' | 'soon'
  group_id?: number | undefined
  query: string
}

function due(
  { today, soonUntil, state, group_id }: Omit<DueFilter, 'query'>,
  isMeant: IsPerson,
): RawBuilder<boolean> {
  const from = state === 'soon' ? sql`student.next_due_on >= ${today}::date` : sql`true`
  const to = state === 'overdue' ? sql`student.next_due_on < ${today}::date` : sql`true`
  return sql<boolean>`
    student.role = 'student' and student.next_due_on <= ${soonUntil}::date and ${from} and ${to}
    and ${group_id === undefined ? sql`true` : sql`student.group_id = ${group_id}`}
    and ${isMeant(sql`student.id`)}`
}

export interface DuePage {
  rows: DueRecord[]
  /** Of all states. */
  counts: { overdue: number; soon: number }
}

/** Those whose date is longest ago first. */
export async function pageDue(
  db: Executor,
  filter: DueFilter,
  page: { limit: number; offset: number },
): Promise<DuePage> {
  const isMeant = await searchPeople(db, filter.query)
  const { rows: counted } = await sql<DuePage['counts']>`
    select count(*) filter (where student.next_due_on < ${filter.today}::date)::int as overdue,
      count(*) filter (where student.next_due_on >= ${filter.today}::date)::int as soon
    from people student where ${due({ ...filter, state: 'all' }, isMeant)}`.execute(db)
  const { rows } = await sql<DueRecord>`
    select student.id, student.first_name || ' ' || student.last_name as name, student.phone, student.frozen,
      student.next_due_on, groups.id as group_id, groups.name as group_name,
      curator.first_name || ' ' || curator.last_name as curator_name, curator.phone as curator_phone,
      newest.amount as last_amount, newest.paid_on as last_paid_on
    from (
      select student.* from people student where ${due(filter, isMeant)}
      order by student.next_due_on, student.first_name, student.last_name, student.id
      limit ${page.limit} offset ${page.offset}::bigint
    ) student
    left join groups on groups.id = student.group_id
    left join people curator on curator.id = groups.curator_id
    left join lateral (
      select amount, paid_on from payments
      where payments.student_id = student.id and cancelled_at is null
      order by payments.id desc limit 1
    ) newest on true
    order by student.next_due_on, student.first_name, student.last_name, student.id`.execute(db)
  return { rows, counts: counted[0] ?? { overdue: 0, soon: 0 } }
}

/** Takes out what the office wrote about an erased student; the amounts are the school's books. */
export async function blankPaymentNotes(db: Executor, studentId: number): Promise<void> {
  const own = db.updateTable('payments').where('student_id', '=', studentId)
  await own.set({ note: '' }).execute()
  await own.set({ cancel_reason: '' }).where('cancel_reason', 'is not', null).execute()
}
