import { pushLimits } from '@qadam/contract'

const { quietFromHour, quietToHour, firstPause_s, pauseGrowth, longestPause_s } = pushLimits

/** Whether it is night in the school: nobody is woken by a push. */
export function isQuiet(moment: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment),
  )
  return hour >= quietFromHour || hour < quietToHour
}

/** Seconds until the next try after `tries` of them; at least what the provider asks for, within reason. */
export function pauseAfter(tries: number, asked_s = 0): number {
  return Math.min(longestPause_s, Math.max(asked_s, firstPause_s * pauseGrowth ** (tries - 1)))
}
