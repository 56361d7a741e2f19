import { limits } from '@qadam/contract'

/** A failed sign-in that shares the phone or the address (or both) with the one at hand. */
export interface LoginFailure {
  samePhone: boolean
  sameAddress: boolean
  failedAt: Date
}

/**
 * Seconds to wait before the next try, 0 if none. A limit is over when its oldest counted failure has left
 * the window.
 */
export function secondsToWait(failures: readonly LoginFailure[], now: Date): number {
  const { failuresForPhoneFromAddress, failuresForPhone, failuresForAddress } = limits.login
  return Math.max(
    waitFor(
      failuresForPhoneFromAddress,
      now,
      failures.filter((one) => one.samePhone && one.sameAddress),
    ),
    waitFor(
      failuresForPhone,
      now,
      failures.filter((one) => one.samePhone),
    ),
    waitFor(
      failuresForAddress,
      now,
      failures.filter((one) => one.sameAddress),
    ),
  )
}

/** The same on a device that the account has signed in from before, by the failures there. */
export function secondsToWaitOnDevice(failedAt: readonly Date[], now: Date): number {
  const failures = failedAt.map((moment) => ({ samePhone: true, sameAddress: true, failedAt: moment }))
  return waitFor(limits.login.failuresForDevice, now, failures)
}

/** Backoff: seconds between two tries of an address, after so many failures there. */
export function pauseAfter(failures: number): number {
  return limits.login.slowdown.find(({ from }) => failures >= from)?.pause_s ?? 0
}

function waitFor(allowed: number, now: Date, failures: readonly LoginFailure[]): number {
  const window_ms = limits.login.window_s * 1000
  const ends = failures
    .map((one) => one.failedAt.getTime() + window_ms - now.getTime())
    .filter((left) => left > 0)
    .sort((a, b) => b - a)
  const deciding = ends[allowed - 1]
  return deciding === undefined ? 0 : Math.ceil(deciding / 1000)
}
