import type { Executor } from '../../database/database.ts'
import { moveBalance } from '../people/index.ts'
import { entriesOf, sumEntries, type Balance, type LedgerEntry, type Payment } from './ledger.ts'

/**
 * Pays for the events that were not paid for before, a row of the ledger each, and moves the balance by exactly those, in the caller's transaction.
 * @returns what was added.
 */
export async function creditLedger(
  db: Executor,
  personId: number,
  payments: readonly Payment[],
  now: Date,
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
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'currency', 'key']).doNothing())
    .returning(['currency', 'amount'])
    .execute()
  // The check on the column keeps both to the two currencies.
  const added = sumEntries(written as Pick<LedgerEntry, 'currency' | 'amount'>[])
  if (added.points !== 0 || added.coins !== 0) {
    await moveBalance(db, personId, added)
  }
  return added
}
