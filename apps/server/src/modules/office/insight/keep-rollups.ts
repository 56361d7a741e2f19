import { limits } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import {
  addDays,
  schoolDay,
  startOfDay,
  type SchoolDay,
  type SchoolMoment,
} from '../../base/calendar/index.ts'
import { findFirstAttempt, findFirstOpening, rollLessonDay, rollQuestionDay } from './learning-days-store.ts'
import { findFirstDecision, rollReviewDay, type DaySpan } from './review-days-store.ts'
import { lockRollup, saveRollup } from './rollups-store.ts'
import { findFirstStudent, rollSchoolDay } from './school-days-store.ts'
import { countStanding, saveStanding } from './standing-store.ts'

/** Figures that are stored by school day, each day counted whole from its source tables. */
interface Rollup {
  name: string
  /** The first moment there is something to count. */
  begins: (db: Executor) => Promise<Date | undefined>
  roll: (db: Executor, day: DaySpan) => Promise<void>
}

const rollups: readonly Rollup[] = [
  { name: 'reviews', begins: findFirstDecision, roll: rollReviewDay },
  { name: 'school', begins: findFirstStudent, roll: rollSchoolDay },
  { name: 'questions', begins: findFirstAttempt, roll: rollQuestionDay },
  { name: 'lessons', begins: findFirstOpening, roll: rollLessonDay },
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
  for (const { name, begins, roll } of rollups) {
    const first = await begins(db)
    if (!first) continue
    const firstDay = schoolDay(first, timeZone)
    for (let after = firstDay, isDone = false; !isDone;)
      isDone = await db.transaction().execute(async (transaction) => {
        const stored = await lockRollup(transaction, name, firstDay)
        const from = later(stored, after)
        const to = earlier(addDays(from, BATCH - 1), today)
        for (let day = from; day <= to; day = addDays(day, 1)) {
          const span = { day, start: startOfDay(day, timeZone), end: startOfDay(addDays(day, 1), timeZone) }
          await roll(transaction, span)
        }
        after = addDays(to, 1)
        await saveRollup(transaction, name, later(firstDay, earlier(after, finalUntil)))
        return to >= today
      })
  }
  // Last: what was counted at this moment is all that the overview shows.
  await saveStanding(db, await countStanding(db, dueDays(today)), now)
}

/** Before which day a payment is past, and until which one it is near. */
export const dueDays = (today: SchoolDay) => ({
  today,
  soonUntil: addDays(today, limits.payment.reminderDays),
})

const earlier = (one: SchoolDay, other: SchoolDay): SchoolDay => (one < other ? one : other)
const later = (one: SchoolDay, other: SchoolDay): SchoolDay => (one > other ? one : other)
