import { readNumber, typedAnswerLimits } from '@qadam/contract'
import * as z from 'zod'
import { written } from '../fields.ts'
import type { PlacedMessage } from '../fault.ts'
import { defineQuestionType } from './define-question-type.ts'

const answer = written(typedAnswerLimits.length)

export const typedAnswer = defineQuestionType('typed-answer', {
  fields: () => ({
    format: z.enum(['word', 'number', 'code']),
    /** One for both languages, or one a language; the first is shown as the right answer. */
    accepted: z
      .array(z.strictObject({ uz: answer, ru: answer.optional() }))
      .min(1)
      .max(typedAnswerLimits.accepted),
    /** How far a number may be off; exact where absent. */
    tolerance: z.number().min(0).max(1_000_000).optional(),
  }),
  checkKey: ({ format, accepted, tolerance }) => {
    const faults: PlacedMessage[] = []
    if (format !== 'number') {
      if (tolerance !== undefined)
        faults.push({ code: 'wrong', path: 'tolerance', message: 'only a number has a tolerance' })
      return faults
    }
    accepted.forEach((variant, index) => {
      for (const [lang, number] of Object.entries(variant))
        if (number !== undefined && readNumber(number) === undefined)
          faults.push({
            code: 'wrong',
            path: `accepted.${index}.${lang}`,
            message: `${number} is no number`,
          })
    })
    return faults
  },
})
