import { smsLimits } from '@qadam/contract'

const { again_s, hour_s, day_s, codesOfPhoneAnHour, codesOfPhoneADay } = smsLimits.reset

/**
 * Seconds until another code may be requested, 0 if now. By the phone alone: behind one address are thousands.
 * @param asked when codes were requested for the phone before, within a day
 */
export function secondsToNextCode(asked: readonly Date[], now: Date): number {
  return Math.max(
    waitFor(1, again_s, asked, now),
    waitFor(codesOfPhoneAnHour, hour_s, asked, now),
    waitFor(codesOfPhoneADay, day_s, asked, now),
  )
}

/** So many may come within the window; then the oldest of them has to leave it. */
function waitFor(allowed: number, window_s: number, moments: readonly Date[], now: Date): number {
  const ends = moments
    .map((moment) => moment.getTime() + window_s * 1000 - now.getTime())
    .filter((left) => left > 0)
    .sort((a, b) => b - a)
  const deciding = ends[allowed - 1]
  return deciding === undefined ? 0 : Math.ceil(deciding / 1000)
}
