import type { ArchiveLesson, ArchiveQuestion, LocalText } from './schema.ts'

/** A Markdown text of a lesson and its place. */
export type PlacedText = { question: string; path: string; text: LocalText }

/** A reference to a media file and its place. */
export type MediaReference = {
  question: string
  path: string
  file: string
  kind: 'video' | 'picture' | 'poster' | 'captions'
}

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
    ...markedOptions(question).flatMap((option, index) => place(`options.${index}.text`, option.text)),
    ...('hint' in question ? place('hint', question.hint) : []),
    ...('success' in question ? place('success', question.success) : []),
  ]
}

/** The media that questions name themselves; pictures inside Markdown are found by markdownPictures. */
export function mediaReferences(lesson: ArchiveLesson): MediaReference[] {
  return lesson.questions.flatMap((question) => {
    const refer = (kind: MediaReference['kind'], path: string, file: string | undefined): MediaReference[] =>
      file ? [{ question: question.id, path, file, kind }] : []
    const options = markedOptions(question).flatMap((option, index) =>
      refer('picture', `options.${index}.picture`, option.picture?.file),
    )
    if (question.type === 'image-based-question')
      return [...refer('picture', 'picture', question.picture?.file), ...options]
    if (question.type !== 'video') return options
    return [
      ...refer('video', 'media', question.media),
      ...refer('poster', 'poster', question.poster),
      ...refer('captions', 'captions.uz', question.captions?.uz),
      ...refer('captions', 'captions.ru', question.captions?.ru),
    ]
  })
}

type MarkedOption = Extract<ArchiveQuestion, { type: 'selected-file' }>['options'][number]

/** The options that are texts or pictures; code pieces are none. */
export function markedOptions(question: ArchiveQuestion): readonly MarkedOption[] {
  switch (question.type) {
    case 'selected-file':
    case 'selected-multiple':
    case 'selected-drag':
    case 'image-based-question':
      return question.options
    default:
      return []
  }
}
