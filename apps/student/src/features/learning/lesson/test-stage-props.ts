import type { Lesson, Question } from '@qadam/contract'
import type { ReactNode } from 'react'
import type { WayBack } from './lesson-frame.tsx'

export interface TestStageProps {
  closeTo: WayBack
  courseId: number
  accountId: number
  lesson: Lesson
  /** When the lesson was asked for, by this device's clock in milliseconds. */
  readAt: number
  questions: readonly Question[]
  /** Shows the questions of earlier lessons that this test opens with, and calls when it may begin. */
  earlier?: ((onDone: () => void) => ReactNode) | undefined
  /** A third step follows the test: the practice. */
  hasPractice: boolean
  onPractice: () => void
  /** To this info, else to the first step. */
  onBackToLearn: ((questionId?: number) => void) | undefined
}
