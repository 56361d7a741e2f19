import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { consentAnswer, parentPageLink } from '../../entities/parent-page.ts'
import { id, nothing, time } from '../../fields.ts'

/** Told once: what it holds is known to its reader alone. */
const newLink = z.object({ id: z.int(), path: z.string(), expires_at: time })

export const parentPagesStaffActions = defineActions({
  parent_pages: {
    // What a parent reads has payments in it: the office gives it out.
    access: allowed('admin', 'own groups'),
    summary: 'The links by which parents read of a student, newest first, with the last visit by each',
    input: z.object({ student_id: id }),
    output: z.object({ links: z.array(parentPageLink) }),
    errors: ['not_found'],
  },

  parent_page_make: {
    access: allowed('admin', 'own groups'),
    summary:
      'A link by which a parent reads of a student, for a year; it is told this once. `conflict`: as many links as there ' +
      'may be work, or the account is closed (`reason` closed)',
    input: z.object({ student_id: id }),
    output: newLink,
    errors: ['not_found', 'conflict'],
  },

  parent_consent: {
    access: allowed('teacher', 'own groups'),
    summary:
      'What a student’s parents answered when they were asked for consent, newest first: the newest holds',
    input: z.object({ student_id: id }),
    /** `needed`: recordings of the voice are taken only with it. */
    output: z.object({ needed: z.boolean(), answers: z.array(consentAnswer) }),
    errors: ['not_found'],
  },

  parent_consent_ask: {
    access: allowed('teacher', 'own groups'),
    summary:
      'A link by which a parent reads what is kept and why, and agrees or takes it back, for a year; it shows no more than ' +
      'the student’s name, and is told this once. `conflict` as for `parent_page_make`',
    input: z.object({ student_id: id }),
    output: newLink,
    errors: ['not_found', 'conflict'],
  },

  parent_page_revoke: {
    access: allowed('admin', 'own groups'),
    summary: 'Ends a link at once, also where it is open; again changes nothing',
    input: z.object({ student_id: id, link_id: id }),
    output: nothing,
    errors: ['not_found'],
  },
})
