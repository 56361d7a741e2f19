/** How a submission stands to the school's promise of an answer within 24 hours. */
export type PromiseState =
  | { kind: 'none' }
  | { kind: 'left' | 'soon'; seconds: number }
  | { kind: 'overdue'; seconds: number }

/** From this much time left the clock turns yellow. */
const SOON_S = 4 * 3600

/** `due_at` as in the contract, `now` in epoch milliseconds. */
export function promiseState(due_at: string | null, now: number): PromiseState {
  if (due_at === null) return { kind: 'none' }
  const seconds = (Date.parse(due_at) - now) / 1000
  if (seconds < 0) return { kind: 'overdue', seconds: -seconds }
  return { kind: seconds <= SOON_S ? 'soon' : 'left', seconds }
}
