/** A time zone by its name; undefined, which is the device's own, where the browser is older than the name. */
export function knownZone(timeZone: string): string | undefined {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone })
    return timeZone
  } catch {
    return undefined
  }
}
