import * as z from 'zod'
import { optionForms } from '../draft-form.ts'
import { loadOptions, onlyMarkedId, showOptions, storedOption } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

export const selectedFileType = defineQuestionType('selected-file', {
  name: { uz: 'bitta javob', ru: 'один ответ' },
  content: z.object({ options: z.array(storedOption) }),
  key: z.object({ option_id: z.int() }),
  archiveForm: (draft) => ({ options: optionForms(draft) }),
  load: (question, loading) => ({
    content: { options: loadOptions(question.options, loading) },
    key: { option_id: onlyMarkedId(question.options, loading) },
  }),
  show: (content, showing) => ({ options: showOptions(content.options, showing) }),
  grade: (key, answer) => answer === key.option_id,
  reveal: (key) => key.option_id,
})
