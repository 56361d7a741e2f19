import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Executor } from '../src/database/database.ts'
import type { TestSchool } from './test-school.ts'

/**
 * Runs an act while an account changes: the row is locked, the act begins and blocks where it needs it, and
 * is let go on once the change is committed. On PostgreSQL alone, where transactions run beside each other.
 */
export async function actWhile<Result>(
  school: TestSchool,
  personId: number,
  { changes, act }: { changes: (db: Executor) => Promise<unknown>; act: () => Promise<Result> },
): Promise<Result> {
  const locks = async (db: Executor) =>
    await db.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute()
  return await actWhileLocked(school, { locks, act, meanwhile: changes })
}

/**
 * The same with any lock: what is done meanwhile is done by the transaction that holds it.
 * @param waiting how many wait for it, where the act is several at once
 */
export async function actWhileLocked<Result>(
  school: TestSchool,
  {
    locks,
    act,
    meanwhile = () => Promise.resolve(),
    waiting = 1,
  }: {
    locks: (db: Executor) => Promise<unknown>
    act: () => Promise<Result>
    meanwhile?: (db: Executor) => Promise<unknown>
    waiting?: number
  },
): Promise<Result> {
  let acting: Promise<Result> | undefined
  await school.db.transaction().execute(async (transaction) => {
    await locks(transaction)
    acting = act()
    acting.catch(() => undefined)
    await expect.poll(async () => await countWaiting(school)).toBe(waiting)
    await meanwhile(transaction)
  })
  if (!acting) throw new Error('nothing was begun')
  return await acting
}

async function countWaiting({ db }: TestSchool): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
