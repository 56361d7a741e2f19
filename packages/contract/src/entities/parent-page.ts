import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { openEnum } from '../open-enum.ts'

/** A link by which a parent reads of a student; what it holds is known to its reader alone. */
export const parentPageLink = z.object({
  id: z.int(),
  created_at: time,
  created_by: z.string(),
  expires_at: time,
  /** Null until it is opened. */
  visited_at: z.nullable(time),
  /** `consent`: it asks for that, and shows nothing else. */
  purpose: z._default(openEnum(z.enum(['page', 'consent']), 'page'), 'page'),
})
export type ParentPageLink = z.infer<typeof parentPageLink>

/** What a parent answered when the school asked for consent. */
export const consentAnswer = z.object({
  given: z.boolean(),
  at: time,
  /** Who gave out the link by which it was answered. */
  asked_by: z.string(),
})
export type ConsentAnswer = z.infer<typeof consentAnswer>
