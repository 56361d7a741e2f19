import * as z from 'zod/mini'
import { defineQuestionType } from './define-question-type.ts'

/** A text to read. */
export const info = defineQuestionType('info', {
  set: 'learn',
  answer: null,
  /** Whether it was opened. */
  shown: { read: z.boolean() },
  draft: {},
  emptyDraft: () => ({}),
})
