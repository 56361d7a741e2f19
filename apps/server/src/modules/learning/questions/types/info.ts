import * as z from 'zod'
import { defineQuestionType } from '../question-type.ts'

export const infoType = defineQuestionType('info', {
  content: z.object({}),
  key: z.null(),
  load: () => ({ content: {}, key: null }),
  show: (_content, { read }) => ({ read: read ?? false }),
})
