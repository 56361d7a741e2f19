import { smsLimits } from '@qadam/contract'

const { again_s, hour_s, day_s, codesOfPhoneAnHour, codesOfPhoneADay, codesOfAddressAnHour } = smsLimits.reset

/** When codes were requested before, within a day. */
export interface AskedBefore {
  ofPhone: readonly Date[]
  ofAddress: readonly Date[]
}

/** Seconds until another code may be requested, 0 if now. */
export function secondsToNextCode({ ofPhone, ofAddress }: AskedBefore, now: Date): number {
  return Math.max(
    waitFor(1, again_s, ofPhone, now),
    waitFor(codesOfPhoneAnHour, hour_s, ofPhone, now),
    waitFor(codesOfPhoneADay, day_s, ofPhone, now),
    waitFor(codesOfAddressAnHour, hour_s, ofAddress, now),
  )
}

/** The same for a guess at a code. */
export function secondsToNextTry(triesOfAddress: readonly Date[], now: Date): number {
  return waitFor(smsLimits.reset.triesOfAddressAnHour, hour_s, triesOfAddress, now)
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
