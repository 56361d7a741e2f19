import { recallLimits } from '@qadam/contract'
import { default_w, forgetting_curve, fsrs, Rating, type FSRS } from 'ts-fsrs'
import { addDays, daysBetween, type SchoolDay } from '../../base/calendar/index.ts'

/** How an answer went: right without help, right after the author's nudge, or wrong. */
export type Recalled = 'right' | 'hinted' | 'wrong'

/** When a card comes back, and what that is reckoned from. */
export interface Schedule {
  /** Days after which it is known 9 times in 10. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** The school day of the answer that moved it last. */
  last_day: SchoolDay
  due_on: SchoolDay
}

// To type an answer is harder than to choose one, and whoever recalled it did: nothing is easy.
const ratings = { right: Rating.Good, hinted: Rating.Hard, wrong: Rating.Again } as const

const schedulers = new Map<number, FSRS>()

/** Whole days alone: a card is asked on a school day, at whatever hour. */
function schedulerFor(retention: number): FSRS {
  let scheduler = schedulers.get(retention)
  if (!scheduler) {
    scheduler = fsrs({
      request_retention: retention / 100,
      enable_fuzz: false,
      enable_short_term: false,
      maximum_interval: recallLimits.longest_days,
    })
    schedulers.set(retention, scheduler)
  }
  return scheduler
}

/** What a student's first answer to a question, or the next one, makes of its card: FSRS (github.com/open-spaced-repetition).
 * @param before undefined where it was never answered
 * @param day the school day of the answer; where the card was moved on that day, or later, it stays as it is
 * @param retention percent of the cards that are to be known still when they come back
 */
export function scheduleAfter(
  before: Schedule | undefined,
  recalled: Recalled,
  day: SchoolDay,
  retention: number,
): Schedule {
  if (before && before.last_day >= day) return before
  const scheduler = schedulerFor(retention)
  const elapsed_days = before ? daysBetween(before.last_day, day) : 0
  const memory = before && { stability: before.stability, difficulty: before.difficulty }
  const { stability, difficulty } = scheduler.next_state(memory ?? null, elapsed_days, ratings[recalled])
  // What is not known is asked on the next day, however well it was known once.
  const interval_days =
    recalled === 'wrong' ? 1 : Math.max(1, scheduler.next_interval(stability, elapsed_days))
  return { stability, difficulty, last_day: day, due_on: addDays(day, interval_days) }
}

/** How likely a card is still known on a day, from 0 to 1, by its forgetting curve. */
export function recalledShare({ stability, last_day }: Schedule, day: SchoolDay): number {
  return forgetting_curve(default_w, Math.max(0, daysBetween(last_day, day)), stability)
}

/** What a right card is paid, so that a day never brings more than its most. */
export function pointsFor(
  { card_points, daily_points }: { card_points: number; daily_points: number },
  paidToday: number,
): number {
  return Math.max(0, Math.min(card_points, daily_points - paidToday))
}
