import { foldCode, foldWord, readNumber } from '@qadam/contract'
import * as z from 'zod'
import { say } from '../../../../i18n/localized.ts'
import { plain, written } from '../draft-form.ts'
import { localized } from '../options.ts'
import { defineQuestionType } from '../question-type.ts'

const format = z.enum(['word', 'number', 'code'])
const folds = { word: foldWord, code: foldCode } as const

/** Each variant is right in each language: who reads Russian may know the Uzbek word. */
const variantsOf = (accepted: readonly z.infer<typeof localized>[]): string[] =>
  accepted.flatMap(({ uz, ru }) => (ru === undefined ? [uz] : [uz, ru]))

export const typedAnswerType = defineQuestionType('typed-answer', {
  name: { uz: 'javobni yozish', ru: 'вписать ответ' },
  content: z.object({ format }),
  key: z.object({ accepted: z.array(localized).min(1), tolerance: z.number().min(0) }),
  archiveForm: ({ accepted, format: asked, tolerance }) => ({
    accepted: accepted?.flatMap((variant) => written(variant) ?? []),
    // What was given before the author asked for another format.
    ...plain({ tolerance: asked === 'number' ? tolerance : undefined }),
  }),
  load: ({ format: asked, accepted, tolerance = 0 }) => ({
    content: { format: asked },
    key: { accepted, tolerance },
  }),
  show: (content) => ({ format: content.format }),
  grade: ({ accepted, tolerance }, answer, content) => {
    const variants = variantsOf(accepted)
    if (content.format !== 'number') {
      const fold = folds[content.format]
      return variants.some((variant) => fold(variant) === fold(answer))
    }
    const given = readNumber(answer)
    return variants.some((variant) => isWithin(given, readNumber(variant), tolerance))
  },
  isNear: ({ accepted }, answer, content) =>
    content.format === 'word' &&
    variantsOf(accepted).some((variant) => isNearWord(foldWord(variant), foldWord(answer))),
  reveal: ({ accepted }, lang) => (accepted[0] ? say(accepted[0], lang) : ''),
})

/** 0.1 + 0.2 is 0.3: what binary fractions lose is forgiven. */
function isWithin(one: number | undefined, other: number | undefined, tolerance: number): boolean {
  if (one === undefined || other === undefined) return false
  const lost = 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
  return Math.abs(one - other) <= tolerance + lost
}

const SHORTEST = 4

/** Whether words of four letters or more differ in exactly one: another, one more or one less. */
export function isNearWord(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ] // two were sorted
  if (short.length < SHORTEST || long.length - short.length > 1) return false
  const at = long.findIndex((letter, place) => letter !== short[place])
  if (at < 0) return false
  const rest = short.slice(short.length === long.length ? at + 1 : at)
  return rest.join('') === long.slice(at + 1).join('')
}
