import type { Lang } from '@qadam/contract'
import type { HelperWords } from './helper-words.ts'
import { ru } from './words-ru.ts'
import { uz } from './words-uz.ts'

const languages: Record<Lang, HelperWords> = { uz, ru }

export function wordsOf(lang: Lang): HelperWords {
  return languages[lang]
}
