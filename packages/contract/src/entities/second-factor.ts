import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** Who took the second factor off a colleague, and when. */
export const takenOff = z.nullable(z.object({ at: time, by: z.string() }))

/** How a member of staff proves who they are beside the password. */
export const secondFactor = z.object({
  /** Since when an app on their phone gives codes; null: none does. */
  app_since: z.nullable(time),
  recovery_codes_left: z.int(),
  /** Whether the school requires one of them. */
  required: z.boolean(),
  /** As long as there is no other. */
  taken_off: takenOff,
})
export type SecondFactor = z.infer<typeof secondFactor>

/** Shown once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
