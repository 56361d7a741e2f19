type Person = {
  /** Stays the same, so that loading again finds the person. */
  key: string
  /** E.164. */
  phone: string
  /** Null for a student who only appears and cannot sign in. */
  password: string | null
  first_name: string
  last_name: string
  lang: 'uz' | 'ru'
  avatar: 'snow-leopard' | 'stork' | 'gazelle' | 'tortoise' | 'eagle'
}

export type DemoStaff = Person & { role: 'teacher' | 'admin' }

/** Enrolled in every course of the demo school. */
export const everyCourse = 'every course'

export type DemoStudent = Person & {
  role: 'student'
  /** Whether the placement exam is offered. */
  exam: boolean
  /** How they sat it. */
  sitting?: DemoSitting
  /** Days between the account's creation and the day of loading. */
  joined_days_ago: number
  /** Days from the day of loading to the next payment; negative: past due, and the account is frozen. */
  payment_due_in_days: number
  /** Archive ids of courses. */
  enrolled: typeof everyCourse | readonly string[]
  history: DemoHistory
}

/** A sitting of the placement exam. */
export type DemoSitting = {
  days_ago: number
  /** Right answers of ten, part by part; the exam ends with the first part below eight. */
  right: readonly number[]
  /** About as long as each answer took. */
  seconds_an_answer: number
}

/** What a student has done so far, for the loader to turn into attempts, answers, submissions and a ledger. */
export type DemoHistory = {
  /** What the loader draws everything else from. */
  seed: number
  /** The share (0 to 1) of a course's lessons that are finished, in their order; a course that is absent is untouched. */
  progress: readonly { course: string; share: number }[]
  /**
   * Days on which the student earned a streak day, ascending; 0 is the day of loading. The finished lessons spread over
   * them, the first ones on the oldest. Never more than joined_days_ago.
   */
  active_days_ago: readonly number[]
  /** The share (0 to 1) of test questions answered right on the very first try. */
  first_try_share: number
  /** How the newest practice of each course stands; older ones were approved, at the second go where need be. */
  last_practice: 'approved' | 'rejected'
  /** Submissions that wait for the teacher: a course's first practice, so many hours before the school is loaded. */
  waiting: readonly { course: string; hours_ago: number }[]
}
