import type { PointsLevel } from '@qadam/contract'

/** What the first step costs; each further step costs so much more than the one before. */
const STEP = 100

/** With so many points a level begins: 0, 100, 300, 600, 1000 … */
const beginOf = (level: number): number => (STEP * level * (level - 1)) / 2

/**
 * The level that points come to: 1 without any, no highest one.
 * @param points a whole number that is not negative.
 */
export function levelOf(points: number): PointsLevel {
  // The greater root of beginOf(level) = points; a rounded root may be off by one.
  let number = Math.floor((1 + Math.sqrt(1 + (8 * points) / STEP)) / 2)
  while (beginOf(number) > points) number -= 1
  while (beginOf(number + 1) <= points) number += 1
  return { number, points, points_from: beginOf(number), points_to: beginOf(number + 1) }
}
