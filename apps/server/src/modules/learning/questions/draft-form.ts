import type { DraftQuestion } from '@qadam/contract'
import type { Localized } from '../../../i18n/localized.ts'

/** Undefined where nothing is written; a Russian that is empty is none. */
export function written(text: Localized | undefined): Localized | undefined {
  const ru = text?.ru?.trim() ? text.ru : undefined
  if (!text || (text.uz.trim() === '' && ru === undefined)) return undefined
  return ru === undefined ? { uz: text.uz } : { uz: text.uz, ru }
}

/** Without what is undefined. */
export function plain(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The same; undefined where nothing is left. */
export function plainOrNone(values: object | undefined): object | undefined {
  const left = plain(values ?? {})
  return Object.keys(left).length === 0 ? undefined : left
}

export function pictureForm(picture: DraftQuestion['picture']): object | undefined {
  return picture && plain({ file: picture.file, alt: written(picture.alt) })
}

/** Options that are texts or pictures; `right` only where it is set. */
export function optionForms({ options }: DraftQuestion): { id: string; right?: true }[] | undefined {
  return options?.map(({ id, text, picture, right, feedback }) => ({
    id,
    ...plain({ text: written(text), picture: pictureForm(picture) }),
    // What was said of it before it was marked as right is said to nobody.
    ...(right ? { right } : plain({ feedback: written(feedback) })),
  }))
}
