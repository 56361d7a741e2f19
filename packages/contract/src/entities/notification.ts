import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** A message of the school to one recipient, in their language. */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  detail: z.string(),
  /** Where in the app it leads, such as `/courses/1/modules/2`; null where there is nothing to open. */
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  created_at: time,
})
export type Notification = z.infer<typeof notification>
