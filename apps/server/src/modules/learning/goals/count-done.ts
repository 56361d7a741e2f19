import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import { countFinishedLessons } from '../courses/index.ts'
import { findEarners } from '../../rewards/streaks/index.ts'
import { countHandedIn } from '../submissions/index.ts'
import { countTestWork } from '../attempts/index.ts'
import type { Done } from './plan-goals.ts'

/** A school day and the moments that count for its goals. */
export interface DayWindow {
  day: SchoolDay
  starts_at: Date
  ends_at: Date
}

/** What students did in a day, from what the modules that it belongs to know of it. */
export async function countDone(
  db: Executor,
  personIds: readonly number[],
  { day, starts_at: from, ends_at: before }: DayWindow,
): Promise<(personId: number) => Done> {
  const span = { from, before }
  const lessons = await countFinishedLessons(db, personIds, span)
  const tests = await countTestWork(db, personIds, span)
  const works = await countHandedIn(db, personIds, span)
  const earners = await findEarners(db, personIds, day)
  return (personId) => ({
    lesson: lessons.get(personId) ?? 0,
    answers: tests.get(personId)?.right ?? 0,
    practice: works.get(personId)?.works ?? 0,
    mend: works.get(personId)?.anew ?? 0,
    review: tests.get(personId)?.repeated ?? 0,
    streak: earners.has(personId) ? 1 : 0,
  })
}
