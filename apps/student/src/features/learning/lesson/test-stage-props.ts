import type { Lesson, Question } from '@qadam/contract'

export interface TestStageProps {
  closeTo: string
  accountId: number
  lesson: Lesson
  /** When the lesson was asked for, by this device's clock in milliseconds. */
  readAt: number
  questions: readonly Question[]
  /** A third step follows the test: the practice. */
  hasPractice: boolean
  onPractice: () => void
  onBackToLearn: (() => void) | undefined
}
