import { limits } from '@qadam/contract'

/** Days that lost something, and why. */
export interface ProposedRepair {
  from: string
  to: string
  reason: string
}

const DAY_MS = 24 * 3600 * 1000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day before a school day. */
export function dayBefore(day: string): string {
  return new Date(at(day) - DAY_MS).toISOString().slice(0, 10)
}

/** Whether the server would take these days: in order, over, and not too many. */
export function isRepairable(from: string, to: string, yesterday: string): boolean {
  const days = (at(to) - at(from)) / DAY_MS + 1
  // What is no day has no number.
  return days >= 1 && days <= limits.streak.maxRepairDays && to <= yesterday
}
