import type { ExamSkill } from '@qadam/contract'

/**
 * A question that comes with the product. Its number never changes: by it a school is given what it does not have yet.
 * The right option comes first, here alone: ids are dealt at random, and every sitting has an order of its own.
 */
export type PlacementLine = readonly [
  number: number,
  skill: ExamSkill,
  question: string,
  right: string,
  ...wrong: string[],
]
