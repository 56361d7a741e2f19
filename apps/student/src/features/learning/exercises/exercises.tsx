import type { ReactNode } from 'react'
import type { ExerciseProps } from '../questions/exercise-context.ts'
import { Fading } from './fading.tsx'
import { LessonExercise } from './lesson-exercise.tsx'
import { stepsFrom } from './steps-from.ts'

/** An exercise of an info, or one problem in steps, where the first of them stands. */
export default function Exercises({ exercises, exercise, ...props }: ExerciseProps): ReactNode {
  const steps = stepsFrom(exercises, exercise)
  if (steps.length === 0) return null
  return steps.length > 1 ? (
    <Fading {...props} steps={steps} />
  ) : (
    <LessonExercise {...props} exercise={exercise} />
  )
}
