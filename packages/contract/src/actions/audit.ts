import * as z from 'zod/mini'
import { staffAccess } from '../staff-access.ts'
import { defineAction } from '../action.ts'
import { auditActionNames, auditEntry, auditSubjectKinds } from '../entities/audit.ts'
import { day, id, text } from '../fields.ts'

export const auditLog = defineAction('audit_log', {
  ...staffAccess.audit_log,
  summary: 'What staff changed by hand, newest first; `next` is the `before` of the following page',
  input: z.object({
    action: z.optional(z.enum(auditActionNames)),
    staff_id: z.optional(id),
    subject_kind: z.optional(z.enum(auditSubjectKinds)),
    subject_id: z.optional(id),
    /** First and last school day. */
    from: z.optional(day),
    to: z.optional(day),
    /** Words of the names of who did it and of whom it is about, or of the reason. */
    query: z.optional(text(100)),
    /** Only entries older than this one. */
    before: z.optional(id),
  }),
  output: z.object({
    rows: z.array(auditEntry),
    next: z.nullable(z.int()),
    /** Staff with an entry in the log, by name. */
    staff: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: [],
})
