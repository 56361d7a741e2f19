import { limits } from '@qadam/contract'
import * as z from 'zod'
import { defineQuestionType } from '../question-type.ts'

export const voiceType = defineQuestionType('voice', {
  content: z.object({ max_s: z.int() }),
  key: z.null(),
  load: (question) => ({ content: { max_s: question.max_s ?? limits.voice.max_s }, key: null }),
  show: (content) => ({ max_s: content.max_s }),
  demands: ({ max_s }) => ({ kind: 'files', recording: { max_s } }),
})
