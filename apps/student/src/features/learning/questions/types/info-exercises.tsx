import type { Question } from '@qadam/contract'
import { use, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { ExerciseContext } from '../exercise-context.ts'

interface InfoExercisesProps {
  /** What holds the text. */
  text: RefObject<HTMLElement | null>
  accountId: number
  question: Question
  onRefused: (error: unknown) => void
}

/** The exercises of an info: each where the text has its place, else below it. */
export function InfoExercises({ text, accountId, question, onRefused }: InfoExercisesProps): ReactNode {
  const Exercise = use(ExerciseContext)
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>()
  useLayoutEffect(() => {
    const found = text.current?.querySelectorAll<HTMLElement>('[data-exercise]') ?? []
    setPlaces(new Map([...found].map((place) => [place.dataset['exercise'] ?? '', place])))
  }, [text, question.question])
  const { exercises = [] } = question.other
  if (!Exercise || !places) return null
  return exercises.map((exercise) => {
    const place = places.get(exercise.id)
    const shown = <Exercise {...{ accountId, exercise, exercises, onRefused }} questionId={question.id} />
    return place ? (
      createPortal(shown, place, exercise.id)
    ) : (
      <div key={exercise.id} className="px-4 sm:px-0">
        {shown}
      </div>
    )
  })
}
