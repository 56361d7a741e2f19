import type { Executor } from '../../database/database.ts'
import { moveBalance } from '../people/index.ts'
import { sumEntries, type Balance, type LedgerEntry } from './ledger.ts'

/**
 * Writes the entries whose keys are new and moves the balance by exactly those, in the caller's transaction.
 * @returns what was added.
 */
export async function creditLedger(
  db: Executor,
  personId: number,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<Balance> {
  const real = entries.filter((entry) => entry.amount !== 0)
  if (real.length === 0) return { points: 0, coins: 0 }
  const written = await db
    .insertInto('ledger')
    .values(
      real.map((entry) => ({
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
