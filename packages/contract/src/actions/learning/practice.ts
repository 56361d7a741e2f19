import * as z from 'zod/mini'
import { openLesson, ownCourses } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { practiceDraft as practiceDraftShape, submission, workPlace } from '../../entities/submission.ts'
import { id, revision, text, time } from '../../fields.ts'
import { limits } from '../../limits.ts'

export const practiceActions = defineActions({
  submissions: {
    access: ownCourses,
    summary: 'What this student handed in, newest first: all of it, or every version of one question',
    input: z.object({ question_id: z.optional(id), page: z.optional(id) }),
    /** `place` comes with the list of all, which leads to the lessons. */
    output: z.array(z.extend(submission, { place: z.optional(workPlace) })),
    errors: ['not_found'],
  },

  practice_draft: {
    access: openLesson,
    summary: 'The unfinished work on a practice question, so that it goes on on another device',
    input: z.object({ question_id: id }),
    output: practiceDraftShape,
    errors: ['not_found', 'lesson.closed'],
  },

  practice_draft_save: {
    access: openLesson,
    summary:
      'Keep what was typed; refused with the newer draft (`draft`) where another device saved meanwhile',
    input: z.object({ question_id: id, text: text(limits.practice.textMaxLength), revision }),
    output: z.object({ revision: z.int(), saved_at: time }),
    errors: ['not_found', 'lesson.closed', 'conflict'],
  },
})
