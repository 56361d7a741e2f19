import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { ledgerSubject } from './statement-store.ts'

export interface LedgerRecord {
  id: number
  created_at: Date
  person_id: number
  student: string
  phone: string
  group_name: string | null
  currency: 'points' | 'coins'
  amount: number
  reason: string
  subject: Localized | null
}

/** What is asked for; what is left out is open. */
interface Asked {
  from: Date | undefined
  to: Date | undefined
  studentId: number | undefined
  currency: LedgerRecord['currency'] | undefined
}

const within = ({ from, to, studentId, currency }: Asked): RawBuilder<boolean> => sql<boolean>`
  ${from === undefined ? sql`true` : sql`ledger.created_at >= ${from}::timestamptz`}
  and ${to === undefined ? sql`true` : sql`ledger.created_at < ${to}::timestamptz`}
  and ${studentId === undefined ? sql`true` : sql`ledger.person_id = ${studentId}`}
  and ${currency === undefined ? sql`true` : sql`ledger.currency = ${currency}`}`

/** The first and the last row of a span: pages begin there, not at the school's first day. */
export async function findLedgerRange(
  db: Executor,
  asked: Asked,
): Promise<{ first: number; last: number } | undefined> {
  // Of an expression, so that the time decides: of the id itself PostgreSQL walks its index from the school's first row.
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id::float8) as first, max(id::float8) as last from ledger where ${within(asked)}`.execute(db)
  const { first = null, last = null } = rows[0] ?? {}
  return first === null || last === null ? undefined : { first, last }
}

/** Changes of balances by their ids, with what each is for. */
export async function listLedgerAfter(
  db: Executor,
  asked: Asked,
  { first, last }: { first: number; last: number },
  after: number,
  limit: number,
): Promise<LedgerRecord[]> {
  const { rows } = await sql<LedgerRecord>`
    select own.id::float8 as id, own.created_at, own.person_id, own.currency, own.amount, own.reason,
      trim(people.first_name || ' ' || people.last_name) as student, people.phone, groups.name as group_name,
      ${ledgerSubject} as subject
    from (
      select * from ledger
      where ${within(asked)}
        and ledger.id > ${Math.max(after, first - 1)}::bigint and ledger.id <= ${last}::bigint
      order by ledger.id limit ${limit}
    ) own
    join people on people.id = own.person_id
    left join groups on groups.id = people.group_id
    order by own.id`.execute(db)
  return rows
}
