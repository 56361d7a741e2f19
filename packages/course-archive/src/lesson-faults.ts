import type { Fault } from './archive.ts'
import { type MediaFacts, lessonStructureFaults } from './check-structure.ts'
import { lessonStyleFaults } from './check-style.ts'
import { type ArchiveLesson, questionSchema, wholeLesson, writtenMarkdown } from './schema.ts'
import { schemaFaults } from './schema-faults.ts'

export type { MediaFacts }
export { markdownPictures } from './markdown.ts'

const wholeQuestion = questionSchema(writtenMarkdown)

/** A lesson by itself, as its author is writing it. */
export interface LessonSoFar {
  id: string
  type: ArchiveLesson['type']
  questions: readonly unknown[]
  [field: string]: unknown
}

export interface CheckedLesson {
  /** Undefined while it is not whole. */
  lesson: ArchiveLesson | undefined
  /** What prevents loading. */
  faults: Fault[]
  /** What would be poor in front of a student. */
  advice: Fault[]
}

/** Everything that is wrong in a lesson: also in the questions that are whole while others are not. */
export function checkLesson(lesson: LessonSoFar, media: readonly MediaFacts[]): CheckedLesson {
  const file = `lessons/${lesson.id}.json`
  const parsed = wholeLesson.safeParse(lesson)
  if (parsed.success) {
    const faults = lessonStructureFaults(file, parsed.data, media)
    const whole = faults.length === 0 ? parsed.data : undefined
    return { lesson: whole, faults, advice: lessonStyleFaults(file, parsed.data) }
  }
  const ofWhole = lesson.questions.flatMap((one) => {
    const question = wholeQuestion.safeParse(one)
    if (!question.success) return []
    const alone = { id: lesson.id, type: lesson.type, title: { uz: '-' }, questions: [question.data] }
    return lessonStructureFaults(file, alone, media).filter((fault) => fault.question !== undefined)
  })
  return {
    lesson: undefined,
    faults: [...schemaFaults(file, lesson, parsed.error.issues), ...ofWhole],
    advice: [],
  }
}
