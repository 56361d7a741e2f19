const shapes = {
  /** 2026-11-21 */
  day: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  /** 14:30 */
  clock: ['ru', { hour: '2-digit', minute: '2-digit' }],
} as const
/** To make one takes longer than to draw a row; an admin can change the school's zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A time by the clock of a zone; by the device's own where its browser is older than the zone's name. */
export function formatDateIn(shape: keyof typeof shapes, time: Date, timeZone: string): string {
  const name = `${shape} ${timeZone}`
  const [language, parts] = shapes[shape]
  const format = formats.get(name) ?? makeFormat(language, parts, timeZone)
  formats.set(name, format)
  return format.format(time)
}

function makeFormat(
  language: string,
  parts: Intl.DateTimeFormatOptions,
  timeZone: string,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { ...parts, timeZone })
  } catch {
    return new Intl.DateTimeFormat(language, parts)
  }
}
