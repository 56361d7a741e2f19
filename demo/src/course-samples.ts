import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CodeSample, type CourseArchive, extractSamples, questionTexts } from '@qadam/course-archive'

/** A code sample of a course and where its author finds it. */
export type PlacedSample = CodeSample & { place: string }

/** Every code sample of a course: in its text files with file and line, then those inside lesson files. */
export function courseSamples(folder: string, archive: CourseArchive): PlacedSample[] {
  const seen = new Set<string>()
  const place = (text: string, nameOf: (line: number) => string): PlacedSample[] => {
    seen.add(text.trimEnd())
    return extractSamples(text).map((sample) => ({ ...sample, place: nameOf(sample.line) }))
  }
  const texts = readdirSync(join(folder, 'texts'), { recursive: true, encoding: 'utf8' })
  const inFiles = texts
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      place(readFileSync(join(folder, 'texts', name), 'utf8'), (line) => `texts/${name}:${line}`),
    )
  const inLessons = archive.modules
    .flatMap(({ lessons }) => lessons)
    .flatMap((lesson) =>
      lesson.questions.flatMap((question) =>
        questionTexts(question)
          .flatMap(({ text }) => Object.values(text))
          .filter((text) => !seen.has(text))
          .flatMap((text) =>
            place(text, (line) => `lessons/${lesson.id}.json › ${question.id}, line ${line} of its text`),
          ),
      ),
    )
  return [...inFiles, ...inLessons]
}
