/** Spans around a moment, in minutes. */
export const timelineSpans = [15, 60, 360] as const
export type TimelineSpan = (typeof timelineSpans)[number]

/** The address of a student's timeline; by default the last quarter of an hour. */
export interface TimelineSearch {
  /** `YYYY-MM-DD` */
  day?: string
  /** `HH:MM` by the school's clock. */
  clock?: string
  minutes?: TimelineSpan
}

export function parseTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const { day, clock } = search
  const minutes = timelineSpans.find((known) => known === Number(search['minutes']))
  return {
    ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
    ...(typeof clock === 'string' && isClock(clock) && { clock }),
    ...(minutes !== undefined && minutes !== 15 && { minutes }),
  }
}

export function isClock(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The moment that lies so many minutes later, or earlier: never another day, since each has its own beginning. */
export function shiftClock(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  const moved = Math.min(Math.max(hours * 60 + rest + minutes, 0), 24 * 60 - 1)
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
