import { limits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { creditLedger } from '../rewards/index.ts'
import { findRewards, streakBonus } from '../../base/school/index.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { earnDay } from './streak.ts'
import { settleMissedDays } from './settle-missed-days.ts'
import { findStreak, insertEarnedDay, saveStreak } from './streaks-store.ts'

/**
 * Counts today as earned: the first right test answer, finished lesson or submission of a school day.
 * To be called inside the transaction of that achievement. `added` is true once a day.
 */
export async function earnStreakDay(
  db: Executor,
  personId: number,
  moment: SchoolMoment,
): Promise<{ added: boolean; coins: number }> {
  const today = schoolDay(moment.now, moment.timeZone)
  const known = await findStreak(db, personId)
  if (known && known.last_day >= today) return { added: false, coins: 0 }
  // The day's row decides between raced requests; the streak is written by the one that got it in.
  if (!(await insertEarnedDay(db, personId, today))) return { added: false, coins: 0 }
  const { streak } = earnDay(await settleMissedDays(db, personId, moment), today)
  await saveStreak(db, personId, streak)
  const bonus = isBonusLength(streak.current) ? streakBonus(await findRewards(db), streak.current) : 0
  if (bonus === 0) return { added: true, coins: 0 }
  const event = { of: 'streak', length: streak.current, day: today } as const
  const credited = await creditLedger(db, personId, [{ event, coins: bonus }], moment)
  return { added: true, coins: credited.coins }
}

function isBonusLength(length: number): boolean {
  return length in limits.streak.bonuses
}
