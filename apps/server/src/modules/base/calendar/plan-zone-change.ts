import type { TimeZone, ZoneChange } from '../../../time/time-zone.ts'
import { addDays, dayIn, schoolDay } from './school-day.ts'
import { startOfDay } from './start-of-day.ts'

const hour_ms = 3_600_000

/** Before it holds, every process has read it several times. */
const notice_ms = 10 * 60_000

/** Up to when changes stay as they are: some process may not know in time that one was taken back. */
export const settledUntil = (now: Date): Date => new Date(now.getTime() + notice_ms)

/**
 * When another zone can hold: as soon as a school day ends. No day is lost, none comes twice, and none is so short that
 * nobody could learn on it: where the next one would be shorter than half a day, it keeps its first half.
 * @param timeZone as it is until then, without changes after `settledUntil`
 */
export function planZoneChange(now: Date, timeZone: TimeZone, zone: string): ZoneChange {
  const day = addDays(schoolDay(settledUntil(now), timeZone), 1)
  const midnight = startOfDay(day, timeZone)
  const isFair =
    dayIn(zone, midnight) <= day &&
    startOfDay(addDays(day, 1), zone).getTime() - midnight.getTime() >= 12 * hour_ms
  const from = isFair ? midnight : new Date(midnight.getTime() + 12 * hour_ms)
  return { from, zone, floor: schoolDay(new Date(from.getTime() - 1), timeZone) }
}
