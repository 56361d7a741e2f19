import * as z from 'zod'
import { defineQuestionType } from '../question-type.ts'

export const inputFileType = defineQuestionType({
  type: 'input-file',
  content: z.object({}),
  key: z.null(),
  load: () => ({ content: {}, key: null }),
  show: () => ({}),
})
