import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { RepairedStreak, StreakHistory } from './repair-streak.ts'

/** The students whose days to repair. */
export type RepairTarget = { studentId: number } | { groupId: number } | 'all'

/** A group, or the whole school. */
export type ManyTarget = Exclude<RepairTarget, { studentId: number }>

/**
 * Those of many whose streak these days broke: a day of it was missed, or covered by a freeze, right after one that
 * counted. Students without a streak then have lost none.
 */
const broken = (target: ManyTarget, { from, to }: { from: SchoolDay; to: SchoolDay }) => sql`
  from streak_days as counted
  join people on people.id = counted.person_id
  where people.role = 'student'
    and ${target === 'all' ? sql`true` : sql`people.group_id = ${target.groupId}`}
    and counted.day between ${from}::date - 1 and ${to}::date - 1
    and not (people.frozen and people.next_due_on is not null and counted.day >= people.next_due_on)
    and not exists (
      select from streak_days as following
      where following.person_id = counted.person_id
        and following.day = counted.day + 1
        and following.source is distinct from 'freeze'
    )`

/** The next of them by id. */
export async function listRepairTargets(
  db: Executor,
  target: ManyTarget,
  range: { from: SchoolDay; to: SchoolDay },
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct people.id ${broken(target, range)} and people.id > ${afterId}
    order by people.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many they are. */
export async function countRepairTargets(
  db: Executor,
  target: ManyTarget,
  range: { from: SchoolDay; to: SchoolDay },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct people.id)::int as count ${broken(target, range)}`.execute(db)
  return rows[0]?.count ?? 0
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

/** Stores the days that a repair filled and those that freezes it gave back have covered. */
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
