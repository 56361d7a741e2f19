import * as z from 'zod/mini'
import { limits } from './limits.ts'

const MAX_ID = 2_147_483_647

/** A positive integer; urlencoded and multipart bodies bring it as a string of digits. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[1-9][0-9]{0,9}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.positive(), z.maximum(MAX_ID))),
)

/** A number of seconds, possibly as a string. */
export const seconds = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[0-9]{1,9}(\.[0-9]{1,6})?$/))]),
  z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(1e7))),
)

/** A whole number within bounds, possibly as a string. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^[0-9]{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )
}

/** Counts the saves of something that several devices may write; 0 before the first. */
export const revision = wholeNumber(0, MAX_ID)

/** ISO 8601, UTC. */
export const time = z.string()

/** The shape `YYYY-MM-DD`; whether the calendar has that day is the server's to check. */
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** The days that anybody may name: those around them have four digits for the year too, also a lifetime later. */
const namedDays = { first: '1900-01-01', last: '2199-12-31' }

/** A day that the calendar has: 31 February is none. */
export const calendarDay = day.check(
  z.refine((value) => {
    if (value < namedDays.first || value > namedDays.last) return false
    const time = Date.parse(`${value}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  }),
)

export const lang = z.enum(limits.languages)

/** Text of bounded length without NUL, which PostgreSQL cannot store. */
export function text(maxLength: number, minLength = 0) {
  return z.string().check(
    z.minLength(minLength),
    z.maxLength(maxLength),
    z.refine((value) => !value.includes('\u0000')),
  )
}

/** Yes or no of whatever kind a client sends it; what is neither is no. */
export const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((sent) => !/^(?:|0|false|no|off|undefined|null)$/i.test(String(sent))),
)

export const nothing = z.null()
export const noInput = z.object({})
