import * as z from 'zod'
import { defineQuestionType } from './define-question-type.ts'

export const voice = defineQuestionType('voice', {
  fields: () => ({
    /** The longest recording; 120 where absent. */
    max_s: z.int().min(5).max(600).optional(),
  }),
})
