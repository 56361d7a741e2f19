import type { Exercise } from '@qadam/contract'

type Step = Pick<Exercise, 'id' | 'fading'>

/** An exercise with the steps of its problem that follow it; none where it follows another of them. */
export function stepsFrom<One extends Step>(exercises: readonly One[], { id, fading }: Step): One[] {
  const at = exercises.findIndex((each) => each.id === id)
  if (fading === undefined) return exercises.slice(at, at + 1)
  if (exercises[at - 1]?.fading === fading) return []
  const end = exercises.findIndex((each, place) => place > at && each.fading !== fading)
  return exercises.slice(at, end < 0 ? undefined : end)
}
