import { sql, type RawBuilder } from 'kysely'
import type { TimeZone } from '../time/time-zone.ts'

/** The school day of a moment inside a statement: what `schoolDay` of the calendar is outside of one. */
export function localDay(moment: RawBuilder<unknown>, timeZone: TimeZone): RawBuilder<string> {
  if (typeof timeZone === 'string') return sql<string>`(${moment} at time zone ${timeZone})::date`
  const since = timeZone.changes.toReversed().map(
    ({ from, zone, floor }) => sql`
        when ${moment} >= ${from}::timestamptz then greatest((${moment} at time zone ${zone})::date, ${floor}::date)`,
  )
  const first = sql<string>`(${moment} at time zone ${timeZone.first})::date`
  return since.length === 0 ? first : sql<string>`case ${sql.join(since, sql` `)} else ${first} end`
}
