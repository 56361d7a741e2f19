import type { Attempt, AttemptResult, TryResult } from '@qadam/contract'
import type { AttemptsLeft } from '../courses/index.ts'
import type { AttemptRecord } from './attempts-store.ts'

export function presentAttempt(
  attempt: AttemptRecord,
  answered: Record<string, TryResult>,
  left: AttemptsLeft,
  now: Date,
): Attempt {
  return {
    attempt_id: attempt.id,
    lesson_id: attempt.lesson_id,
    started_at: attempt.started_at.toISOString(),
    expires_at: attempt.expires_at.toISOString(),
    now: now.toISOString(),
    question_ids: attempt.question_ids,
    answered,
    attempts_left: left.left,
    practice_run: attempt.practice_run,
  }
}

/** What is stored of how an attempt ended, so that a retry gets the same reply. */
export type StoredResult = Omit<AttemptResult, 'attempts_left' | 'refill_at'>

export function presentResult(stored: StoredResult, left: AttemptsLeft): AttemptResult {
  return {
    attempt_id: stored.attempt_id,
    lesson_id: stored.lesson_id,
    state: stored.state,
    percentage: stored.percentage,
    correct: stored.correct,
    total: stored.total,
    points_added: stored.points_added,
    coins_added: stored.coins_added,
    attempts_left: left.left,
    refill_at: left.refill_at?.toISOString() ?? null,
    lesson_state: stored.lesson_state,
    strike_added: stored.strike_added,
  }
}
