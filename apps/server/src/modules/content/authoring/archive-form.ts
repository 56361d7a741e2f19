import { isOfSet, questionTypes, type DraftLesson, type DraftQuestion } from '@qadam/contract'
import type { LessonSoFar } from '@qadam/course-archive/lesson-faults'
import { plain, questionTypeOf, written } from '../../learning/questions/index.ts'

/** A draft as the course archive writes it: what is empty, or of another type, left out. */
export function archiveForm(stableId: string, document: DraftLesson): LessonSoFar {
  const { title, questions, ...rest } = document
  return {
    id: stableId,
    ...plain(rest),
    ...plain({ title: written(title) }),
    type: document.type,
    questions: questions.map(archiveQuestion),
  }
}

export function archiveQuestion(question: DraftQuestion): Record<string, unknown> {
  const { type, id, text, tip, hint, success } = question
  const form: Partial<DraftQuestion> = { ...question, ...questionTypeOf(type).archiveForm?.(question) }
  const own = Object.keys(questionTypes[type].draft) as (keyof DraftQuestion)[] // of which a draft is made
  return {
    id,
    type,
    ...plain({ text: written(text), tip: written(tip) }),
    ...(isOfSet(type, 'test') && plain({ hint: written(hint), success: written(success) })),
    // An author who changed the type may have left more than its own fields.
    ...plain(Object.fromEntries(own.map((field) => [field, form[field]]))),
  }
}
