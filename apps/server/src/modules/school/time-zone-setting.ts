import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { typedSetting } from '../../database/settings-store.ts'
import type { Logger } from '../../logger.ts'
import { isTimeZone, type ReadTimeZone, type TimeZone } from '../../time-zone.ts'

// Also one that this Node does not know: it stays stored, and the rest of the history holds.
const zone = z.string()
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

/**
 * What this process goes by: where it does not know a zone, by the one before.
 * @param configured the zone of the server's configuration
 */
export function timeZoneOf(stored: StoredTimeZone | null, configured: string): TimeZone {
  if (!stored) return configured
  const changes = stored.changes.map((change) => ({ ...change, zone: change.zone ?? configured }))
  return {
    first: isTimeZone(stored.first) ? stored.first : configured,
    changes: changes.filter((change) => isTimeZone(change.zone)),
  }
}

function unknownZones(stored: StoredTimeZone | null): string[] {
  const names = stored ? [stored.first, ...stored.changes.map((change) => change.zone)] : []
  return names.filter((name) => name !== null).filter((name) => !isTimeZone(name))
}

/** A change is known to every process at least this much before it holds: `planZoneChange` leaves ten minutes. */
const remembered_ms = 30_000

interface Reader {
  db: Database
  configured: string
  clock: () => Date
  /** Is told once which zones it does not know. */
  log?: Pick<Logger, 'warn'>
}

/**
 * The school's time zone, for one process. Each reads it at least twice a minute, and a change holds minutes after it was
 * saved: no two processes ever count a moment to different days.
 */
export function timeZoneReader({ db, configured, clock, log }: Reader): ReadTimeZone {
  let known: { timeZone: TimeZone; at: number } | undefined
  const told = new Set<string>()
  return async () => {
    const now = clock().getTime()
    if (!known || Math.abs(now - known.at) > remembered_ms) {
      const stored = await timeZoneSetting.find(db)
      for (const zone of unknownZones(stored)) {
        if (told.has(zone)) continue
        told.add(zone)
        log?.warn({ zone }, 'this Node does not know a time zone of the school: the one before it holds on')
      }
      known = { timeZone: timeZoneOf(stored, configured), at: now }
    }
    return known.timeZone
  }
}
