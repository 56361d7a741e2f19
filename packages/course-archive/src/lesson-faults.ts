import type { Fault } from './fault.ts'
import { type MediaFacts, lessonStructureFaults } from './check-structure.ts'
import { lessonStyleFaults } from './check-style.ts'
import { untranslatedFaults } from './check-translation.ts'
import { plainText, writtenMarkdown } from './fields.ts'
import { anyQuestion } from './question-types.ts'
import { type ArchiveLesson, wholeLesson } from './schema.ts'
import { schemaFaults } from './schema-faults.ts'

export type { MediaFacts }
export { untranslatedFaults }

const wholeQuestion = anyQuestion(writtenMarkdown)

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
  /** Texts without Russian, which only some schools want everywhere. */
  untranslated: Fault[]
}

/** Everything that is wrong in a lesson: also in the questions that are whole while others are not. */
export function checkLesson(lesson: LessonSoFar, media: readonly MediaFacts[]): CheckedLesson {
  const file = `lessons/${lesson.id}.json`
  const parsed = wholeLesson.safeParse(lesson)
  if (parsed.success) {
    const faults = lessonStructureFaults(file, parsed.data, media)
    const whole = faults.length === 0 ? parsed.data : undefined
    return {
      lesson: whole,
      faults,
      advice: lessonStyleFaults(file, parsed.data),
      untranslated: untranslatedFaults(file, parsed.data.title, parsed.data.questions),
    }
  }
  const whole = lesson.questions.flatMap((one) => wholeQuestion.safeParse(one).data ?? [])
  const ofWhole = whole.flatMap((question) => {
    const alone = { id: lesson.id, type: lesson.type, title: { uz: '-' }, questions: [question] }
    return lessonStructureFaults(file, alone, media).filter((fault) => fault.question !== undefined)
  })
  return {
    lesson: undefined,
    faults: [...schemaFaults(file, lesson, parsed.error.issues), ...ofWhole],
    advice: [],
    untranslated: untranslatedFaults(file, plainText.safeParse(lesson['title']).data, whole),
  }
}
