/** Upper bound of Retry-After: no delivery waits longer without a retry. */
const LONGEST_S = 120

/** By the clock of this page, which cannot be set. */
let until_ms = 0

/** The server sent Retry-After, in seconds: pauses all deliveries. */
export function leaveServerAlone(s: number): void {
  if (s > 0) until_ms = Math.max(until_ms, performance.now() + Math.min(s, LONGEST_S) * 1000)
}

/** How long it is still to be left alone. */
export function serverPause_ms(): number {
  return Math.max(0, until_ms - performance.now())
}
