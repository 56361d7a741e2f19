/** However long a server asks for: nothing of a student's waits longer without a try. */
const LONGEST_S = 120

/** By the clock of this page, which cannot be set. */
let until_ms = 0

/** The server asked to be left alone for so many seconds (Retry-After). It asks it of everybody at once. */
export function leaveServerAlone(s: number): void {
  if (s > 0) until_ms = Math.max(until_ms, performance.now() + Math.min(s, LONGEST_S) * 1000)
}

/** How long it is still to be left alone. */
export function serverPause_ms(): number {
  return Math.max(0, until_ms - performance.now())
}
