import type { ReviewStats } from '@qadam/contract'
import { floorPercent } from '../../../../platform/floor-percent.ts'

/**
 * How many percent of the works met the promise over the days shown, and today's count. What waits beyond its due time
 * has missed it already, whenever it is answered; undefined where there is neither.
 */
export function figuresOf({ days, overdue }: Pick<ReviewStats, 'days' | 'overdue'>): {
  share: number | undefined
  decidedToday: number
} {
  const decided = days.reduce((sum, day) => sum + day.decided, 0)
  const inTime = days.reduce((sum, day) => sum + day.decided_in_time, 0)
  return { share: floorPercent(inTime, decided + overdue), decidedToday: days.at(-1)?.decided ?? 0 }
}
