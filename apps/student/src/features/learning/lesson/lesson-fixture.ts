import type { Lesson } from '@qadam/contract'

/** A lesson with a test, two attempts of three left. */
export const lessonOf = (): Lesson => ({
  id: 3,
  module_id: 2,
  title: 'Dars',
  order: 1,
  type: 'Learn',
  state: 'open',
  duration_s: 0,
  questions: 8,
  result: null,
  attempts: { max: 3, left: 2, refill_at: null },
  practice: null,
  missing: [],
  test: { questions: 8, time_limit_s: 480, pass_percent: 80 },
})
