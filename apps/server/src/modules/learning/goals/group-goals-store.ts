import { serverLimits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { addDays, type SchoolDay } from '../../base/calendar/index.ts'

export interface GroupGoalRecord {
  group_id: number
  /** A Monday. */
  week: SchoolDay
  target: number
  reached_at: Date | null
}

const columns = ['group_id', 'week', 'target', 'reached_at'] as const

export async function findGroupGoal(
  db: Executor,
  groupId: number,
  week: SchoolDay,
): Promise<GroupGoalRecord | undefined> {
  return await db
    .selectFrom('group_goals')
    .select(columns)
    .where('group_id', '=', groupId)
    .where('week', '=', week)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockGroupGoal(
  db: Executor,
  groupId: number,
  week: SchoolDay,
): Promise<GroupGoalRecord | undefined> {
  return await db
    .selectFrom('group_goals')
    .select(columns)
    .where('group_id', '=', groupId)
    .where('week', '=', week)
    .forUpdate()
    .executeTakeFirst()
}

/** When two students race to insert it, the first one wins. */
export async function insertGroupGoal(
  db: Executor,
  goal: { group_id: number; week: SchoolDay; target: number },
): Promise<void> {
  await db
    .insertInto('group_goals')
    .values(goal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param isReached false where the week ended before it was. */
export async function settleGroupGoal(
  db: Executor,
  { group_id, week }: GroupGoalRecord,
  isReached: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('group_goals')
    .set({ settled_at: now, ...(isReached ? { reached_at: now } : {}) })
    .where('group_id', '=', group_id)
    .where('week', '=', week)
    .where('settled_at', 'is', null)
    .execute()
}

/** A goal of a week before this one that is not settled. */
export async function findOpenGroupGoal(
  db: Executor,
  before: SchoolDay,
): Promise<GroupGoalRecord | undefined> {
  return await db
    .selectFrom('group_goals')
    .select(columns)
    .where('settled_at', 'is', null)
    .where('week', '<', before)
    .orderBy('week')
    .orderBy('group_id')
    .limit(1)
    .executeTakeFirst()
}

/** Weeks so long over that nothing reads them. */
export async function removeOldGroupGoals(db: Executor, now: Date): Promise<void> {
  const before = addDays(now.toISOString().slice(0, 10), -serverLimits.goals.keptFor_days)
  await db.deleteFrom('group_goals').where('settled_at', 'is not', null).where('week', '<', before).execute()
}
