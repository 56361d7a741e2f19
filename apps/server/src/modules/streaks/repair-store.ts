import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { SchoolDay } from '../calendar/index.ts'
import type { RepairedStreak, StreakHistory } from './repair-streak.ts'

/** Whose days to repair. */
export type RepairTarget = { studentId: number } | { groupId: number } | 'all'

/** Students of a target, by id, who ever earned a day: nobody else lost a streak. */
export async function listRepairTargets(
  db: Executor,
  target: RepairTarget,
  afterId: number,
  limit: number,
): Promise<number[]> {
  let query = db
    .selectFrom('people')
    .innerJoin('streaks', 'streaks.person_id', 'people.id')
    .select('people.id')
    .where('people.role', '=', 'student')
    .where('people.id', '>', afterId)
    .orderBy('people.id')
    .limit(limit)
  if (target !== 'all')
    query =
      'studentId' in target
        ? query.where('people.id', '=', target.studentId)
        : query.where('people.group_id', '=', target.groupId)
  return (await query.execute()).map(({ id }) => id)
}

/** Every day that ever counted for a student. */
export async function readHistory(db: Executor, personId: number): Promise<StreakHistory> {
  const rows = await db
    .selectFrom('streak_days')
    .select(['day', 'kind', 'source'])
    .where('person_id', '=', personId)
    .execute()
  // Checks on the columns know no other values.
  return new Map(rows.map(({ day, kind, source }) => [day, { kind, source }])) as StreakHistory
}

/** Keeps the days that a repair filled and those that freezes it gave back have covered. */
export async function saveRepairedDays(
  db: Executor,
  personId: number,
  { filled, used, streak }: RepairedStreak,
): Promise<void> {
  const rows = [
    ...filled.map((day: SchoolDay) => ({ day, kind: 'earned', source: 'repair' })),
    ...used.map((day: SchoolDay) => ({ day, kind: 'frozen', source: 'freeze' })),
  ]
  await db
    .insertInto('streak_days')
    .values(rows.map((row) => ({ person_id: personId, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'day'])
        .doUpdateSet({ kind: sql`excluded.kind`, source: sql`excluded.source` })
        .where('streak_days.kind', '=', 'frozen'),
    )
    .execute()
  await db
    .updateTable('streak_freezes')
    .set({ held: streak.freezes })
    .where('person_id', '=', personId)
    .execute()
}
