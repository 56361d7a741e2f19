import { serverLimits } from '@qadam/contract'

export interface AttemptsLeft {
  max: number
  left: number
  /** When there is one more again; null while none is spent. */
  refill_at: Date | null
}

/** The moment after which an attempt must have started to count as spent at `now`. */
export function spentSince(now: Date): Date {
  return new Date(now.getTime() - serverLimits.test.refill_s * 1000)
}

/** A spent attempt comes back 60 minutes after its start, so that all are back within the hour (decisions 4). */
export function attemptsLeft(max: number, spentStarts: readonly Date[], now: Date): AttemptsLeft {
  const since = spentSince(now).getTime()
  const counting = spentStarts.map((start) => start.getTime()).filter((start) => start > since)
  // Where the school allows fewer than were spent by now, those beyond bring none when they come back.
  const next = counting.toSorted((one, other) => one - other)[Math.max(0, counting.length - max)]
  return {
    max,
    left: Math.max(0, max - counting.length),
    refill_at: next === undefined ? null : new Date(next + serverLimits.test.refill_s * 1000),
  }
}
