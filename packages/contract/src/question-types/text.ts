import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftNumber } from './draft-parts.ts'

/** A text that a teacher reads. */
export const textType = defineQuestionType('text', {
  set: 'practice',
  answer: text(50_000, 1),
  /** How many words it should have. */
  shown: { words: z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) }) },
  draft: { words: z.object({ min: z.optional(draftNumber), max: z.optional(draftNumber) }) },
  emptyDraft: () => ({}),
})
