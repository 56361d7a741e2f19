import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** What a student has of a course that they finished. */
export const certificate = z.object({
  id: z.int(),
  /** In groups, as people write it; the page that proves it is `/certificate/CODE`. */
  code: z.string(),
  course: z.object({ id: z.int(), title: z.string() }),
  /** Whose it is, as the school calls them. */
  name: z.string(),
  issued_at: time,
  /** Null while it holds. */
  revoked_at: z.nullable(time),
  /**
   * Null while it holds: since when a work of the course that was approved is to be done again. Absent from a server of
   * an older version.
   */
  withdrawn_at: z.optional(z.nullable(time)),
  /** Whether search engines may find its page. */
  listed: z.boolean(),
})
export type Certificate = z.infer<typeof certificate>

/** The same for staff. */
export const staffCertificate = z.extend(certificate, {
  revoked_by: z.nullable(z.string()),
  revoke_reason: z.nullable(z.string()),
  /** The lessons whose approval was taken back; absent from a server of an older version. */
  withdrawn_for: z.optional(z.array(z.string())),
})
export type StaffCertificate = z.infer<typeof staffCertificate>
