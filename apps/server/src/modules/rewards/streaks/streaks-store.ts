import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { SettledStreak, StreakRecord } from './streak.ts'

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

/** Those of some students who earned a day. */
export async function findEarners(
  db: Executor,
  personIds: readonly number[],
  day: SchoolDay,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('streak_days')
    .select('person_id')
    .where('person_id', 'in', [...personIds])
    .where('day', '=', day)
    .where('kind', '=', 'earned')
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

function selectStreaks(db: Executor) {
  return db
    .selectFrom('streaks')
    .leftJoin('streak_freezes', 'streak_freezes.person_id', 'streaks.person_id')
    .select(['streaks.current', 'streaks.longest', 'streaks.last_day', 'streaks.covered_until'])
    .select(sql<number>`coalesce(streak_freezes.held, 0)`.as('freezes'))
}

export async function findStreak(db: Executor, personId: number): Promise<StreakRecord | undefined> {
  return await selectStreaks(db).where('streaks.person_id', '=', personId).executeTakeFirst()
}

/** Streaks of so many students that were not earned on a day, by id, after a given one. */
export async function listUnearnedStreaks(
  db: Executor,
  {
    today,
    coveredFrom,
    after,
    limit,
  }: { today: SchoolDay; coveredFrom: SchoolDay; after: number; limit: number },
): Promise<(StreakRecord & { person_id: number })[]> {
  return await selectStreaks(db)
    .select('streaks.person_id')
    .where('streaks.current', '>', 0)
    .where('streaks.last_day', '<', today)
    .where('streaks.covered_until', '>=', coveredFrom)
    .where('streaks.person_id', '>', after)
    .orderBy('streaks.person_id')
    .limit(limit)
    .execute()
}

/** The streak, locked until the transaction ends. */
export async function lockStreak(db: Executor, personId: number): Promise<StreakRecord | undefined> {
  // First the lock, then the read: it sees a freeze that was used or bought during the wait.
  await db.selectFrom('streaks').select('person_id').where('person_id', '=', personId).forUpdate().execute()
  return await findStreak(db, personId)
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

/** Writes all days from one to another, both included, as frozen where nothing is known of them. */
export async function insertFrozenDays(
  db: Executor,
  personId: number,
  from: SchoolDay,
  to: SchoolDay,
): Promise<void> {
  await sql`
    insert into streak_days (person_id, day, kind)
    select ${personId}::int, day::date, 'frozen'
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    on conflict do nothing`.execute(db)
}

export async function saveStreak(
  db: Executor,
  personId: number,
  { current, longest, last_day, covered_until }: StreakRecord,
): Promise<void> {
  const streak = { current, longest, last_day, covered_until }
  await db
    .insertInto('streaks')
    .values({ person_id: personId, ...streak })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(streak))
    .execute()
}

/** Stores which days took a freeze, and that these freezes are gone. The streak itself is saved apart. */
export async function saveUsedFreezes(
  db: Executor,
  personId: number,
  { used }: Pick<SettledStreak, 'used'>,
): Promise<void> {
  if (used.length === 0) return
  await db
    .insertInto('streak_days')
    .values(used.map((day) => ({ person_id: personId, day, kind: 'frozen', source: 'freeze' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('streak_freezes')
    .set({ held: sql`held - ${used.length}` })
    .where('person_id', '=', personId)
    .execute()
}
