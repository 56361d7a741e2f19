import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { typedSetting } from '../../../database/settings-store.ts'
import type { Logger } from '../../../log/logger.ts'
import { isTimeZone, zoneAt, type ReadTimeZone, type TimeZone } from '../../../time/time-zone.ts'
import { planZoneChange, settledUntil } from '../calendar/index.ts'
import { defineSetting, type SchoolSetting } from './define-setting.ts'
import { isKnownZone } from './time-zones-store.ts'

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

/** The history as it is stored. */
export const timeZoneHistory = typedSetting<StoredTimeZone | null>('time_zone', schema, null)

const historyOf = (stored: unknown): StoredTimeZone | null => schema.safeParse(stored).data ?? null

/**
 * The zone that was chosen last; what is stored is all that held, and until when.
 * @param configured the zone of the server's configuration
 */
export function timeZoneSetting(configured: string): SchoolSetting<'time_zone'> {
  return defineSetting('time_zone', {
    stored: {
      read: (stored) => ({ zone: historyOf(stored)?.changes.at(-1)?.zone ?? null }),
      write: ({ zone }, { stored, now }) => changedTo(zone, historyOf(stored), { now, configured }),
    },
    check: async (db, { zone }) => (zone === null || (await isKnownZone(db, zone)) ? [] : ['zone']),
    words: ({ stored }) => {
      const last = historyOf(stored)?.changes.at(-1)
      return { zone: last?.zone ?? configured, holds_from: last?.from.toISOString() ?? null }
    },
    state: async ({ now }, { stored }) => {
      const history = historyOf(stored)
      const last = history?.changes.at(-1)
      return await Promise.resolve({
        zone: zoneAt(timeZoneOf(history, configured), now),
        configured,
        next:
          last && last.from > now ? { zone: last.zone ?? configured, from: last.from.toISOString() } : null,
      })
    },
  })
}

/** What is stored once `zone` is chosen. The past stays: each zone with the days that were counted by it. */
function changedTo(
  zone: string | null,
  stored: StoredTimeZone | null,
  { now, configured }: { now: Date; configured: string },
): StoredTimeZone | null {
  const settled = settledUntil(now)
  const past = (stored?.changes ?? []).filter(({ from }) => from <= settled)
  const standing = past.at(-1)
  // Where no change ever held, the school follows its configuration.
  const kept = { first: stored && standing ? stored.first : configured, changes: past }
  const named = zone ?? configured
  const isStanding = standing ? named === (standing.zone ?? configured) : zone === null || zone === kept.first
  if (isStanding) {
    if (!standing) return null
    // By the zone of its configuration it follows that again, also where a change that is taken back had fixed it.
    const stays = { ...standing, zone: named === configured ? null : named }
    return { ...kept, changes: [...past.slice(0, -1), stays] }
  }
  // The same change as the one to come is that one: a reply was lost.
  const coming = stored?.changes.find(({ from }) => from > settled)
  if (coming && coming.zone === zone) return stored
  // What followed the configuration stays by the zone that it was.
  const changes = past.map((change) => ({ ...change, zone: change.zone ?? configured }))
  const plan = planZoneChange(now, timeZoneOf({ first: kept.first, changes }, configured), zone ?? configured)
  return { first: kept.first, changes: [...changes, { ...plan, zone }] }
}

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
      const stored = await timeZoneHistory.find(db)
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
