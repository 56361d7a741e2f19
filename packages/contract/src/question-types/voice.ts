import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftNumber } from './draft-parts.ts'

/** A recording of one's voice. */
export const voice = defineQuestionType('voice', {
  set: 'practice',
  answer: null,
  /** Seconds it may last. */
  shown: { max_s: z.int() },
  draft: { max_s: draftNumber },
  emptyDraft: () => ({ max_s: limits.voice.max_s }),
})
