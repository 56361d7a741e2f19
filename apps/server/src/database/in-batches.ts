/** Rows of a table by their ids, from the oldest on. */
export interface BatchOfRows {
  /** The last id that was looked at; null where there was none. */
  last: number | null
  /** Whether a row was among them that is too young to go: all that come after it are, too. */
  reached_young: boolean
}

export const batchLimits = {
  rows: 1000,
  /** Of one run: what is left is taken by the next. Five million rows, a few minutes. */
  batches: 5000,
} as const

/**
 * Looks through a table from its oldest row, a batch a transaction, so that nobody waits for a lock or for a table's
 * worth of log. @param step removes what may go of the `rows` that come after an id
 */
export async function inBatches(
  step: (after: number, rows: number) => Promise<BatchOfRows | undefined>,
  { rows, batches }: { rows: number; batches: number } = batchLimits,
): Promise<void> {
  let after = 0
  for (let count = 0; count < batches; count += 1) {
    const batch = await step(after, rows)
    if (!batch || batch.last === null) return
    if (batch.reached_young) return
    after = batch.last
  }
}
