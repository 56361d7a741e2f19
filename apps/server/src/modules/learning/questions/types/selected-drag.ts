import * as z from 'zod'
import { optionForms } from '../draft-form.ts'
import { loadOptions, showOptions, storedOption } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

/** The author lists the options in their right order. */
export const selectedDragType = defineQuestionType('selected-drag', {
  name: { uz: 'tartibga solish', ru: 'расставить по порядку' },
  content: z.object({ options: z.array(storedOption) }),
  key: z.object({ order: z.array(z.int()).min(2) }),
  archiveForm: (draft) => ({ options: optionForms(draft)?.map(({ right: _, ...option }) => option) }),
  load: (question, loading) => ({
    content: { options: loadOptions(question.options, loading) },
    key: { order: question.options.map((option) => loading.optionId(option.id)) },
  }),
  show: (content, showing) => ({ options: showOptions(content.options, showing) }),
  grade: (key, answer) =>
    answer.length === key.order.length && key.order.every((id, place) => answer[place] === id),
  reveal: (key) => key.order,
})
