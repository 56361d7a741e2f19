import type { Attempt, TryResult } from '@qadam/contract'
import { queryClient } from '../../../platform/query-client.ts'
import { clockOffset } from './server-clock.ts'

interface StoredAttempt {
  attempt: Attempt
  /** The server's clock minus this device's. */
  offset_ms: number
}

const keyOf = (lessonId: number) => ['attempt', lessonId] as const

/** Stores a running attempt, so that an offline reload resumes it; null deletes it. */
export function keepAttempt(lessonId: number, attempt: Attempt | null): void {
  const queryKey = keyOf(lessonId)
  queryClient.removeQueries({ queryKey, exact: true })
  if (!attempt) return
  // Nothing on the screen holds it: it must not be collected while the test runs.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  const stored: StoredAttempt = { attempt, offset_ms: clockOffset(attempt.now, Date.now()) }
  queryClient.setQueryData(queryKey, stored)
}

/** Stores the server's verdict of an answer with the attempt. */
export function keepVerdict(lessonId: number, result: TryResult): void {
  queryClient.setQueryData<StoredAttempt>(keyOf(lessonId), (stored) =>
    stored && stored.attempt.question_ids.includes(result.question_id)
      ? {
          ...stored,
          attempt: {
            ...stored.attempt,
            answered: { ...stored.attempt.answered, [String(result.question_id)]: result },
          },
        }
      : stored,
  )
}

/** The attempt that ran here last, as the server would give it now; undefined once its time is out. */
export function findStoredAttempt(lessonId: number): Attempt | undefined {
  const stored = queryClient.getQueryData<StoredAttempt>(keyOf(lessonId))
  if (!stored) return undefined
  const now = Date.now() + stored.offset_ms
  if (Date.parse(stored.attempt.expires_at) <= now) return undefined
  return { ...stored.attempt, now: new Date(now).toISOString() }
}
