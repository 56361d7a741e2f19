import * as z from 'zod/mini'
import { staffAccess } from '../access.ts'
import { defineAction } from '../action.ts'
import { auditActionNames, auditEntry, auditSubjectKinds } from '../entities/audit.ts'
import { id } from '../fields.ts'

export const auditLog = defineAction('audit_log', {
  ...staffAccess.audit_log,
  summary: 'What staff changed by hand, newest first; `next` is the `before` of the following page',
  input: z.object({
    action: z.optional(z.enum(auditActionNames)),
    staff_id: z.optional(id),
    subject_kind: z.optional(z.enum(auditSubjectKinds)),
    subject_id: z.optional(id),
    /** Only entries older than this one. */
    before: z.optional(id),
  }),
  output: z.object({ rows: z.array(auditEntry), next: z.nullable(z.int()) }),
  errors: [],
})
