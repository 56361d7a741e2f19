import { addressReader, oneOf, textLike, type AddressOf } from '../../../platform/address.ts'

/** Spans around a moment, in minutes. */
export const timelineSpans = [15, 60, 360] as const
export type TimelineSpan = (typeof timelineSpans)[number]

const clock = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** The address of a student's timeline; by default the last quarter of an hour. */
const fields = {
  /** `YYYY-MM-DD` */
  day: textLike(/^\d{4}-\d\d-\d\d$/),
  /** `HH:MM` by the school's clock. */
  clock,
  minutes: oneOf(timelineSpans, 15),
}
export type TimelineSearch = AddressOf<typeof fields>
export const parseTimelineSearch = addressReader(fields)

export const isClock = (text: string): boolean => clock(text) !== undefined

/** The moment that lies so many minutes later, or earlier: never another day, since each has its own beginning. */
export function shiftClock(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  const moved = Math.min(Math.max(hours * 60 + rest + minutes, 0), 24 * 60 - 1)
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
