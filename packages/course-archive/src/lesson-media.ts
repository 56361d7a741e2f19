import { lessonTexts, mediaReferences } from './lesson-parts.ts'
import { markdownPictures } from './markdown.ts'
import type { ArchiveLesson } from './schema.ts'

/** The paths of all files that a lesson shows, in no order and perhaps more than once. */
export function lessonMedia(lesson: ArchiveLesson): string[] {
  return [
    ...mediaReferences(lesson).map(({ file }) => file),
    ...lessonTexts(lesson)
      .flatMap(({ text }) => Object.values(text).flatMap(markdownPictures))
      .filter((path) => path.startsWith('media/')),
  ]
}
