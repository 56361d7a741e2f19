import * as z from 'zod/mini'
import { revision, text, time } from '../fields.ts'
import { savedBy } from './saved-by.ts'

/** Where the school's days begin and end. */
export const schoolTimeZone = z.object({
  ...savedBy,
  /** The zone that holds now, by its IANA name. */
  zone: z.string(),
  /** That of the server's configuration, which holds where nobody has set another. */
  usual: z.string(),
  /** Whether the school follows the configuration, now or from the change on that is to come. */
  is_usual: z.boolean(),
  /** A change to come; of two the last. */
  next: z.nullable(z.object({ zone: z.string(), from: time })),
})
export type SchoolTimeZone = z.infer<typeof schoolTimeZone>

export const timeZoneDraft = z.object({
  revision,
  /** Null: the usual one. */
  zone: z.nullable(text(64, 1)),
  /** Says when it would hold, and changes nothing. */
  dry_run: z.boolean(),
})
