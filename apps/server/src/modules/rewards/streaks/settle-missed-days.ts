import type { Executor } from '../../../database/database.ts'
import { getPaymentStanding } from '../../base/people/index.ts'
import { frozenSince, schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { countStoredFreezes, insertFreeze } from './freezes-store.ts'
import { settleStreak, type StreakRecord } from './streak.ts'
import { findStreak, lockStreak, saveStreak, saveUsedFreezes } from './streaks-store.ts'

/**
 * Stores what the days missed so far made of a streak, so that what comes now (a day earned, a freeze bought or
 * given back) changes nothing of the past. Locks the streak until the transaction ends.
 * @returns the streak as it stands; undefined where nothing was ever earned.
 */
export async function settleMissedDays(
  db: Executor,
  personId: number,
  { now, timeZone }: SchoolMoment,
): Promise<StreakRecord | undefined> {
  const known = await lockStreak(db, personId)
  if (!known) return undefined
  const standing = await getPaymentStanding(db, personId)
  const settled = settleStreak(known, schoolDay(now, timeZone), frozenSince(standing))
  await saveUsedFreezes(db, personId, settled)
  if (settled.used.length > 0 || settled.streak.current !== known.current)
    await saveStreak(db, personId, settled.streak)
  return settled.streak
}

/** How many streak freezes a student holds, those gone that missed days have used. Writes nothing. */
export async function countFreezes(
  db: Executor,
  personId: number,
  { now, timeZone }: SchoolMoment,
): Promise<number> {
  const streak = await findStreak(db, personId)
  if (!streak) return await countStoredFreezes(db, personId)
  const standing = await getPaymentStanding(db, personId)
  return settleStreak(streak, schoolDay(now, timeZone), frozenSince(standing)).streak.freezes
}

/**
 * Gives a student one more freeze, in the caller's transaction and before its ledger (the order of locks). Days missed
 * before it are none of its days.
 * @returns false where they hold the most allowed: none is given then.
 */
export async function addFreeze(db: Executor, personId: number, moment: SchoolMoment): Promise<boolean> {
  await settleMissedDays(db, personId, moment)
  return await insertFreeze(db, personId)
}
