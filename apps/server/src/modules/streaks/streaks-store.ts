import type { Executor } from '../../database/database.ts'
import type { SchoolDay } from '../calendar/index.ts'
import type { StreakRecord } from './streak.ts'

/** The earned and frozen days from one day up to, not including, another. */
export async function listMarkedDays(
  db: Executor,
  personId: number,
  from: SchoolDay,
  before: SchoolDay,
): Promise<Map<SchoolDay, 'earned' | 'frozen'>> {
  const rows = await db
    .selectFrom('streak_days')
    .select(['day', 'kind'])
    .where('person_id', '=', personId)
    .where('day', '>=', from)
    .where('day', '<', before)
    .execute()
  // A check on the column knows no third kind.
  return new Map(rows.map(({ day, kind }) => [day, kind === 'frozen' ? 'frozen' : 'earned']))
}

export async function findStreak(db: Executor, personId: number): Promise<StreakRecord | undefined> {
  return await db
    .selectFrom('streaks')
    .select(['current', 'longest', 'last_day'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** Writes the day once; false when a raced request wrote it first. */
export async function insertEarnedDay(db: Executor, personId: number, day: SchoolDay): Promise<boolean> {
  const written = await db
    .insertInto('streak_days')
    .values({ person_id: personId, day, kind: 'earned' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export async function saveStreak(db: Executor, personId: number, streak: StreakRecord): Promise<void> {
  await db
    .insertInto('streaks')
    .values({ person_id: personId, ...streak })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(streak))
    .execute()
}
