import { pushLimits, type QuietHours } from '@qadam/contract'

const { firstPause_s, pauseGrowth, longestPause_s } = pushLimits

/** Whether it is night in the school: nobody is woken by a push. */
export function isQuiet(
  moment: Date,
  timeZone: string,
  { enabled, from_hour, to_hour }: QuietHours,
): boolean {
  if (!enabled) return false
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment),
  )
  const [isAfter, isBefore] = [hour >= from_hour, hour < to_hour]
  return from_hour < to_hour ? isAfter && isBefore : isAfter || isBefore
}

/** Seconds until the next try after `tries` of them; at least what the provider asks for, within reason. */
export function pauseAfter(tries: number, asked_s = 0): number {
  return Math.min(longestPause_s, Math.max(asked_s, firstPause_s * pauseGrowth ** (tries - 1)))
}
