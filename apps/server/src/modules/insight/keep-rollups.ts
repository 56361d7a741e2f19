import type { Database, Executor } from '../../database/database.ts'
import { addDays, schoolDay, startOfDay, type SchoolDay, type SchoolMoment } from '../calendar/index.ts'
import { findFirstDecision, rollReviewDay, type DaySpan } from './review-days-store.ts'
import { lockRollup, saveRollup } from './rollups-store.ts'

/** Figures that are kept by school day, each day counted whole from what it tells of. */
interface Rollup {
  name: string
  /** The first moment there is something to count. */
  begins: (db: Executor) => Promise<Date | undefined>
  roll: (db: Executor, day: DaySpan) => Promise<void>
}

const rollups: readonly Rollup[] = [{ name: 'reviews', begins: findFirstDecision, roll: rollReviewDay }]

/** What was asked for in the last moments of a day is written before the day is final. */
const settling_ms = 10 * 60_000

/**
 * Brings the kept figures up to now: each day that is not final is counted anew, a day a transaction. A run that died, or
 * two at once, change nothing: a day's figures are what the school's own tables say of it.
 */
export async function keepRollups(db: Database, { now, timeZone }: SchoolMoment): Promise<void> {
  const today = schoolDay(now, timeZone)
  const finalUntil = schoolDay(new Date(now.getTime() - settling_ms), timeZone)
  for (const { name, begins, roll } of rollups) {
    const first = await begins(db)
    if (!first) continue
    let day: SchoolDay | undefined
    do {
      day = await db.transaction().execute(async (transaction) => {
        const from = await lockRollup(transaction, name)
        const next = later(day && addDays(day, 1), from) ?? schoolDay(first, timeZone)
        if (next > today) return undefined
        const span = {
          day: next,
          start: startOfDay(next, timeZone),
          end: startOfDay(addDays(next, 1), timeZone),
        }
        await roll(transaction, span)
        if (next < finalUntil) await saveRollup(transaction, name, addDays(next, 1))
        return next
      })
    } while (day !== undefined)
  }
}

function later(one: SchoolDay | undefined, other: SchoolDay | undefined): SchoolDay | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one > other ? one : other
}
