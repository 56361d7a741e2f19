import { SchoolError, staffActions, type SchoolTimeZone } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import type { SettingRecord } from '../../database/settings-store.ts'
import { zoneAt } from '../../time-zone.ts'
import { recordAudit } from '../audit/index.ts'
import { planZoneChange, settledUntil } from '../calendar/index.ts'
import {
  isKnownZone,
  presentSaved,
  requireRevision,
  timeZoneOf,
  timeZoneSetting,
  type StoredTimeZone,
} from '../school/index.ts'

interface Standing {
  value: StoredTimeZone | null
  saved: SettingRecord
}

/** The school's time zone. @param configured the zone of the server's configuration */
export function timeZoneStaffActions(configured: string) {
  const show = async (db: Executor, now: Date, { value, saved }: Standing): Promise<SchoolTimeZone> => {
    const last = value?.changes.at(-1)
    const next = last && last.from > now ? last : undefined
    return {
      ...(await presentSaved(db, saved)),
      zone: zoneAt(timeZoneOf(value, configured), now),
      usual: configured,
      is_usual: last ? last.zone === null : (value?.first ?? configured) === configured,
      next: next ? { zone: next.zone ?? configured, from: next.from.toISOString() } : null,
    }
  }

  return {
    time_zone: handle(
      staffActions.time_zone,
      async ({ db, now }) => await show(db, now, await timeZoneSetting.findRecord(db)),
    ),

    time_zone_save: handle(
      staffActions.time_zone_save,
      async ({ db, actor, now }, { zone, revision, dry_run }) => {
        if (zone !== null && !(await isKnownZone(db, zone)))
          throw new SchoolError('validation.failed', { fields: { zone: 'invalid' } })
        return await db.transaction().execute(async (transaction) => {
          const before = await timeZoneSetting.lock(transaction)
          const value = changedTo(zone, before.value, { now, configured })
          if (JSON.stringify(value) === JSON.stringify(before.value))
            return await show(transaction, now, before)
          await requireRevision(transaction, before.saved, revision, await show(transaction, now, before))
          if (dry_run) return await show(transaction, now, { value, saved: before.saved })
          await timeZoneSetting.save(transaction, value, { staffId: actor.id, at: now })
          await recordAudit(transaction, {
            at: now,
            staffId: actor.id,
            action: 'time_zone_save',
            subject: { kind: 'school' },
            before: lastOf(before.value, configured),
            after: lastOf(value, configured),
          })
          return await show(transaction, now, await timeZoneSetting.findRecord(transaction))
        })
      },
    ),
  }
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

function lastOf(
  stored: StoredTimeZone | null,
  configured: string,
): { time_zone: string; holds_from: string | null } {
  const last = stored?.changes.at(-1)
  return {
    time_zone: (last ? last.zone : stored?.first) ?? configured,
    holds_from: last?.from.toISOString() ?? null,
  }
}
