import * as z from 'zod/mini'
import { id, text } from './fields.ts'

/**
 * One entry a question type. `set` determines where it is shown: `learn` (content), `test` (graded at once, part of the
 * test) or `practice` (a teacher decides). `answer` is the shape a student sends; null where nothing is answered.
 */
export const questionTypes = {
  video: { set: 'learn', answer: null },
  info: { set: 'learn', answer: null },
  'selected-file': { set: 'test', answer: id },
  'selected-multiple': { set: 'test', answer: z.array(id).check(z.minLength(1), z.maxLength(20)) },
  'selected-drag': { set: 'test', answer: z.array(id).check(z.minLength(1), z.maxLength(20)) },
  'selected-code-drag': { set: 'test', answer: z.array(id).check(z.minLength(1), z.maxLength(20)) },
  'image-based-question': { set: 'test', answer: id },
  'input-file': { set: 'practice', answer: null },
  voice: { set: 'practice', answer: null },
  text: { set: 'practice', answer: text(50_000, 1) },
  compiler: { set: 'practice', answer: z.unknown() },
} as const satisfies Record<string, { set: 'learn' | 'test' | 'practice'; answer: z.ZodMiniType | null }>

export type QuestionType = keyof typeof questionTypes
export const questionTypeNames = Object.keys(questionTypes) as QuestionType[] // the keys are exactly the types

export type QuestionSet = (typeof questionTypes)[QuestionType]['set']

export function questionSet(type: QuestionType): QuestionSet {
  return questionTypes[type].set
}
