import type { ReviewStats } from '@qadam/contract'

/** The share of decisions within the promise over the days shown (null where nothing was decided), and today's count. */
export function figuresOf({ days }: Pick<ReviewStats, 'days'>): {
  share: number | null
  decidedToday: number
} {
  const decided = days.reduce((sum, day) => sum + day.decided, 0)
  const inTime = days.reduce((sum, day) => sum + day.decided_in_time, 0)
  return { share: decided === 0 ? null : inTime / decided, decidedToday: days.at(-1)?.decided ?? 0 }
}
