import { serverLimits } from '@qadam/contract'

interface GroupPace {
  /** Students who can learn now. */
  students: number
  /** Of these who finished a lesson lately. */
  active: number
  /** Lessons a week that the group finished lately. */
  perWeek: number
}

/** Lessons that a group is to finish in a week; undefined where it has too few students. */
export function sizeGroupGoal({ students, active, perWeek }: GroupPace): number | undefined {
  const { leastStudents, growth, least, mostOfStudent } = serverLimits.goals.group
  if (students < leastStudents) return undefined
  // Rounded first: 50 * 1.1 is a hair more than 55.
  const grown = Math.ceil(Math.round(perWeek * growth * 100) / 100)
  return Math.min(Math.max(grown, active, least), students * mostOfStudent)
}
