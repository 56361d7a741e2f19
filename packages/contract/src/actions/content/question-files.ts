import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { authoredLesson } from '../../entities/authoring.ts'
import { questionFileReport } from '../../entities/question-file.ts'
import { id, noInput, revision } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'

export const questionFilesStaffActions = defineActions({
  authoring_questions_read: {
    access: allowed('admin', 'nobody'),
    summary:
      'What would be taken over of a file of questions (multipart `file`: Moodle XML, GIFT or Aiken), what of it would not be ' +
      'as it was, and what cannot be taken over and why. Keeps nothing',
    input: noInput,
    output: questionFileReport,
    errors: ['exceptions.file.no_provided', 'file.too_large'],
  },

  authoring_questions_take: {
    access: allowed('admin', 'nobody'),
    summary:
      'Take over the questions of such a file (multipart `file`): to the end of a lesson, as its draft, or as new lessons of a ' +
      'module, one a category. A repeat of `request_id` changes nothing. A conflict with the reason `full` tells of `what` ' +
      'there is no room, `stale` who saved meanwhile, `nothing` that the file has no question to take',
    input: z.object({
      request_id: requestId,
      lesson_id: z.optional(id),
      /** Of the lesson, as it was shown. */
      revision: z.optional(revision),
      /** In place of a lesson. */
      module_id: z.optional(id),
    }),
    output: z.object({
      /** The lesson as it is now; null for new ones. */
      lesson: z.nullable(authoredLesson),
      /** Those that hold the questions. */
      lesson_ids: z.array(z.int()),
    }),
    errors: ['not_found', 'conflict', 'exceptions.file.no_provided', 'file.too_large'],
  },
})
