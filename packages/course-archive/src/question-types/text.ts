import * as z from 'zod'
import { defineQuestionType } from './define-question-type.ts'

export const text = defineQuestionType('text', {
  fields: () => ({
    words: z
      .strictObject({ min: z.int().min(1).optional(), max: z.int().min(1).max(5000).optional() })
      .optional(),
  }),
  checkKey: ({ words }) => {
    const { min = 1, max = Infinity } = words ?? {}
    return min > max ? [{ code: 'words_order', path: 'words', message: 'min is more than max' }] : []
  },
})
