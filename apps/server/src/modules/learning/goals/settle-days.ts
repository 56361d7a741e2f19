import { serverLimits } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { addDays, schoolDay, startOfDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { countDone } from './count-done.ts'
import { lengthenDay, listEnded, settleAll, type GoalsRecord } from './goals-store.ts'
import { dueOf, payGoals } from './pay-goals.ts'

/** Days of a batch: those that end alike share a statement each for lessons, tests, submissions and streaks. */
const BATCH = 200

/**
 * Pays the goals of days that are over to students who reached them and did not read them again. Each student's is a
 * transaction of its own; a day is settled after it was paid, so that the next run resumes after a crash.
 */
export async function settleEndedDays(db: Database, moment: SchoolMoment): Promise<void> {
  const endedBefore = new Date(moment.now.getTime() - serverLimits.goals.grace_s * 1000)
  for (;;) {
    const ended = await listEnded(db, endedBefore, BATCH)
    if (ended.length === 0) return
    for (const alike of Map.groupBy(ended, windowOf).values()) await settleAlike(db, alike, moment)
  }
}

const windowOf = ({ day, starts_at, ends_at }: GoalsRecord) =>
  `${day} ${starts_at.getTime()} ${ends_at.getTime()}`

async function settleAlike(
  db: Database,
  records: readonly GoalsRecord[],
  moment: SchoolMoment,
): Promise<void> {
  const [first] = records
  if (!first) return
  // A change of the school's zone has lengthened it since: it is still the same day.
  if (first.day >= schoolDay(moment.now, moment.timeZone))
    return await lengthenDay(db, records, startOfDay(addDays(first.day, 1), moment.timeZone))
  const done = await countDone(
    db,
    records.map(({ person_id }) => person_id),
    first,
  )
  for (const record of records)
    if (dueOf(record, done(record.person_id)).length > 0)
      await payGoals(db, record.person_id, record.day, moment)
  await settleAll(db, records, moment.now)
}
