import type { Executor } from '../../database/database.ts'
import type { SchoolMoment } from '../calendar/index.ts'
import { moveBalance } from '../people/index.ts'
import { movePeriodPoints } from './period-points-store.ts'
import { streakOfKey, entriesOf, sumEntries, type Balance, type LedgerEntry, type Payment } from './ledger.ts'

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
  // The check on the column keeps both to the two currencies.
  const added = sumEntries(written as Pick<LedgerEntry, 'currency' | 'amount'>[])
  if (added.points !== 0 || added.coins !== 0) {
    const owner = await moveBalance(db, personId, added)
    if (added.points !== 0 && owner.isStudent)
      await movePeriodPoints(db, { personId, isShown: owner.isOnLeaderboard }, added.points, moment)
  }
  return added
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
