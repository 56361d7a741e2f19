/** How a question was answered in a span of time. */
export interface Tally {
  answered: number
  right: number
}

/** The newest answers that are held against those before, and the fewest of either that allow a conclusion. */
export const NEWEST = 20
/** So far apart, two shares of the same question are seen once in a thousand by chance. */
const CERTAINTY = 3.29

/**
 * Whether a question has become easier or harder, and by how much: the shares of right answers then and lately. Null
 * where too few answered, and where chance explains the difference.
 * Source: the two-proportion z-test, pooled (Fleiss, Statistical Methods for Rates and Proportions, 3rd edition, 2003, chapter 3).
 */
export function driftOf(before: Tally, recent: Tally): { before: number; recent: number } | null {
  if (before.answered < NEWEST || recent.answered < NEWEST) return null
  const shares = { before: before.right / before.answered, recent: recent.right / recent.answered }
  const pooled = (before.right + recent.right) / (before.answered + recent.answered)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / before.answered + 1 / recent.answered))
  return Math.abs(shares.recent - shares.before) > CERTAINTY * spread ? shares : null
}
