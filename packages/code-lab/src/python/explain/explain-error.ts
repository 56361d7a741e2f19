import type { PythonError } from '../parse-message.ts'
import { findRule } from './rules.ts'
import { ru } from './ru.ts'
import { uz } from './uz.ts'

export type { PythonError } from '../parse-message.ts'

const languages = { uz, ru }

/** What an error of Python means and what to try, in a beginner's words; undefined where no rule knows it. */
export function explainError(error: PythonError, lang: keyof typeof languages): string | undefined {
  const found = findRule(error)
  return found && languages[lang][found.rule](found.named)
}
