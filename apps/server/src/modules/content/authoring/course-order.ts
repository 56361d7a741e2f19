import { isDeepStrictEqual } from 'node:util'
import { isPermutation } from '../../base/school/index.ts'

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

/** Whether all modules and lessons stand where they are wanted already. */
export function isSameOrder(now: readonly CourseOrder[], wanted: readonly CourseOrder[]): boolean {
  return isDeepStrictEqual(now, wanted)
}
