import * as z from 'zod/mini'
import { defineAction } from '../../action.ts'
import { parentPageLink } from '../../entities/parent-page.ts'
import { id, nothing, time } from '../../fields.ts'
import { staffAccess } from '../../staff-access.ts'

export const parentPages = defineAction('parent_pages', {
  ...staffAccess.parent_pages,
  summary: 'The links by which parents read of a student, newest first, with the last visit by each',
  input: z.object({ student_id: id }),
  output: z.object({ links: z.array(parentPageLink) }),
  errors: ['not_found'],
})

export const parentPageMake = defineAction('parent_page_make', {
  ...staffAccess.parent_page_make,
  summary:
    'A link by which a parent reads of a student, for a year; it is told this once. `conflict`: as many links as there ' +
    'may be work, or the account is closed (`reason` closed)',
  input: z.object({ student_id: id }),
  output: z.object({ id: z.int(), path: z.string(), expires_at: time }),
  errors: ['not_found', 'conflict'],
})

export const parentPageRevoke = defineAction('parent_page_revoke', {
  ...staffAccess.parent_page_revoke,
  summary: 'Ends a link at once, also where it is open; again changes nothing',
  input: z.object({ student_id: id, link_id: id }),
  output: nothing,
  errors: ['not_found'],
})
