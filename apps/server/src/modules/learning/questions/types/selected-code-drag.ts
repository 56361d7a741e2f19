import * as z from 'zod'
import { say, type Localized } from '../../../../i18n/localized.ts'
import { plain } from '../draft-form.ts'
import { loadCode, storedCode } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'
import { shuffled } from '../shuffle.ts'

const piece = z.object({ id: z.int(), stable_id: z.string(), code: storedCode })

/** Equal for pieces that read the same in both languages. */
const sameness = ({ uz, ru = uz }: Localized): string => JSON.stringify([uz, ru])

/** Two pieces of the same code are the same answer, whichever of them was dragged. */
export const selectedCodeDragType = defineQuestionType('selected-code-drag', {
  name: { uz: 'kodni yigʻish', ru: 'собрать код' },
  content: z.object({
    template: z.object({ language: z.string(), code: storedCode }),
    pieces: z.array(piece),
  }),
  key: z.object({ blanks: z.array(z.int()).min(1) }),
  archiveForm: ({ options }) => ({ options: options?.map(({ id, code }) => plain({ id, code })) }),
  load: (question, loading) => ({
    content: {
      template: { language: question.template.language, code: loadCode(question.template.code) },
      pieces: question.options
        .map((option) => ({
          id: loading.optionId(option.id),
          stable_id: option.id,
          code: loadCode(option.code),
        }))
        .sort((one, other) => one.id - other.id),
    },
    key: { blanks: question.blanks.map((stableId) => loading.optionId(stableId)) },
  }),
  show: (content, { seed, lang }) => ({
    template: { language: content.template.language, code: say(content.template.code, lang) },
    options: shuffled(content.pieces, seed).map((option, order) => ({
      id: option.id,
      order,
      value: say(option.code, lang),
    })),
  }),
  grade(key, answer, content) {
    const code = new Map(content.pieces.map((option) => [option.id, sameness(option.code)]))
    return (
      new Set(answer).size === answer.length &&
      answer.length === key.blanks.length &&
      key.blanks.every((id, place) => {
        const given = answer[place]
        return given !== undefined && code.has(given) && code.get(given) === code.get(id)
      })
    )
  },
  reveal: (key) => key.blanks,
})
