import type { ReviewRow } from '@qadam/contract'

/** Where a submission stands among those of a page, and what comes before and after it. */
export interface Neighbours {
  /** From 0 within the page; -1 where it is not there. */
  index: number
  previous: number | undefined
  next: number | undefined
}

/**
 * The neighbours of a submission in the order of the queue. One that has left the page meanwhile (decided, here or by
 * another) stands where it stood: `remembered` is its last place, whose row is the next one now.
 */
export function neighboursOf(rows: readonly ReviewRow[], submissionId: number, remembered = 0): Neighbours {
  const index = rows.findIndex((row) => row.submission_id === submissionId)
  if (index >= 0)
    return {
      index,
      previous: rows[index - 1]?.submission_id,
      next: rows[index + 1]?.submission_id,
    }
  const place = Math.min(remembered, rows.length)
  return { index, previous: rows[place - 1]?.submission_id, next: rows[place]?.submission_id }
}

/**
 * What to decide after this one: the next in the order that waits and no other reviewer has claimed, from the start
 * again after the end. `settled` are decided here though the list does not know it yet.
 */
export function nextToDecide(
  rows: readonly ReviewRow[],
  submissionId: number,
  settled: ReadonlySet<number>,
  remembered = 0,
): number | undefined {
  const { index } = neighboursOf(rows, submissionId, remembered)
  const from = index >= 0 ? index + 1 : Math.min(remembered, rows.length)
  const isFree = (row: ReviewRow) =>
    row.submission_id !== submissionId &&
    row.status === 'uploaded' &&
    !settled.has(row.submission_id) &&
    (row.claim === null || row.claim.mine)
  return [...rows.slice(from), ...rows.slice(0, from)].find(isFree)?.submission_id
}
