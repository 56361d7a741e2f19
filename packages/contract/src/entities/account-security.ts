import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { groupName } from './user.ts'

/** A session of the student: a browser in which they are signed in. */
export const signedInDevice = z.object({
  id: z.int(),
  /** Its common name; null where it is unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  started_at: time,
  /** Whether it is the caller's own. */
  here: z.boolean(),
})
export type SignedInDevice = z.infer<typeof signedInDevice>

const contactPerson = z.object({ id: z.int(), name: z.string(), phone: z.string(), avatar: z.string() })
export type ContactPerson = z.infer<typeof contactPerson>

/** Null where the school has named none. */
export const studentInfo = z.object({
  group: z.nullable(groupName),
  curator: z.nullable(contactPerson),
  mentor: z.nullable(contactPerson),
})
export type StudentInfo = z.infer<typeof studentInfo>
