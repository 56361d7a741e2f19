import type { Risk } from '@qadam/contract'
import { daysBetween, schoolDay, type SchoolDay, type SchoolMoment } from '../../base/calendar/index.ts'

/** Signs that a student may need help. */
export interface RiskFacts {
  frozen: boolean
  created_at: Date
  last_active_at: Date | null
  /** Has begun, and no lesson is open or failed. */
  is_through: boolean
  /** Of the lesson with the most tests lost lately and none passed. */
  lost: { lesson: string; count: number; allowed: number } | null
  /** The oldest rejected submission that was not submitted again. */
  rejected: { lesson: string; at: Date } | null
  streak: { days: number; last_day: SchoolDay } | null
}

const day_ms = 24 * 3_600_000
const AWAY_DAYS = 7
const NEW_DAYS = 3
const REJECTED_DAYS = 3
/** The shortest streak to report, and for how many days after its end. */
const STREAK_DAYS = 5
const STREAK_SAID_DAYS = 14

/** Why a student needs help, the most urgent first; empty where there is no reason. */
export function risksOf(facts: RiskFacts, { now, timeZone }: SchoolMoment): Risk[] {
  // All else follows from it.
  if (facts.frozen) return [{ kind: 'frozen', count: 0, lesson: null }]
  const daysSince = (moment: Date) => Math.floor((now.getTime() - moment.getTime()) / day_ms)
  const risks: Risk[] = []
  const { lost, rejected, streak, last_active_at } = facts
  if (last_active_at === null) {
    const days = daysSince(facts.created_at)
    if (days >= NEW_DAYS) risks.push({ kind: 'never', count: days, lesson: null })
  } else if (!facts.is_through && daysSince(last_active_at) >= AWAY_DAYS)
    risks.push({ kind: 'away', count: daysSince(last_active_at), lesson: null })
  if (lost && lost.count >= lost.allowed)
    risks.push({ kind: 'attempts', count: lost.count, lesson: lost.lesson })
  if (rejected && daysSince(rejected.at) >= REJECTED_DAYS)
    risks.push({ kind: 'rejected', count: daysSince(rejected.at), lesson: rejected.lesson })
  if (streak && streak.days >= STREAK_DAYS) {
    const missed = daysBetween(streak.last_day, schoolDay(now, timeZone))
    if (missed > 1 && missed <= STREAK_SAID_DAYS)
      risks.push({ kind: 'streak', count: streak.days, lesson: null })
  }
  return risks
}

const weights: Record<Risk['kind'], number> = {
  frozen: 6,
  never: 5,
  away: 4,
  attempts: 3,
  rejected: 2,
  streak: 1,
}

/** How pressing it is: what is most pressing decides, then how many there are. */
export function weightOf(risks: readonly Risk[]): number {
  return Math.max(0, ...risks.map(({ kind }) => weights[kind])) * 10 + risks.length
}
