import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface ConsentRecord {
  given: boolean
  at: Date
  /** Who gave out the link by which it was answered. */
  asked_by: string
}

/** What was answered of a student, the newest first: it holds. */
export async function listConsents(db: Executor, personId: number, limit: number): Promise<ConsentRecord[]> {
  return await db
    .selectFrom('parent_consents')
    .innerJoin('people as staff', 'staff.id', 'parent_consents.asked_by')
    .select(['given', 'at'])
    .select(sql<string>`trim(staff.first_name || ' ' || staff.last_name)`.as('asked_by'))
    .where('person_id', '=', personId)
    .orderBy('parent_consents.id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether the newest answer of a person is yes; no answer is none. */
export const hasConsent = (personId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  coalesce((
    select given from parent_consents where person_id = ${personId} order by parent_consents.id desc limit 1
  ), false)`

/** The same of one person. */
export async function findConsent(db: Executor, personId: number): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`select ${hasConsent(sql`${personId}`)} as given`.execute(db)
  return rows[0]?.given === true
}

/** Keeps an answer, in a transaction that has locked the person; one that changes nothing is not kept again. */
export async function saveConsent(
  db: Executor,
  answer: { person_id: number; given: boolean; at: Date; asked_by: number },
): Promise<void> {
  const [newest] = await listConsents(db, answer.person_id, 1)
  if (newest?.given !== answer.given) await db.insertInto('parent_consents').values(answer).execute()
}
