import * as z from 'zod'
import type { PlacedMessage } from '../fault.ts'
import { picture, slug, type TextSchema } from '../fields.ts'

export const option = (text: TextSchema) =>
  z.strictObject({ id: slug, text: text.optional(), picture: picture.optional() })
export const markedOption = (text: TextSchema) =>
  option(text).extend({
    right: z.literal(true).optional(),
    /** Why it is wrong, shown to who chose it. */
    feedback: text.optional(),
  })
export type MarkedOption = z.infer<ReturnType<typeof markedOption>>

export function checkOptions(options: readonly MarkedOption[]): PlacedMessage[] {
  const bare = options.flatMap(({ text, picture: shown }, index) =>
    text || shown
      ? []
      : [
          {
            code: 'empty_option' as const,
            path: `options.${index}`,
            message: 'the option has neither a text nor a picture',
          },
        ],
  )
  return [...uniqueIds('options', options), ...bare]
}

export function checkOneRight(options: readonly MarkedOption[]): PlacedMessage[] {
  const right = options.filter((each) => each.right).length
  if (right === 1) return []
  const message = right === 0 ? 'no option is right' : `exactly one option must be right, not ${right}`
  return [{ code: right === 0 ? 'none_right' : 'one_right', path: 'options', message }]
}

export function uniqueIds(path: string, items: readonly { id: string }[]): PlacedMessage[] {
  const ids = items.map(({ id }) => id)
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return twice.map((id) => ({ code: 'repeated_id', path, message: `the id ${id} is given twice` }))
}

export function adviseOnOptions(options: readonly MarkedOption[]): PlacedMessage[] {
  const isRepeated = (['uz', 'ru'] as const).some((lang) => {
    const shown = options.flatMap(({ text, picture: given }) => {
      const words = text ? text[lang] : ''
      return words === undefined ? [] : `${words.trim()}|${given?.file ?? ''}`
    })
    return new Set(shown).size < shown.length
  })
  const unseen = options.flatMap(({ right, feedback }, index) =>
    right && feedback
      ? [
          {
            code: 'unseen_feedback' as const,
            path: `options.${index}.feedback`,
            message: 'the option is right: nobody is told why it is wrong',
          },
        ]
      : [],
  )
  return [
    ...(isRepeated
      ? [{ code: 'same_options' as const, path: 'options', message: 'two options say the same' }]
      : []),
    ...unseen,
  ]
}
