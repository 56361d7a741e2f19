import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { passkey } from './passkey.ts'

/** Who took the second factor off a colleague, and when. */
export const takenOff = z.nullable(z.object({ at: time, by: z.string() }))

/** How a member of staff proves who they are beside the password. */
export const secondFactor = z.object({
  /** Since when an app on their phone gives codes; null: none does. */
  app_since: z.nullable(time),
  /** Those that sign in its place. A server of before has none. */
  passkeys: z._default(z.array(passkey), []),
  /** The domain at which they work; null: the school's address has none. */
  passkey_domain: z._default(z.nullable(z.string()), null),
  recovery_codes_left: z.int(),
  /** Whether the school requires one of them. */
  required: z.boolean(),
  /** As long as there is no other. */
  taken_off: takenOff,
})
export type SecondFactor = z.infer<typeof secondFactor>

/** Shown once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
