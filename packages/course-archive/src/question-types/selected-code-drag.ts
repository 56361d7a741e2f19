import * as z from 'zod'
import { code, codeIn, type LocalCode, slug, written } from '../fields.ts'
import type { PlacedMessage } from '../fault.ts'
import { defineQuestionType } from './define-question-type.ts'
import { uniqueIds } from './options.ts'

export const selectedCodeDrag = defineQuestionType('selected-code-drag', {
  fields: () => ({
    template: z.strictObject({
      language: z.enum(['python', 'html', 'css', 'js', 'jsx', 'text']),
      code: code(written(5000)),
    }),
    /** Code pieces as plain text; some may fit nowhere. */
    options: z
      .array(z.strictObject({ id: slug, code: code(z.string().min(1).max(200)) }))
      .min(2)
      .max(10),
    /** Option ids in the order of the template's `___`. */
    blanks: z.array(slug).min(1).max(8),
  }),
  checkKey: (question) => [...uniqueIds('options', question.options), ...checkBlanks(question)],
  advise: repeatedPieces,
  pieces: ({ options }) => options.map(({ id }) => id),
})

interface CodeDrag {
  template: { code: LocalCode }
  options: readonly { id: string; code: LocalCode }[]
  blanks: readonly string[]
}

function checkBlanks({ template, blanks, options }: CodeDrag): PlacedMessage[] {
  const ids = new Set(options.map(({ id }) => id))
  const faults = blanks
    .map((id, index) => ({ id, path: `blanks.${index}` }))
    .flatMap(({ id, path }): PlacedMessage[] => {
      if (!ids.has(id)) return [{ code: 'blank_unknown', path, message: `there is no option ${id}` }]
      const isRepeated = blanks.indexOf(id) !== blanks.lastIndexOf(id)
      return isRepeated
        ? [
            {
              code: 'blank_twice',
              path,
              message: `the option ${id} fills two blanks, but can be dragged once`,
            },
          ]
        : []
    })
  const unmarked = (['uz', 'ru'] as const).flatMap((lang) => {
    const marks = codeIn(template.code, lang).match(/(?<!_)___(?!_)/g)?.length ?? 0
    return marks === blanks.length
      ? []
      : [
          {
            code: 'blanks_count' as const,
            path: 'blanks',
            message: `the code has ${marks} ___, but blanks names ${blanks.length}`,
          },
        ]
  })
  return [...faults, ...unmarked.slice(0, 1), ...checkEqualPieces(options)]
}

/** Equal pieces are interchangeable when an answer is graded, so they must be equal to every reader. */
function checkEqualPieces(options: CodeDrag['options']): PlacedMessage[] {
  const differs = options.some((one) =>
    options.some(
      (other) =>
        (codeIn(one.code, 'uz') === codeIn(other.code, 'uz')) !==
        (codeIn(one.code, 'ru') === codeIn(other.code, 'ru')),
    ),
  )
  return differs
    ? [{ code: 'half_equal_pieces', path: 'options', message: 'two pieces are equal in one language only' }]
    : []
}

/** Equal pieces of code are interchangeable, and needed where blanks hold the same; more of them only confuse. */
function repeatedPieces({ options, blanks }: CodeDrag): PlacedMessage[] {
  const count = (codes: string[], code: string) => codes.filter((other) => other === code).length
  const codes = options.map(({ code }) => codeIn(code, 'uz').trim())
  const needed = options.filter(({ id }) => blanks.includes(id)).map(({ code }) => codeIn(code, 'uz').trim())
  return [...new Set(codes)]
    .filter((code) => count(codes, code) > Math.max(1, count(needed, code)))
    .map((code) => ({
      code: 'same_pieces',
      path: 'options',
      message: `more options say ${code} than there are blanks for it`,
    }))
}
