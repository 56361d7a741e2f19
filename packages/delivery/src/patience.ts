/** With a connection most things are gone before anybody could read that they wait. */
export const PATIENCE_MS = 10_000

/**
 * Whether what was given then may still be under way: it is shown as being sent, and as waiting only after that or once a
 * try of it has failed. A clock that was set back meanwhile makes nothing be sent for ever.
 * @param since ISO; what another version of the app stored may be anything.
 */
export function isOnItsWay(since: unknown, now: number = Date.now()): boolean {
  return typeof since === 'string' && Math.abs(now - Date.parse(since)) < PATIENCE_MS
}
