import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { typedSetting } from '../../database/settings-store.ts'
import { isTimeZone, type ReadTimeZone, type TimeZone } from '../../time-zone.ts'

const zone = z.string().refine(isTimeZone)
const schema = z.object({
  first: zone,
  changes: z.array(
    z.object({
      from: z.coerce.date(),
      /** Null: the zone of the configuration. */
      zone: z.nullable(zone),
      floor: z.iso.date(),
    }),
  ),
})

/** The zones that the school went by, with the changes still to come; null where an admin never changed it. */
export type StoredTimeZone = z.infer<typeof schema>

export const timeZoneSetting = typedSetting<StoredTimeZone | null>('time_zone', schema, null)

/** @param configured the zone of the server's configuration */
export function timeZoneOf(stored: StoredTimeZone | null, configured: string): TimeZone {
  if (!stored) return configured
  const changes = stored.changes.map((change) => ({ ...change, zone: change.zone ?? configured }))
  return { first: stored.first, changes }
}

/** A change is known to every process at least this much before it holds: `planZoneChange` leaves ten minutes. */
const remembered_ms = 30_000

interface Reader {
  db: Database
  configured: string
  clock: () => Date
}

/**
 * The school's time zone, for one process. Each reads it at least twice a minute, and a change holds minutes after it was
 * saved: no two processes ever count a moment to different days.
 */
export function timeZoneReader({ db, configured, clock }: Reader): ReadTimeZone {
  let known: { timeZone: TimeZone; at: number } | undefined
  return async () => {
    const now = clock().getTime()
    if (!known || Math.abs(now - known.at) > remembered_ms)
      known = { timeZone: timeZoneOf(await timeZoneSetting.find(db), configured), at: now }
    return known.timeZone
  }
}
