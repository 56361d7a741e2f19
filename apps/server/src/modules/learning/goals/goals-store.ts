import { type GoalKind, serverLimits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { DayWindow } from './count-done.ts'
import type { Goal } from './plan-goals.ts'

export interface GoalsRecord extends DayWindow {
  person_id: number
  goals: Goal[]
  /** Kinds that were paid. */
  paid: GoalKind[]
}

const columns = ['person_id', 'day', 'starts_at', 'ends_at', 'goals', 'paid'] as const

export async function findGoals(
  db: Executor,
  personId: number,
  day: SchoolDay,
): Promise<GoalsRecord | undefined> {
  const row = await db
    .selectFrom('day_goals')
    .select(columns)
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row as GoalsRecord | undefined // insertGoals and savePaid alone write them
}

/** The same, locked until the transaction ends. */
export async function lockGoals(
  db: Executor,
  personId: number,
  day: SchoolDay,
): Promise<GoalsRecord | undefined> {
  const row = await db
    .selectFrom('day_goals')
    .select(columns)
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return row as GoalsRecord | undefined // as above
}

/** When the last of a student's days before this one ended, as it was known then. */
export async function findLastEnd(
  db: Executor,
  personId: number,
  before: SchoolDay,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('day_goals')
    .select('ends_at')
    .where('person_id', '=', personId)
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ends_at
}

/** Of two devices that make them at once, the first one's stay. */
export async function insertGoals(
  db: Executor,
  { goals, ...record }: Omit<GoalsRecord, 'paid'>,
): Promise<void> {
  await db
    .insertInto('day_goals')
    .values({ ...record, goals: JSON.stringify(goals) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param settledAt null while something is left to be reached. */
export async function savePaid(
  db: Executor,
  { person_id, day }: GoalsRecord,
  paid: readonly GoalKind[],
  settledAt: Date | null,
): Promise<void> {
  await db
    .updateTable('day_goals')
    .set({ paid: [...paid], settled_at: settledAt })
    .where('person_id', '=', person_id)
    .where('day', '=', day)
    .execute()
}

/** So many days that ended before a moment and are not settled, the oldest first. */
export async function listEnded(db: Executor, endedBefore: Date, limit: number): Promise<GoalsRecord[]> {
  const rows = await db
    .selectFrom('day_goals')
    .select(columns)
    .where('settled_at', 'is', null)
    .where('ends_at', '<', endedBefore)
    .orderBy('ends_at')
    .limit(limit)
    .execute()
  return rows as GoalsRecord[] // as above
}

export async function settleAll(
  db: Executor,
  records: readonly Pick<GoalsRecord, 'person_id' | 'day'>[],
  now: Date,
): Promise<void> {
  const given = JSON.stringify(records.map(({ person_id, day }) => ({ person_id, day })))
  await sql`
    update day_goals set settled_at = ${now}
    from jsonb_to_recordset(${given}::jsonb) as given(person_id integer, day date)
    where day_goals.person_id = given.person_id and day_goals.day = given.day
      and day_goals.settled_at is null`.execute(db)
}

/** Lets a day of some students end later than it was known: a change of the school's zone lengthened it. */
export async function lengthenDay(
  db: Executor,
  records: readonly Pick<GoalsRecord, 'person_id' | 'day'>[],
  endsAt: Date,
): Promise<void> {
  const given = JSON.stringify(records.map(({ person_id, day }) => ({ person_id, day })))
  await sql`
    update day_goals set ends_at = ${endsAt}, settled_at = null
    from jsonb_to_recordset(${given}::jsonb) as given(person_id integer, day date)
    where day_goals.person_id = given.person_id and day_goals.day = given.day
      and day_goals.ends_at < ${endsAt}`.execute(db)
}

/** Days so long over that nothing reads them. What they paid is in the ledger. */
export async function removeOldGoals(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - serverLimits.goals.keptFor_days * 24 * 3_600_000)
  await db.deleteFrom('day_goals').where('settled_at', 'is not', null).where('ends_at', '<', before).execute()
}
