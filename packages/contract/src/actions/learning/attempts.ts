import * as z from 'zod/mini'
import { openLesson } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { attempt, attemptResult, tryResult } from '../../entities/attempt.ts'
import { id } from '../../fields.ts'
import { requestId, uploadIds } from '../../request-fields.ts'

export const attemptsActions = defineActions({
  test_start: {
    access: openLesson,
    summary: 'Take an attempt at the test of a lesson; an open one is resumed',
    input: z.object({ lesson_id: id }),
    output: attempt,
    errors: ['not_found', 'lesson.closed', 'video.not_watched', 'lesson.not_finished', 'attempts.exhausted'],
  },

  question_try: {
    access: openLesson,
    summary: 'Answer one question; the first answer of an attempt counts, a repeat gets the same reply',
    input: z.object({
      question_id: id,
      /** Practice: the text; a project {files, media} as an object or as JSON, or, where it is large, in a file `project`. */
      answer: z.optional(z.unknown()),
      /** What older clients judged themselves; ignored. */
      correct: z.optional(z.unknown()),
      attempt_id: z.optional(id),
      /** Practice: finished resumable uploads that are submitted, in this order; files may come as `file[]` instead. */
      upload_ids: z.optional(uploadIds),
      /** Practice: identifies one submission: a retry is idempotent and makes no second version. */
      request_id: z.optional(requestId),
    }),
    output: tryResult,
    errors: [
      'not_found',
      'lesson.closed',
      'lesson.not_finished',
      'attempt.expired',
      'attempt.not_open',
      'exceptions.file.no_provided',
      'file.too_large',
      'file.type_not_allowed',
      'storage.quota_exceeded',
      'conflict',
    ],
  },

  test_finish: {
    access: openLesson,
    summary: 'End an attempt and take what it earned; a repeat gets the same reply',
    input: z.object({ attempt_id: id }),
    output: attemptResult,
    errors: ['not_found'],
  },

  test_leave: {
    access: openLesson,
    summary: 'Give an attempt up; it is spent',
    input: z.object({ attempt_id: id }),
    output: attemptResult,
    errors: ['not_found'],
  },
})
