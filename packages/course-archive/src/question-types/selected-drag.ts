import * as z from 'zod'
import { defineQuestionType } from './define-question-type.ts'
import { adviseOnOptions, checkOptions, option } from './options.ts'

export const selectedDrag = defineQuestionType('selected-drag', {
  fields: (text) => ({
    /** They stand in the right order. */
    options: z.array(option(text)).min(2).max(8),
  }),
  checkKey: ({ options }) => checkOptions(options),
  advise: ({ options }) => adviseOnOptions(options),
  options: ({ options }) => options,
})
