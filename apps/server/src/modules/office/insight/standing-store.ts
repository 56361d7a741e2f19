import { officeLimits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'

export interface Standing {
  students: number
  overdue: number
  soon: number
}

interface DueDays {
  /** Dates before this one are past. */
  today: SchoolDay
  soonUntil: SchoolDay
}

/** Open accounts, and those whose payment is past or near, as it is now. Reads every student. */
export async function countStanding(db: Executor, { today, soonUntil }: DueDays): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      (select count(*)::int from people where role = 'student' and closed_at is null) as students,
      (count(*) filter (where next_due_on < ${today}::date))::int as overdue,
      (count(*) filter (where next_due_on >= ${today}::date))::int as soon
    from people
    where role = 'student' and next_due_on is not null and next_due_on <= ${soonUntil}::date and closed_at is null`.execute(
    db,
  )
  return rows[0] ?? { students: 0, overdue: 0, soon: 0 }
}

export async function saveStanding(db: Executor, standing: Standing, countedAt: Date): Promise<void> {
  const row = { ...standing, counted_at: countedAt }
  await db
    .insertInto('school_standing')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}

/** A school of so many is counted for each look at it; a greater one is shown as it was counted last. */
const countedAtOnce = officeLimits.roster.counted

/** How the school stands, and when its figures were counted last: never, in one that has just begun. */
export async function findStanding(
  db: Executor,
  days: DueDays,
): Promise<Standing & { counted_at: Date | null }> {
  const last = await db
    .selectFrom('school_standing')
    .select(['students', 'overdue', 'soon', 'counted_at'])
    .executeTakeFirst()
  if (last && last.students > countedAtOnce) return last
  return { ...(await countStanding(db, days)), counted_at: last?.counted_at ?? null }
}
