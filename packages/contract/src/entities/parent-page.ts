import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** A link by which a parent reads of a student; what it holds is known to its reader alone. */
export const parentPageLink = z.object({
  id: z.int(),
  created_at: time,
  created_by: z.string(),
  expires_at: time,
  /** Null until it is opened. */
  visited_at: z.nullable(time),
})
export type ParentPageLink = z.infer<typeof parentPageLink>
