import { limits } from '@qadam/contract'

export interface AttemptsLeft {
  max: number
  left: number
  /** When the next spent attempt comes back; null while none is spent. */
  refill_at: Date | null
}

/** The moment after which an attempt must have started to count as spent at `now`. */
export function spentSince(now: Date): Date {
  return new Date(now.getTime() - limits.test.refill_s * 1000)
}

/** A spent attempt comes back 60 minutes after its start, so that all are back within the hour (decisions 4). */
export function attemptsLeft(max: number, spentStarts: readonly Date[], now: Date): AttemptsLeft {
  const since = spentSince(now).getTime()
  const counting = spentStarts.map((start) => start.getTime()).filter((start) => start > since)
  const oldest = counting.length === 0 ? null : Math.min(...counting)
  return {
    max,
    left: Math.max(0, max - counting.length),
    refill_at: oldest === null ? null : new Date(oldest + limits.test.refill_s * 1000),
  }
}
