import * as z from 'zod/mini'
import { revision } from '../fields.ts'
import { quietHours } from './push.ts'
import { savedBy } from './saved-by.ts'

/** The quiet hours with their last save. */
export const savedQuietHours = z.object({ ...quietHours.shape, ...savedBy })
export type SavedQuietHours = z.infer<typeof savedQuietHours>

/** Those an admin sets, over the ones of a revision. */
export const quietHoursDraft = z
  .object({ ...quietHours.shape, revision })
  .check(z.refine(({ from_hour, to_hour }) => from_hour !== to_hour, { path: ['to_hour'] }))
