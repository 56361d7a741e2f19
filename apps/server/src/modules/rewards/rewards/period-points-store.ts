import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { monthOf, schoolDay, weekOf, type SchoolDay, type SchoolMoment } from '../../base/calendar/index.ts'

export type Period = 'week' | 'month' | 'all'

/** When the period began that a moment lies in. */
export function periodStart(period: Period, { now, timeZone }: SchoolMoment): SchoolDay {
  if (period === 'all') return '1970-01-01'
  const today = schoolDay(now, timeZone)
  return period === 'week' ? weekOf(today) : monthOf(today)
}

/** For the ledger alone: after the balance was moved, whose row lock serializes concurrent payments. */
export async function movePeriodPoints(
  db: Executor,
  owner: { personId: number; isShown: boolean },
  points: number,
  moment: SchoolMoment,
): Promise<void> {
  await db
    .insertInto('period_points')
    .values(
      (['week', 'month', 'all'] as const).map((period) => ({
        person_id: owner.personId,
        period,
        starts_on: periodStart(period, moment),
        points,
        reached_at: moment.now,
        is_shown: owner.isShown,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'period', 'starts_on']).doUpdateSet({
        points: sql`period_points.points + excluded.points`,
        reached_at: sql`greatest(period_points.reached_at, excluded.reached_at)`,
      }),
    )
    .execute()
}

/** Whether a student is in the order of others. After the same was saved of the person, in its transaction. */
export async function showPeriodPoints(db: Executor, personId: number, isShown: boolean): Promise<void> {
  await db.updateTable('period_points').set({ is_shown: isShown }).where('person_id', '=', personId).execute()
}

/** Weeks and months that nothing reads any more: all that ended before the last ones began. */
export async function removeOldPeriods(db: Executor, moment: SchoolMoment): Promise<void> {
  const month = periodStart('month', moment)
  // Generously, so that the last ones are there however late they are read.
  await sql`
    delete from period_points
    where period <> 'all' and starts_on < ${month}::date - interval '62 days'`.execute(db)
}
