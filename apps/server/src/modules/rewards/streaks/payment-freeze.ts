import type { Executor } from '../../../database/database.ts'
import { addDays, schoolDay, type SchoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { settleMissedDays } from './settle-missed-days.ts'
import { insertFrozenDays, saveStreak } from './streaks-store.ts'

/**
 * A freeze for non-payment ends today: its days are written down as such, and a streak that stood when it began goes on from
 * today. In the caller's transaction, while the account is frozen still; idempotent.
 * @param frozenFrom its first day
 */
export async function endPaymentFreeze(
  db: Executor,
  personId: number,
  frozenFrom: SchoolDay,
  moment: SchoolMoment,
): Promise<void> {
  const yesterday = addDays(schoolDay(moment.now, moment.timeZone), -1)
  const streak = await settleMissedDays(db, personId, moment)
  if (frozenFrom > yesterday) return
  await insertFrozenDays(db, personId, frozenFrom, yesterday)
  const stood =
    streak &&
    streak.current > 0 &&
    streak.covered_until >= addDays(frozenFrom, -1) &&
    streak.covered_until < yesterday
  if (stood) await saveStreak(db, personId, { ...streak, covered_until: yesterday })
}
