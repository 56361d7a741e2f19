import * as z from 'zod'
import { defineQuestionType } from './define-question-type.ts'
import { adviseOnOptions, checkOneRight, checkOptions, markedOption } from './options.ts'

export const selectedFile = defineQuestionType('selected-file', {
  fields: (text) => ({
    /** Exactly one is right. */
    options: z.array(markedOption(text)).min(2).max(8),
  }),
  checkKey: ({ options }) => [...checkOptions(options), ...checkOneRight(options)],
  advise: ({ options }) => adviseOnOptions(options),
  options: ({ options }) => options,
})
