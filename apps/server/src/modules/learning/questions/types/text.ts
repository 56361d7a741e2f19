import * as z from 'zod'
import { plainOrNone } from '../draft-form.ts'
import { defineQuestionType } from '../question-type.ts'

export const textType = defineQuestionType('text', {
  content: z.object({ words: z.object({ min: z.int().nullable(), max: z.int().nullable() }).nullable() }),
  key: z.null(),
  archiveForm: ({ words }) => ({ words: plainOrNone(words) }),
  load: (question) => ({
    content: {
      words: question.words ? { min: question.words.min ?? null, max: question.words.max ?? null } : null,
    },
    key: null,
  }),
  show: (content) => (content.words ? { words: content.words } : {}),
  demands: ({ words }) => ({ kind: 'text', words }),
})
