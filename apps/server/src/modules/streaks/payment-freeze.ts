import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { addDays, type SchoolDay } from '../calendar/index.ts'
import { findStreak, saveStreak } from './streaks-store.ts'

/**
 * A freeze for non-payment ends today: its days are written down as such, and a streak that stood when it began goes on from
 * today. In the caller's transaction; again changes nothing.
 * @param frozenFrom its first day
 */
export async function endPaymentFreeze(
  db: Executor,
  personId: number,
  frozenFrom: SchoolDay,
  today: SchoolDay,
): Promise<void> {
  const yesterday = addDays(today, -1)
  if (frozenFrom > yesterday) return
  await sql`
    insert into streak_days (person_id, day, kind)
    select ${personId}::int, day::date, 'frozen'
    from generate_series(${frozenFrom}::date, ${yesterday}::date, interval '1 day') as day
    on conflict do nothing`.execute(db)
  const streak = await findStreak(db, personId)
  const stood = streak && streak.last_day >= addDays(frozenFrom, -1) && streak.last_day < yesterday
  if (stood) await saveStreak(db, personId, { ...streak, last_day: yesterday })
}
