import type { LocalText } from './fields.ts'
import type { NamedMedia } from './question-types/define-question-type.ts'
import type { MarkedOption } from './question-types/options.ts'
import { type ArchiveQuestion, questionTypeOf } from './question-types.ts'
import type { ArchiveLesson } from './schema.ts'

/** A Markdown text of a lesson and its place. */
export type PlacedText = { question: string; path: string; text: LocalText }

/** A reference to a media file and its place. */
export type MediaReference = NamedMedia & { question: string; file: string }

/** Every Markdown text of a lesson, in the order of reading. */
export function lessonTexts(lesson: ArchiveLesson): PlacedText[] {
  return lesson.questions.flatMap(questionTexts)
}

/** The same of one question. */
export function questionTexts(question: ArchiveQuestion): PlacedText[] {
  const place = (path: string, text: LocalText | undefined): PlacedText[] =>
    text ? [{ question: question.id, path, text }] : []
  return [
    ...place('text', question.text),
    ...place('tip', question.tip),
    ...markedOptions(question).flatMap((option, index) => [
      ...place(`options.${index}.text`, option.text),
      ...place(`options.${index}.feedback`, option.feedback),
    ]),
    ...(questionTypeOf(question.type).texts?.(question) ?? []).flatMap(({ path, text }) => place(path, text)),
    ...('hint' in question ? place('hint', question.hint) : []),
    ...('success' in question ? place('success', question.success) : []),
  ]
}

/** The media that questions name themselves; pictures inside Markdown are found by markdownPictures. */
export function mediaReferences(lesson: ArchiveLesson): MediaReference[] {
  return lesson.questions.flatMap((question) => {
    const own = questionTypeOf(question.type).media?.(question) ?? []
    const ofOptions = markedOptions(question).map(({ picture }, index) => ({
      kind: 'picture' as const,
      path: `options.${index}.picture`,
      file: picture?.file,
    }))
    return [...own, ...ofOptions].flatMap(({ file, ...place }) =>
      file ? [{ question: question.id, file, ...place }] : [],
    )
  })
}

/** The options that are texts or pictures; code pieces are none. */
export function markedOptions(question: ArchiveQuestion): readonly MarkedOption[] {
  return questionTypeOf(question.type).options?.(question) ?? []
}

/** The ids of all that a student chooses from. */
export function chosenIds(question: ArchiveQuestion): readonly string[] {
  return questionTypeOf(question.type).pieces?.(question) ?? markedOptions(question).map(({ id }) => id)
}
