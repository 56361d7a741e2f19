import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { share, shareKey, staffSharedProject } from '../../entities/share.ts'
import { id, nothing } from '../../fields.ts'

export const sharesStaffActions = defineActions({
  student_shares: {
    access: allowed('teacher', 'own groups'),
    summary: 'The copies of programs and pages that a student has shared, newest first',
    input: z.object({ student_id: id }),
    output: z.object({ shares: z.array(share) }),
    errors: ['not_found'],
  },

  student_share: {
    access: allowed('teacher', 'own groups'),
    summary: 'A copy that a student has shared',
    input: z.object({ share_id: id }),
    output: staffSharedProject,
    errors: ['not_found'],
  },

  student_share_end: {
    access: allowed('teacher', 'own groups'),
    summary: 'Take a student’s shared copy back: its link opens nothing any more. Again changes nothing',
    input: z.object({ share_id: id }),
    output: nothing,
    errors: ['not_found'],
  },

  shared_project: {
    // By the key of a link, as students open it.
    access: allowed('teacher', 'nobody'),
    summary: 'The copy that a link of the school names, and whose it is, of whatever group',
    input: z.object({ key: shareKey }),
    output: staffSharedProject,
    errors: ['not_found'],
  },

  shared_project_end: {
    access: allowed('teacher', 'nobody'),
    summary:
      'Take back what a link opens, whosever it is: who sees something bad need not look for its teacher',
    input: z.object({ key: shareKey }),
    output: nothing,
    errors: ['not_found'],
  },
})
