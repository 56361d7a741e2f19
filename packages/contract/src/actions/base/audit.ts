import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { auditActionNames, auditEntry, auditSubjectKinds } from '../../entities/audit.ts'
import { calendarDay, id } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { defineList, searchWords } from '../../list.ts'

export const auditList = defineList('audit_log', {
  access: allowed('admin', 'nobody'),
  summary: 'What staff changed by hand, newest first; `next` is the `before` of the following page',
  search: {
    action: z.optional(z.enum(auditActionNames)),
    staff_id: z.optional(id),
    subject_kind: z.optional(z.enum(auditSubjectKinds)),
    subject_id: z.optional(id),
    /** First and last school day. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** Words of the names of who did it and of whom it is about, or of the reason. */
    query: searchWords,
  },
  // An address is about a student or about nobody.
  address: { subject_id: 'student', subject_kind: null },
  paging: 'before',
  pagesize: limits.audit.page,
  row: auditEntry,
  /** Staff with an entry in the log, by name. */
  beside: { staff: z.array(z.object({ id: z.int(), name: z.string() })) },
})

export const auditStaffActions = defineActions({
  ...auditList.actions,
})
