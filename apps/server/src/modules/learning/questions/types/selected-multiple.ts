import * as z from 'zod'
import { optionForms } from '../draft-form.ts'
import { loadOptions, markedIds, showOptions, storedOption } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

/** All or nothing: every right option and no other. */
export const selectedMultipleType = defineQuestionType('selected-multiple', {
  name: { uz: 'bir necha javob', ru: 'несколько ответов' },
  content: z.object({ options: z.array(storedOption) }),
  key: z.object({ option_ids: z.array(z.int()).min(1) }),
  archiveForm: (draft) => ({ options: optionForms(draft) }),
  load: (question, loading) => ({
    content: { options: loadOptions(question.options, loading) },
    key: { option_ids: markedIds(question.options, loading).sort((one, other) => one - other) },
  }),
  show: (content, showing) => ({ options: showOptions(content.options, showing) }),
  grade(key, answer) {
    const chosen = new Set(answer)
    return chosen.size === key.option_ids.length && key.option_ids.every((id) => chosen.has(id))
  },
  isPartly: (key, answer) =>
    answer.length > 0 &&
    new Set(answer).size < key.option_ids.length &&
    answer.every((id) => key.option_ids.includes(id)),
  reveal: (key) => key.option_ids,
})
