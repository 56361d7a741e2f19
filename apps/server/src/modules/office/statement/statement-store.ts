import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

export interface StatementRecord {
  id: number
  currency: 'points' | 'coins'
  amount: number
  balance_after: number
  reason: string
  key: string
  subject: Localized | null
  created_at: Date
}

// The part of a key after its reason; evaluated only for those whose reason has an id.
const subjectId = sql`split_part(own.key, ':', 2)::integer`
const lessonOf = sql`select lessons.title from questions join lessons on lessons.id = questions.lesson_id`

/** What a row of the ledger, called `own`, is for: a title in both languages. */
export const ledgerSubject = sql<Localized | null>`
  case own.reason
    when 'answer' then (${lessonOf} where questions.id = ${subjectId})
    when 'lesson' then (select title from lessons where id = ${subjectId})
    when 'module' then (select title from modules where id = ${subjectId})
    when 'review' then (
      ${lessonOf} join submissions on submissions.question_id = questions.id where submissions.id = ${subjectId})
    when 'promise' then (
      ${lessonOf} join submissions on submissions.question_id = questions.id where submissions.id = ${subjectId})
    when 'shop' then (select title from shop_orders where id = ${subjectId})
    when 'shop_refund' then (select title from shop_orders where id = ${subjectId})
    when 'invite' then (select jsonb_build_object('uz', first_name) from people where id = ${subjectId})
  end`

/**
 * Rows of a person's ledger, newest first. The balance after each is counted here, from all rows of a single snapshot:
 * it can't differ from the balance, whatever is paid meanwhile.
 */
export async function listStatement(
  db: Executor,
  personId: number,
  currency: 'points' | 'coins' | undefined,
  { skip, limit }: { skip: number; limit: number },
): Promise<StatementRecord[]> {
  const wanted = currency === undefined ? sql`true` : sql`currency = ${currency}`
  const { rows } = await sql<StatementRecord>`
    select
      id::float8 as id, currency, amount, balance_after, reason, key, created_at,
      ${ledgerSubject} as subject
    from (
      select ledger.*, (sum(amount) over (partition by currency order by id))::integer as balance_after
      from ledger where person_id = ${personId}
    ) own
    where ${wanted}
    order by id desc offset ${skip} limit ${limit}`.execute(db)
  return rows
}
