import type { Executor } from '../../../database/database.ts'
import { getPaymentStanding } from '../../base/people/index.ts'
import { creditLedger, listStreakPayments } from '../rewards/index.ts'
import { findRewards, streakBonus } from '../../base/school/index.ts'
import { readHistory, saveRepairedDays } from './repair-store.ts'
import { repairStreak, type Repair } from './repair-streak.ts'
import { frozenSince, schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { settleMissedDays } from './settle-missed-days.ts'
import type { StreakRecord } from './streak.ts'
import { saveStreak } from './streaks-store.ts'

export interface RepairOutcome {
  before: StreakRecord
  after: StreakRecord
  days: number
  coins: number
}

/**
 * Repairs a student's days in the caller's transaction: the streak is counted anew, and lengths it has by this are paid
 * unless the same run of days was paid for them before.
 * @returns undefined where there was nothing to repair.
 */
export async function repairStreakDays(
  db: Executor,
  personId: number,
  repair: Repair,
  moment: SchoolMoment,
): Promise<RepairOutcome | undefined> {
  const before = await settleMissedDays(db, personId, moment)
  if (!before) return undefined
  const standing = await getPaymentStanding(db, personId)
  const repaired = repairStreak(await readHistory(db, personId), before, repair, {
    begun: schoolDay(standing.created_at, moment.timeZone),
    today: schoolDay(moment.now, moment.timeZone),
    frozenFrom: frozenSince(standing),
  })
  if (!repaired) return undefined
  await saveRepairedDays(db, personId, repaired)
  await saveStreak(db, personId, repaired.streak)
  const paid = await listStreakPayments(db, personId)
  const due = repaired.reached.filter(
    ({ length, since, until }) =>
      !paid.some((one) => one.length === length && since <= one.day && one.day <= until),
  )
  const rewards = await findRewards(db)
  const payments = due.map(({ length, day }) => ({
    event: { of: 'streak' as const, length, day },
    coins: streakBonus(rewards, length),
  }))
  const credited = await creditLedger(db, personId, payments, moment)
  return { before, after: repaired.streak, days: repaired.filled.length, coins: credited.coins }
}
