import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { addDays, startOfDay, type SchoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { moveBalance, moveCoins } from '../../base/people/index.ts'
import { movePeriodPoints } from './period-points-store.ts'
import {
  entriesOf,
  keyOf,
  streakOfKey,
  sumEntries,
  type Balance,
  type LedgerEntry,
  type PaidEvent,
  type Payment,
} from './ledger.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

/**
 * Pays for the events that were not paid for before, a row of the ledger each, and moves the balance by exactly those, in the caller's transaction.
 * @returns what was added.
 */
export async function creditLedger(
  db: Executor,
  personId: number,
  payments: readonly Payment[],
  moment: SchoolMoment,
): Promise<Balance> {
  const entries = entriesOf(payments)
  if (entries.length === 0) return { points: 0, coins: 0 }
  const written = await db
    .insertInto('ledger')
    .values(
      entries.map((entry) => ({
        person_id: personId,
        currency: entry.currency,
        amount: entry.amount,
        reason: entry.reason,
        key: entry.key,
        created_at: moment.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'currency', 'key']).doNothing())
    .returning(['currency', 'amount'])
    .execute()
  // The check on the column limits both to the two currencies.
  const added = sumEntries(written as Pick<LedgerEntry, 'currency' | 'amount'>[])
  if (added.points !== 0 || added.coins !== 0) {
    const owner = await moveBalance(db, personId, added)
    if (added.points !== 0 && owner.isStudent)
      await movePeriodPoints(db, { personId, isShown: owner.isOnLeaderboard }, added.points, moment)
  }
  return added
}

/**
 * Pays coins to many people at once, each for an event that was not paid for before, in the caller's transaction: a
 * statement for all their rows and one for their balances.
 * @returns the people who were paid.
 */
export async function creditCoins(
  db: Executor,
  payments: readonly { personId: number; event: PaidEvent; coins: number }[],
  now: Date,
): Promise<number[]> {
  const rows = payments.flatMap(({ personId, event, coins }) =>
    entriesOf([{ event, coins }]).map((entry) => ({ person_id: personId, created_at: now, ...entry })),
  )
  if (rows.length === 0) return []
  const written = await db
    .insertInto('ledger')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['person_id', 'currency', 'key']).doNothing())
    .returning(['person_id', 'amount'])
    .execute()
  await moveCoins(db, written)
  return written.map(({ person_id: personId }) => personId)
}

/** Whether an event was paid for, or charged, already. */
export async function isPaid(db: Executor, personId: number, event: PaidEvent): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where('person_id', '=', personId)
    .where('key', '=', keyOf(event))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A row of the ledger, and when it was written. */
export interface PaidRow {
  currency: LedgerEntry['currency']
  amount: number
  at: Date
}

/** What was paid for these events. */
export async function listPaid(
  db: Executor,
  personId: number,
  events: readonly PaidEvent[],
): Promise<PaidRow[]> {
  const rows = await db
    .selectFrom('ledger')
    .select(['currency', 'amount', 'created_at as at'])
    .where('person_id', '=', personId)
    .where('currency', 'in', ['points', 'coins'])
    .where('key', 'in', events.map(keyOf))
    .execute()
  return rows as PaidRow[] // the check on the column limits both to the two currencies
}

/** What a person's points moved by in a school day. */
export async function sumPointsOfDay(
  db: Executor,
  personId: number,
  day: SchoolDay,
  timeZone: TimeZone,
): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('points'))
    .where('person_id', '=', personId)
    .where('currency', '=', 'points')
    .where('created_at', '>=', startOfDay(day, timeZone))
    .where('created_at', '<', startOfDay(addDays(day, 1), timeZone))
    .executeTakeFirstOrThrow()
  return row.points
}

/** For which lengths of a streak a student was paid, and on which days. */
export async function listStreakPayments(
  db: Executor,
  personId: number,
): Promise<{ length: number; day: string }[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('key')
    .where('person_id', '=', personId)
    .where('reason', '=', 'streak')
    .execute()
  return rows.flatMap(({ key }) => streakOfKey(key) ?? [])
}
