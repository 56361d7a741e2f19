export interface CourseOrder {
  id: number
  lessons: readonly number[]
}

/** Whether a wanted order has all modules and lessons of the current one, each once. A lesson may change its module. */
export function isReordering(now: readonly CourseOrder[], wanted: readonly CourseOrder[]): boolean {
  const all = (order: readonly CourseOrder[]) => order.flatMap(({ lessons }) => lessons)
  return (
    isPermutation(
      now.map(({ id }) => id),
      wanted.map(({ id }) => id),
    ) && isPermutation(all(now), all(wanted))
  )
}

export function isPermutation(some: readonly number[], others: readonly number[]): boolean {
  const left = new Set(some)
  return some.length === others.length && others.every((id) => left.delete(id))
}
