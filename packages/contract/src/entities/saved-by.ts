import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** Who saved something last. */
export const savedBy = {
  /** Counts the saves. */
  revision: z.int(),
  saved_by: z.nullable(z.string()),
  saved_at: z.nullable(time),
}
