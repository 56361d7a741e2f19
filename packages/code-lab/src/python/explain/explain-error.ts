import type { PythonError } from '../parse-message.ts'
import { findRule } from './rules.ts'
import { kind as ruKind } from './ru-kinds.ts'
import { ru } from './ru.ts'
import { kind as uzKind } from './uz-kinds.ts'
import { uz } from './uz.ts'

export type { PythonError } from '../parse-message.ts'

const languages = { uz, ru }
const kinds = { uz: uzKind, ru: ruKind }

/** What an error of Python means and what to try, in a beginner's words; undefined where no rule knows it. */
export function explainError(error: PythonError, lang: keyof typeof languages): string | undefined {
  const found = findRule(error)
  return found && languages[lang][found.rule](found.named)
}

/** What a type of Python is called in a language; a class of the program by its own name. */
export function kindOf(type: string, lang: keyof typeof languages): string {
  return kinds[lang](type)
}
