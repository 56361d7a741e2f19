import type { Exercise } from '@qadam/contract'
import { createContext, type ComponentType } from 'react'

export interface ExerciseProps {
  accountId: number
  questionId: number
  exercise: Exercise
  /** All of its info: steps of one problem are shown with the first of them. */
  exercises: readonly Exercise[]
  /** The server refuses to count what is done here. */
  onRefused: (error: unknown) => void
}

/** What an exercise of an info is written in, where the screen has it. */
export const ExerciseContext = createContext<ComponentType<ExerciseProps> | undefined>(undefined)
