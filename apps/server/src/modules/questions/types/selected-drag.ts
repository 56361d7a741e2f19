import * as z from 'zod'
import { loadOptions, showOptions, storedOption } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

/** The author lists the options in their right order. */
export const selectedDragType = defineQuestionType({
  type: 'selected-drag',
  content: z.object({ options: z.array(storedOption) }),
  key: z.object({ order: z.array(z.int()).min(2) }),
  load: (question, loading) => ({
    content: { options: loadOptions(question.options, loading) },
    key: { order: question.options.map((option) => loading.optionId(option.id)) },
  }),
  show: (content, showing) => ({ options: showOptions(content.options, showing) }),
  grade: (key, answer: number[]) =>
    answer.length === key.order.length && key.order.every((id, place) => answer[place] === id),
  reveal: (key) => key.order,
})
