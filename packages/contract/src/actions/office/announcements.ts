import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { announcement, announcementDraft, staffAnnouncement } from '../../entities/announcement.ts'
import { id, noInput, nothing, wholeNumber } from '../../fields.ts'

export const announcementsActions = defineActions({
  announcements: {
    access: own,
    summary:
      'What the school, the own group and the own courses are told today, newest first, without what was dismissed',
    input: noInput,
    output: z.array(announcement),
  },

  announcement_mark: {
    access: own,
    summary: 'Note that an announcement was opened, or dismiss it; again changes nothing',
    input: z.object({ announcement_id: id, as: z.enum(['read', 'dismissed']) }),
    output: nothing,
    errors: ['not_found'],
  },
})

export const announcementsStaffActions = defineActions({
  announcements: {
    access: allowed('teacher', 'own groups'),
    summary:
      'Announcements to the own groups, to courses of their students and to the whole school, newest first',
    input: z.object({
      /** What is over, or what is not. */
      over: z._default(z.boolean(), false),
      page: z._default(wholeNumber(1, 100_000), 1),
    }),
    output: z.object({
      rows: z.array(staffAnnouncement),
      total: z.int(),
      page: z.int(),
      pagesize: z.int(),
      /** How many more the caller may announce today; null where there is no limit. Unknown of an older server. */
      left_today: z.optional(z.nullable(z.int())),
    }),
  },

  announcement_save: {
    access: allowed('teacher', 'own groups'),
    summary:
      'Announce something to a group or, for an admin, to a course or the school, or change what was announced. Students are told ' +
      'once, when its first day comes. A conflict has a `reason`: day_full (a teacher has announced the `most` of a school day), ended, audience_fixed, request_used, no_russian (the school wants it), ' +
      'changed (with `newer`: the announcement as somebody else saved it since this revision was read)',
    input: announcementDraft,
    output: staffAnnouncement,
    errors: ['not_found', 'conflict'],
  },

  announcement_end: {
    access: allowed('teacher', 'own groups'),
    summary: 'End an announcement: nobody sees it any more, nobody else is told; again changes nothing',
    input: z.object({ announcement_id: id }),
    output: staffAnnouncement,
    errors: ['not_found'],
  },
})
