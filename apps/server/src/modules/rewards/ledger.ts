export interface LedgerEntry {
  currency: 'points' | 'coins'
  /** Never zero; negative takes away. */
  amount: number
  reason: 'answer' | 'lesson' | 'module' | 'streak' | 'review'
  /** Names the one event this entry pays for; a second entry of the same key pays nothing. */
  key: string
}

export interface Balance {
  points: number
  coins: number
}

/** What a list of entries changes in a balance. */
export function sumEntries(entries: readonly Pick<LedgerEntry, 'currency' | 'amount'>[]): Balance {
  const sum: Balance = { points: 0, coins: 0 }
  for (const entry of entries) sum[entry.currency] += entry.amount
  return sum
}

/** How far a balance can follow a change: nothing goes below zero. */
export function affordable(balance: Balance, change: Balance): Balance {
  return {
    points: Math.max(change.points, -balance.points),
    coins: Math.max(change.coins, -balance.coins),
  }
}
