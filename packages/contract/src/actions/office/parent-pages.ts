import * as z from 'zod/mini'
import { defineStaffActions } from '../../define-staff-actions.ts'
import { parentPageLink } from '../../entities/parent-page.ts'
import { id, nothing, time } from '../../fields.ts'

export const parentPagesStaffActions = defineStaffActions({
  parent_pages: {
    summary: 'The links by which parents read of a student, newest first, with the last visit by each',
    input: z.object({ student_id: id }),
    output: z.object({ links: z.array(parentPageLink) }),
    errors: ['not_found'],
  },

  parent_page_make: {
    summary:
      'A link by which a parent reads of a student, for a year; it is told this once. `conflict`: as many links as there ' +
      'may be work, or the account is closed (`reason` closed)',
    input: z.object({ student_id: id }),
    output: z.object({ id: z.int(), path: z.string(), expires_at: time }),
    errors: ['not_found', 'conflict'],
  },

  parent_page_revoke: {
    summary: 'Ends a link at once, also where it is open; again changes nothing',
    input: z.object({ student_id: id, link_id: id }),
    output: nothing,
    errors: ['not_found'],
  },
})
