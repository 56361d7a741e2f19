import * as z from 'zod'
import { defineQuestionType } from './define-question-type.ts'
import { adviseOnOptions, checkOptions, markedOption } from './options.ts'

export const selectedMultiple = defineQuestionType('selected-multiple', {
  fields: (text) => ({
    /** One or more are right. */
    options: z.array(markedOption(text)).min(2).max(8),
  }),
  checkKey: ({ options }) => [
    ...checkOptions(options),
    ...(options.some(({ right }) => right)
      ? []
      : [{ code: 'none_right' as const, path: 'options', message: 'no option is right' }]),
  ],
  advise: ({ options }) => adviseOnOptions(options),
  options: ({ options }) => options,
})
