import { serverLimits } from '@qadam/contract'

export type EndedState = 'passed' | 'failed' | 'left' | 'timeout'

export interface AttemptFacts {
  expires_at: Date
  pass_percent: number
  practice_run: boolean
}

export type Ending = 'finish' | 'leave' | 'deadline'

/** An answer at this moment comes too late; a short grace allows for network latency. */
export function isOverdue(attempt: Pick<AttemptFacts, 'expires_at'>, now: Date): boolean {
  return now.getTime() > attempt.expires_at.getTime() + serverLimits.test.grace_s * 1000
}

/** Percent of right answers, rounded to a tenth; unanswered questions count as wrong. */
export function percentageOf(correct: number, total: number): number {
  return total === 0 ? 100 : Math.round((correct / total) * 1000) / 10
}

/**
 * How an attempt ends. The deadline finishes it from the answers it has, so that enough of them still pass.
 */
export function endState(attempt: AttemptFacts, ending: Ending, correct: number, total: number): EndedState {
  if (ending === 'leave') return 'left'
  // Compared without rounding: 79.96 % is not 80 %.
  if (correct * 100 >= attempt.pass_percent * total) return 'passed'
  return ending === 'deadline' ? 'timeout' : 'failed'
}

/** A passed attempt is restored; a practice run never counts. */
export function isSpent(attempt: Pick<AttemptFacts, 'practice_run'>, state: EndedState): boolean {
  return state !== 'passed' && !attempt.practice_run
}

/**
 * Whether a lost connection is forgiven: the server got nothing in the last minute before the deadline (decisions 4).
 * The caller limits this to once a day.
 */
export function wasSilent(expiresAt: Date, lastHeard: Date): boolean {
  return lastHeard.getTime() <= expiresAt.getTime() - serverLimits.test.silence_s * 1000
}
