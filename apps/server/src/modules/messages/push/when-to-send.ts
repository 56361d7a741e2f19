import { pushLimits, type QuietHours } from '@qadam/contract'
import { zoneAt, type TimeZone } from '../../../time/time-zone.ts'

const { firstPause_s, pauseGrowth, longestPause_s } = pushLimits

/** Whether it is night in the school: no push is sent then. */
export function isQuiet(
  moment: Date,
  timeZone: TimeZone,
  { enabled, from_hour, to_hour }: QuietHours,
): boolean {
  if (!enabled) return false
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zoneAt(timeZone, moment),
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(moment),
  )
  const [isAfter, isBefore] = [hour >= from_hour, hour < to_hour]
  return from_hour < to_hour ? isAfter && isBefore : isAfter || isBefore
}

/** Backoff: seconds until the next try after `tries` of them; at least the provider's Retry-After, within reason. */
export function pauseAfter(tries: number, asked_s = 0): number {
  return Math.min(longestPause_s, Math.max(asked_s, firstPause_s * pauseGrowth ** (tries - 1)))
}
