import { lacksRussian } from '@qadam/contract'
import type { Fault } from './fault.ts'
import { markedOptions, questionTexts, type PlacedText } from './lesson-parts.ts'
import type { LocalText } from './fields.ts'
import { type ArchiveQuestion, questionTypeOf } from './question-types.ts'

/** Every text with words that has no Russian, where Russian is wanted everywhere. Code and media need none. */
export function untranslatedFaults(
  file: string,
  title: LocalText | undefined,
  questions: readonly ArchiveQuestion[],
): Fault[] {
  const missing = { code: 'no_russian' as const, file, message: 'the Russian is missing' }
  return [
    ...(title && lacksRussian(title) ? [{ ...missing, path: 'title' }] : []),
    ...questions
      .flatMap((question) => [...questionTexts(question), ...shortTexts(question)])
      .filter(({ text }) => lacksRussian(text))
      .map(({ question, path }) => ({ ...missing, question, path })),
  ]
}

/** What a question says in plain text: what its pictures show and what its checks are called. */
function shortTexts(question: ArchiveQuestion): PlacedText[] {
  const place = (path: string, text: LocalText | undefined): PlacedText[] =>
    text ? [{ question: question.id, path, text }] : []
  const own = questionTypeOf(question.type).shortTexts?.(question) ?? []
  return [
    ...own.flatMap(({ path, text }) => place(path, text)),
    ...markedOptions(question).flatMap(({ picture }, index) =>
      place(`options.${index}.picture.alt`, picture?.alt),
    ),
  ]
}
