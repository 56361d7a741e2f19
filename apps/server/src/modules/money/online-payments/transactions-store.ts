import type { PaymentProvider, TransactionState } from '@qadam/contract'
import { wordsOfName } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { searchNames, type IsPerson } from '../../base/people/index.ts'

export interface NewTransaction {
  provider: PaymentProvider
  provider_id: string
  provider_document: string | null
  student_id: number
  account: string
  /** Whole soʻm. */
  amount: number
  months: number
  provider_time: Date
  created_at: Date
  request_id: string
}

export interface TransactionRecord extends NewTransaction {
  id: number
  state: TransactionState
  performed_at: Date | null
  cancelled_at: Date | null
  cancel_reason: number | null
  payment_id: number | null
}

const columns = [
  'id',
  'provider',
  'provider_id',
  'provider_document',
  'student_id',
  'account',
  'amount',
  'months',
  'state',
  'provider_time',
  'created_at',
  'performed_at',
  'cancelled_at',
  'cancel_reason',
  'request_id',
  'payment_id',
] as const

/** @returns undefined where the provider named another one so, in a transaction that committed just now. */
export async function insertTransaction(
  db: Executor,
  transaction: NewTransaction,
): Promise<TransactionRecord | undefined> {
  const row = await db
    .insertInto('payment_transactions')
    .values(transaction)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row as TransactionRecord | undefined // checks on the columns limit provider and state to those of the contract
}

export async function findTransaction(
  db: Executor,
  provider: PaymentProvider,
  providerId: string,
): Promise<TransactionRecord | undefined> {
  const row = await db
    .selectFrom('payment_transactions')
    .select(columns)
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row as TransactionRecord | undefined // see insertTransaction
}

export async function getTransaction(db: Executor, id: number): Promise<TransactionRecord> {
  const row = await db
    .selectFrom('payment_transactions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row as TransactionRecord // see insertTransaction
}

/** Whether a payment for a student is under way. */
export async function isPaying(db: Executor, studentId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('payment_transactions')
    .select('id')
    .where('student_id', '=', studentId)
    .where('state', '=', 'open')
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markPaid(db: Executor, id: number, paymentId: number, at: Date): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({ state: 'paid', payment_id: paymentId, performed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** What was open is cancelled, what was paid is refunded; the rest stays. */
export async function markEnded(db: Executor, id: number, reason: number | null, at: Date): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({
      state: sql<string>`case state when 'open' then 'cancelled' else 'refunded' end`,
      cancelled_at: at,
      cancel_reason: reason,
    })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'paid'])
    .execute()
}

export async function saveFiscal(db: Executor, id: number, type: string, data: object): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({ fiscal: sql`fiscal || ${JSON.stringify({ [type]: data })}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Those that the provider began in a span, both ends with it, oldest first. */
export async function listByProviderTime(
  db: Executor,
  provider: PaymentProvider,
  from: Date,
  to: Date,
): Promise<TransactionRecord[]> {
  const rows = await db
    .selectFrom('payment_transactions')
    .select(columns)
    .where('provider', '=', provider)
    .where('provider_time', '>=', from)
    .where('provider_time', '<=', to)
    .orderBy('provider_time')
    .orderBy('id')
    .execute()
  return rows as TransactionRecord[] // see insertTransaction
}

/** A transaction with its student, for the office. */
export interface ListedTransaction extends TransactionRecord {
  student_name: string
  student_phone: string
  group_name: string | null
  payment_cancelled: boolean
}

export interface TransactionFilter {
  provider?: PaymentProvider | undefined
  state?: TransactionState | undefined
  student_id?: number | undefined
  /** The first moment, and the first that is too late. */
  from?: Date | undefined
  to?: Date | undefined
  query: string
}

const joined = sql`
  payment_transactions t
  join people student on student.id = t.student_id
  left join groups on groups.id = student.group_id
  left join payments on payments.id = t.payment_id`

const listed = sql`
  t.id, t.provider, t.provider_id, t.provider_document, t.student_id, t.account, t.amount, t.months, t.state,
  t.provider_time, t.created_at, t.performed_at, t.cancelled_at, t.cancel_reason, t.request_id, t.payment_id,
  student.first_name || ' ' || student.last_name as student_name, student.phone as student_phone,
  groups.name as group_name, payments.cancelled_at is not null as payment_cancelled`

/** A filter's words, looked up once. */
type Asked = TransactionFilter & { isNamed: IsPerson | undefined }

async function lookUp(db: Executor, filter: TransactionFilter): Promise<Asked> {
  const words = wordsOfName(filter.query)
  return { ...filter, isNamed: words.length === 0 ? undefined : await searchNames(db, words) }
}

const fits = ({ provider, state }: TransactionFilter): RawBuilder<boolean> => sql<boolean>`
  ${provider === undefined ? sql`true` : sql`provider = ${provider}`}
  and ${state === undefined ? sql`true` : sql`state = ${state}`}`

function filtered(asked: Asked, purpose: 'page' | 'count' = 'page'): RawBuilder<boolean> {
  const { student_id, from, to, isNamed } = asked
  const query = asked.query.trim()
  const named = isNamed ? isNamed(sql`t.student_id`, purpose) : sql<boolean>`false`
  // Every number that a provider gives has a digit; a name is looked up without reading all of them.
  const meant = /\d/u.test(query)
    ? sql`(position(${query}::text in t.provider_id) > 0 or t.provider_document = ${query}
        or t.account = ${query.replaceAll(/\s/g, '')} or ${named})`
    : named
  return sql<boolean>`
    ${fits(asked)}
    and ${student_id === undefined ? sql`true` : sql`t.student_id = ${student_id}`}
    and ${from === undefined ? sql`true` : sql`t.created_at >= ${from}`}
    and ${to === undefined ? sql`true` : sql`t.created_at < ${to}`}
    and ${query === '' ? sql`true` : meant}`
}

export interface TransactionPage {
  /** Newest first. */
  rows: ListedTransaction[]
  /** How many there are, and what those come to that are paid, in whole soʻm. */
  total: number
  sum: number
}

export async function pageTransactions(
  db: Executor,
  filter: TransactionFilter,
  page: { limit: number; offset: number },
): Promise<TransactionPage> {
  const asked = await lookUp(db, filter)
  const { rows } = await sql<ListedTransaction>`
    select ${listed} from ${joined}
    where t.id in (
      select t.id from payment_transactions t where ${filtered(asked)}
      order by t.created_at desc, t.id desc
      limit ${page.limit} offset ${page.offset}::bigint
    )
    order by t.created_at desc, t.id desc`.execute(db)
  const isWhole = filter.student_id === undefined && filter.query.trim() === ''
  const counted = isWhole
    ? countedByDay(filter)
    : sql`select 1 as transactions, amount, state from payment_transactions t where ${filtered(asked, 'count')}`
  const { rows: sums } = await sql<{ total: number; sum: number }>`
    select coalesce(sum(transactions), 0)::int as total,
      coalesce(sum(amount) filter (where state = 'paid'), 0)::float8 as sum
    from (${counted}) counted`.execute(db)
  return { rows, ...(sums[0] ?? { total: 0, sum: 0 }) }
}

const day_ms = 24 * 3_600_000

/** Days in UTC by their counts; what lies in days of which only a part is asked, row by row. */
function countedByDay(filter: TransactionFilter): RawBuilder<unknown> {
  const { from, to } = filter
  const first = from && new Date(Math.ceil(from.getTime() / day_ms) * day_ms)
  const last = to && new Date(Math.floor(to.getTime() / day_ms) * day_ms)
  const parts =
    from && to && first && last && last < first
      ? [[from, to] as const]
      : [...(from && first ? [[from, first] as const] : []), ...(last && to ? [[last, to] as const] : [])]
  const counts = sql`
    select transactions, amount, state from transaction_counts
    where ${fits(filter)}
      and ${first === undefined ? sql`true` : sql`day >= (${first}::timestamptz at time zone 'UTC')::date`}
      and ${last === undefined ? sql`true` : sql`day < (${last}::timestamptz at time zone 'UTC')::date`}`
  const rows = parts.map(
    ([start, end]) => sql`
      select 1, amount, state from payment_transactions
      where ${fits(filter)} and created_at >= ${start} and created_at < ${end}`,
  )
  return sql.join([counts, ...rows], sql` union all `)
}

/** The same as they began, those after an id. */
export async function listTransactionsAfter(
  db: Executor,
  filter: TransactionFilter,
  after: number,
  limit: number,
): Promise<ListedTransaction[]> {
  const { rows } = await sql<ListedTransaction>`
    select ${listed} from ${joined} where ${filtered(await lookUp(db, filter))} and t.id > ${after}
    order by t.id limit ${limit}`.execute(db)
  return rows
}

/** What a statement of these days is compared with: what was paid then, and whatever it names. */
export async function listForStatement(
  db: Executor,
  provider: PaymentProvider,
  span: { from: Date; to: Date },
  named: readonly string[],
): Promise<ListedTransaction[]> {
  const { rows } = await sql<ListedTransaction>`
    select ${listed} from ${joined}
    where t.provider = ${provider}
      and ((t.performed_at >= ${span.from} and t.performed_at < ${span.to})
        or t.provider_id = any(${[...named]}::text[]) or t.provider_document = any(${[...named]}::text[]))
    order by t.performed_at, t.id`.execute(db)
  return rows
}
