import { overviewSpans } from '@qadam/contract'
import type { Database, Executor } from '../../database/database.ts'
import { addDays, schoolDay, startOfDay, type SchoolDay, type SchoolMoment } from '../calendar/index.ts'
import { findFirstAttempt, findFirstOpening, rollLessonDay, rollQuestionDay } from './learning-days-store.ts'
import { findFirstDecision, rollReviewDay, type DaySpan } from './review-days-store.ts'
import { lockRollup, saveRollup } from './rollups-store.ts'
import { findFirstPayment, findFirstStudent, rollPaymentDay, rollSchoolDay } from './school-days-store.ts'

/** Figures that are stored by school day, each day counted whole from its source tables. */
interface Rollup {
  name: string
  /** The first moment there is something to count. */
  begins: (db: Executor) => Promise<Date | undefined>
  roll: (db: Executor, day: DaySpan) => Promise<void>
  /** Days before today that each run counts anew, since their sources may still change. */
  again_days?: number
}

/** As far back as the overview shows: a span and the one before it. */
const SHOWN_DAYS = 2 * Math.max(...overviewSpans)

const rollups: readonly Rollup[] = [
  { name: 'reviews', begins: findFirstDecision, roll: rollReviewDay },
  { name: 'school', begins: findFirstStudent, roll: rollSchoolDay },
  { name: 'questions', begins: findFirstAttempt, roll: rollQuestionDay },
  { name: 'lessons', begins: findFirstOpening, roll: rollLessonDay },
  { name: 'payments', begins: findFirstPayment, roll: rollPaymentDay, again_days: SHOWN_DAYS },
]

/** Requests of the last moments of a day are written before the day is final. */
const settling_ms = 10 * 60_000

/** So many days in one transaction: the embedded database has one connection, which others need in between. */
const BATCH = 10

/**
 * Brings the rollups up to date: each day that is not final is counted anew. Idempotent, also after a crash or with two
 * runs at once: a day's figures depend on the school's own tables only.
 */
export async function keepRollups(db: Database, { now, timeZone }: SchoolMoment): Promise<void> {
  const today = schoolDay(now, timeZone)
  const finalUntil = schoolDay(new Date(now.getTime() - settling_ms), timeZone)
  for (const { name, begins, roll, again_days } of rollups) {
    const first = await begins(db)
    if (!first) continue
    const firstDay = schoolDay(first, timeZone)
    // A day is final once it is over, or so many days later.
    const final = again_days === undefined ? finalUntil : earlier(finalUntil, addDays(today, -again_days))
    for (let after = firstDay, isDone = false; !isDone;)
      isDone = await db.transaction().execute(async (transaction) => {
        const stored = await lockRollup(transaction, name, firstDay)
        const start = again_days === undefined ? stored : earlier(stored, addDays(today, -again_days))
        const from = later(start, after)
        const to = earlier(addDays(from, BATCH - 1), today)
        for (let day = from; day <= to; day = addDays(day, 1)) {
          const span = { day, start: startOfDay(day, timeZone), end: startOfDay(addDays(day, 1), timeZone) }
          await roll(transaction, span)
        }
        after = addDays(to, 1)
        await saveRollup(transaction, name, later(firstDay, earlier(after, final)))
        return to >= today
      })
  }
}

const earlier = (one: SchoolDay, other: SchoolDay): SchoolDay => (one < other ? one : other)
const later = (one: SchoolDay, other: SchoolDay): SchoolDay => (one > other ? one : other)
