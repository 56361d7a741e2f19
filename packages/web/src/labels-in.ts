import { codeWeb as ru } from './code-texts/ru/code-web.ts'
import { codeWeb as uz } from './code-texts/uz/code-web.ts'
import { webLabels } from './web-labels.ts'

type Translate = Parameters<typeof webLabels>[0]

export const languages = ['uz', 'ru'] as const

/** The texts by their keys, with their blanks filled in. */
export const translate = (lang: (typeof languages)[number]): Translate =>
  ((key: string, given: Record<string, unknown> = {}) => {
    let found: unknown = { code_web: { uz, ru }[lang] }
    for (const part of key.split('.')) found = (found as Record<string, unknown>)[part] // a text or texts
    return typeof found === 'string'
      ? found.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(given[name]))
      : key
  }) as unknown as Translate // as far as it is used here

export const labelsIn = (lang: (typeof languages)[number]) => webLabels(translate(lang))
