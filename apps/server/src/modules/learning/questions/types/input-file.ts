import * as z from 'zod'
import { defineQuestionType } from '../question-type.ts'

export const inputFileType = defineQuestionType('input-file', {
  content: z.object({}),
  key: z.null(),
  load: () => ({ content: {}, key: null }),
  show: () => ({}),
  demands: () => ({ kind: 'files', recording: null }),
})
