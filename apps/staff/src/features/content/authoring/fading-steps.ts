interface Step {
  id: string
  fading?: string | undefined
}

/** Whether an exercise is a further step of the problem of the one before it. */
export function isFurtherStep(exercises: readonly Step[], place: number): boolean {
  const fading = exercises[place]?.fading
  return fading !== undefined && exercises[place - 1]?.fading === fading
}

/** Whether further steps follow an exercise that is none itself. */
export function isFirstStep(exercises: readonly Step[], place: number): boolean {
  return !isFurtherStep(exercises, place) && isFurtherStep(exercises, place + 1)
}

/** The exercises with one joined to the one before it, or parted from it with the steps that follow it. */
export function withStep<Exercise extends Step>(
  exercises: readonly Exercise[],
  place: number,
  isJoined: boolean,
  newId: () => string,
): Exercise[] {
  const steps = exercises.map((_, each) => (each === place ? isJoined : isFurtherStep(exercises, each)))
  let fading: string | undefined
  return exercises.map((exercise, each) => {
    if (!steps[each]) fading = steps[each + 1] ? (exercise.fading ?? newId()) : undefined
    // Parted from its first steps, the rest is a problem of its own.
    if (each === place && !isJoined && fading !== undefined) fading = newId()
    return exercise.fading === fading ? exercise : { ...exercise, fading }
  })
}
