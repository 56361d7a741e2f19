import * as z from 'zod/mini'
import { ownCourses, ownPaid } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { lessonKnowledge, recallSession, recallVerdict } from '../../entities/recall.ts'
import { flag, id } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'

export const recallActions = defineActions({
  recall_session: {
    access: ownPaid,
    summary:
      'Questions that the caller answered in tests and is about to forget, without anything that betrays a key',
    input: z.object({
      /** What was wrong in the lesson's last test, once that is passed, instead of what is due. */
      lesson_id: z.optional(id),
      /** Instead: what is asked before this lesson’s test, of lessons a week and three weeks ago in its course. */
      before_lesson_id: z.optional(id),
    }),
    output: recallSession,
  },

  module_knowledge: {
    access: ownCourses,
    summary:
      'What the caller knows of the lessons of a module that have tests, by their answers in tests and recalls',
    input: z.object({ module_id: id }),
    output: z.object({ lessons: z.array(lessonKnowledge) }),
    errors: ['not_found'],
  },

  recall_answer: {
    access: ownPaid,
    summary:
      'Answer a card of a recall; the first answer of a school day counts, and a repeat of the same request gets the same reply',
    input: z.object({
      question_id: id,
      answer: z.optional(z.unknown()),
      /** Asked before the test of this lesson: it counts though it is not due. */
      before_lesson_id: z.optional(id),
      /** Whether the author's nudge was looked at before. */
      hinted: z.optional(flag),
      /** Identifies one answer: a retry is idempotent. */
      request_id: requestId,
    }),
    output: recallVerdict,
    errors: ['not_found', 'conflict'],
  },
})
