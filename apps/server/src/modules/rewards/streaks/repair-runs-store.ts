import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'

/** A repair of many streaks as it is stored. */
export interface RepairRunRecord {
  id: number
  staff_id: number
  staff_name: string
  group_id: number | null
  group_name: string | null
  first_day: SchoolDay
  last_day: SchoolDay
  reason: string
  asked_at: Date
  ended_at: Date | null
  total: number
  looked_at: number
  after_id: number
  students: number
  days: number
  coins: number
}

export interface NewRepairRun {
  request_id: string | null
  staff_id: number
  group_id: number | null
  first_day: SchoolDay
  last_day: SchoolDay
  reason: string
  asked_at: Date
  total: number
}

/**
 * A request of the same name by the same person for the same group is the same run.
 * @returns its id, and whether it is new; undefined where the name is another request's.
 */
export async function insertRepairRun(
  db: Executor,
  run: NewRepairRun,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const written = await db
    .insertInto('streak_repairs')
    .values(run)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) return { id: written.id, isNew: true }
  const before = await db
    .selectFrom('streak_repairs')
    .select('id')
    .where('request_id', '=', run.request_id)
    .where('staff_id', '=', run.staff_id)
    .where('group_id', 'is not distinct from', run.group_id)
    .executeTakeFirst()
  return before && { id: before.id, isNew: false }
}

const runs = (db: Executor) =>
  db
    .selectFrom('streak_repairs as run')
    .innerJoin('people as staff', 'staff.id', 'run.staff_id')
    .leftJoin('groups', 'groups.id', 'run.group_id')
    .selectAll('run')
    .select(sql<string>`trim(staff.first_name || ' ' || staff.last_name)`.as('staff_name'))
    .select('groups.name as group_name')

/** The newest ones; of some groups alone where they are named. */
export async function listRepairRuns(
  db: Executor,
  groupIds: readonly number[] | 'all',
  limit: number,
): Promise<RepairRunRecord[]> {
  if (groupIds !== 'all' && groupIds.length === 0) return []
  let query = runs(db).orderBy('run.id', 'desc').limit(limit)
  if (groupIds !== 'all') query = query.where('run.group_id', 'in', groupIds)
  return await query.execute()
}

/** One run, locked until the transaction ends. */
export async function lockRepairRun(db: Executor, id: number): Promise<RepairRunRecord> {
  // First the lock, then the read: it sees what another process committed meanwhile.
  await db.selectFrom('streak_repairs').select('id').where('id', '=', id).forUpdate().execute()
  return await runs(db).where('run.id', '=', id).executeTakeFirstOrThrow()
}

/** Stores the progress of a run. */
export async function saveRepairRun(
  db: Executor,
  { id, looked_at, after_id, students, days, coins, ended_at }: RepairRunRecord,
): Promise<void> {
  await db
    .updateTable('streak_repairs')
    .set({ looked_at, after_id, students, days, coins, ended_at })
    .where('id', '=', id)
    .execute()
}

/** Runs that were requested before a moment and have not ended. */
export async function findUnendedRuns(db: Executor, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('streak_repairs')
    .select('id')
    .where('ended_at', 'is', null)
    .where('asked_at', '<', before)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
