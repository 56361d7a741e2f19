import type { Lang } from '@qadam/contract'

/** What an author wrote, in Uzbek and, where there is one, in Russian. */
export interface Localized {
  uz: string
  ru?: string | undefined
}

/** The text in the student's language, in Uzbek where that is missing. */
export function say(text: Localized, lang: Lang): string {
  return (lang === 'ru' ? text.ru : undefined) ?? text.uz
}
