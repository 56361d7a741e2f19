import type { StatementDifference } from '@qadam/contract'
import { TIYIN } from './price.ts'
import type { StatementRow } from './read-statement.ts'
import type { ListedTransaction } from './transactions-store.ts'

export interface Difference extends Omit<StatementDifference, 'transaction'> {
  transaction: ListedTransaction | null
}

/**
 * Compares a statement with our transactions by the provider's ids. A payment that staff cancelled counts as ours still:
 * the money is with the provider until it is sent back there.
 */
export function reconcile(
  rows: readonly StatementRow[],
  ours: readonly ListedTransaction[],
): { agreed: number; differences: Difference[] } {
  const known = new Map<string, ListedTransaction>()
  for (const transaction of ours) {
    known.set(transaction.provider_id, transaction)
    if (transaction.provider_document !== null && !known.has(transaction.provider_document))
      known.set(transaction.provider_document, transaction)
  }
  const stated = new Map<string, StatementRow>()
  for (const row of rows) {
    // A payment and its refund may be two lines of one id: then it is not paid any more.
    const before = stated.get(row.providerId)
    stated.set(row.providerId, before ? { ...row, isPaid: row.isPaid && before.isPaid } : row)
  }
  const seen = new Set<number>()
  const differences: Difference[] = []
  for (const { providerId: provider_id, tiyin: there, isPaid } of stated.values()) {
    const transaction = known.get(provider_id) ?? null
    if (transaction) seen.add(transaction.id)
    const here = transaction ? transaction.amount * TIYIN : null
    const kind = kindOf({ there, isPaid }, transaction)
    if (kind) differences.push({ kind, provider_id, there, here, transaction })
  }
  const agreed = stated.size - differences.length
  for (const transaction of ours) {
    if (seen.has(transaction.id) || transaction.state !== 'paid') continue
    const { provider_id, amount } = transaction
    differences.push({ kind: 'only_here', provider_id, there: null, here: amount * TIYIN, transaction })
  }
  return { agreed, differences }
}

function kindOf(
  { there, isPaid }: { there: number | null; isPaid: boolean },
  ours: ListedTransaction | null,
): StatementDifference['kind'] | undefined {
  // Cancelled there, and never begun or cancelled here: nothing was paid on either side.
  if (!ours) return isPaid ? 'only_there' : undefined
  if (isPaid && ours.state !== 'paid') return 'not_paid_here'
  if (!isPaid && ours.state === 'paid') return 'not_paid_there'
  return isPaid && there !== ours.amount * TIYIN ? 'amount' : undefined
}
