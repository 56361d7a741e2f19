import * as z from 'zod'
import { loadOptions, onlyMarkedId, showOptions, storedOption } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

export const selectedFileType = defineQuestionType({
  type: 'selected-file',
  content: z.object({ options: z.array(storedOption) }),
  key: z.object({ option_id: z.int() }),
  load: (question, loading) => ({
    content: { options: loadOptions(question.options, loading) },
    key: { option_id: onlyMarkedId(question.options, loading) },
  }),
  show: (content, showing) => ({ options: showOptions(content.options, showing) }),
  grade: (key, answer: number) => answer === key.option_id,
  reveal: (key) => key.option_id,
})
