/** A time zone by its name; undefined, which is the device's own, where the browser is older than the name. */
export function knownZone(name: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return undefined
  }
}
