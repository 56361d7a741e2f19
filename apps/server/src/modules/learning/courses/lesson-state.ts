import type { ItemState, LessonType } from '@qadam/contract'

export type PracticeStatus = 'none' | 'uploaded' | 'approved' | 'rejected'

/** The status of a lesson's practice, from the newest version of each of its practice questions that was handed in. */
export function practiceStatus(
  practiceQuestions: number,
  newest: readonly Exclude<PracticeStatus, 'none'>[],
): PracticeStatus {
  if (newest.includes('rejected')) return 'rejected'
  if (newest.length < practiceQuestions || newest.length === 0) return 'none'
  return newest.includes('uploaded') ? 'uploaded' : 'approved'
}

export interface LessonFacts {
  type: LessonType
  /** All its videos are watched, its infos were opened, and enough of their exercises are solved. */
  contentDone: boolean
  hasTest: boolean
  testPassed: boolean
  hasPractice: boolean
  practice: PracticeStatus
}

export interface LessonOutcome {
  state: Exclude<ItemState, 'closed'>
  /** Whether the next lesson may open. */
  finished: boolean
}

/**
 * What a lesson that is open has come to. Practice opens the next lesson as soon as it is handed in, Demoday waits for
 * the teacher (decisions 3).
 * @param before the state until now: a failed test stays failed until it is passed.
 */
export function lessonOutcome(facts: LessonFacts, before: 'open' | 'failed'): LessonOutcome {
  const learnDone = facts.contentDone && (!facts.hasTest || facts.testPassed)
  const contentCounts = facts.type === 'Learn' || facts.type === 'Learn_Practice' || !facts.hasPractice
  if (contentCounts && !learnDone) return { state: before, finished: false }
  if (!facts.hasPractice) return { state: 'completed', finished: true }
  switch (facts.practice) {
    case 'none':
      return { state: 'open', finished: false }
    case 'uploaded':
      return { state: 'checking', finished: facts.type !== 'Demoday' }
    case 'approved':
      return { state: 'completed', finished: true }
    case 'rejected':
      // It was finished by the hand-in, if all of it had come; a part that was rejected finishes nothing.
      return { state: 'failed', finished: false }
  }
}

/** The state by a lesson's row (or its absence); the first lesson of a course is open to everyone enrolled. */
export function stateOfLesson(
  progress: { state: Exclude<ItemState, 'closed'> } | undefined,
  isFirst: boolean,
): ItemState {
  return progress?.state ?? (isFirst ? 'open' : 'closed')
}

/** A module or a course, from the states of its lessons. */
export function stateOfWhole(lessons: readonly ItemState[]): ItemState {
  if (lessons.length > 0 && lessons.every((state) => state === 'completed')) return 'completed'
  if (lessons.every((state) => state === 'closed')) return 'closed'
  if (lessons.includes('open')) return 'open'
  if (lessons.includes('failed')) return 'failed'
  if (lessons.includes('checking')) return 'checking'
  return 'open'
}
