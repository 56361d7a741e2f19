import type { Attempt, AttemptResult, TryResult } from '@qadam/contract'

/** Attempts for tests; what a test asserts it states itself. */
export const tryOf = (question_id: number, correct = true): TryResult => ({
  question_id,
  correct,
  answer: 1,
  answer_id: correct ? 1 : null,
  hint: correct ? null : 'Yana bir oʻylab koʻring',
  success_message: correct ? 'Barakalla' : null,
  strike_added: false,
  points_added: correct ? 10 : 0,
  coins_added: 0,
})

export const attemptOf = (over: Partial<Attempt> = {}): Attempt => ({
  attempt_id: 7,
  lesson_id: 3,
  started_at: '2026-03-02T12:00:00.000Z',
  expires_at: '2026-03-02T12:03:00.000Z',
  now: '2026-03-02T12:00:00.000Z',
  question_ids: [11, 12, 13],
  answered: {},
  attempts_left: 2,
  practice_run: false,
  ...over,
})

export const resultOf = (over: Partial<AttemptResult> = {}): AttemptResult => ({
  attempt_id: 7,
  lesson_id: 3,
  state: 'passed',
  percentage: 100,
  correct: 3,
  total: 3,
  points_added: 50,
  coins_added: 5,
  attempts_left: 3,
  refill_at: null,
  lesson_state: 'completed',
  strike_added: false,
  ...over,
})
