import { type DraftLesson, type DraftQuestion, type QuestionType } from '@qadam/contract'
import type { ArchiveLesson } from '@qadam/course-archive'
import type { LessonSoFar } from '@qadam/course-archive/lesson-faults'
import type { Localized } from '../../i18n/localized.ts'

type Field = Exclude<keyof DraftQuestion, 'id' | 'type' | 'text' | 'tip'>

/** What a question of a type holds beside its text and tip. An author who changed the type may have left more. */
const fieldsOf: Record<QuestionType, readonly Field[]> = {
  video: ['media', 'poster', 'captions'],
  info: [],
  'selected-file': ['hint', 'success', 'options'],
  'selected-multiple': ['hint', 'success', 'options'],
  'selected-drag': ['hint', 'success', 'options'],
  'selected-code-drag': ['hint', 'success', 'template', 'options', 'blanks'],
  'image-based-question': ['hint', 'success', 'picture', 'options'],
  'input-file': [],
  voice: ['max_s'],
  text: ['words'],
  compiler: ['language', 'starter', 'checks', 'solution'],
}

/** A draft as the course archive writes it: what is empty, or of another type, left out. */
export function archiveForm(stableId: string, document: DraftLesson): LessonSoFar {
  const { title, questions, ...rest } = document
  return {
    id: stableId,
    ...plain(rest),
    ...present('title', written(title)),
    type: document.type,
    questions: questions.map(archiveQuestion),
  }
}

export function archiveQuestion(question: DraftQuestion): Record<string, unknown> {
  const form: Record<string, unknown> = {
    id: question.id,
    type: question.type,
    ...present('text', written(question.text)),
    ...present('tip', written(question.tip)),
  }
  for (const field of fieldsOf[question.type]) {
    const value = fieldForm(question, field)
    if (value !== undefined) form[field] = value
  }
  return form
}

function fieldForm(question: DraftQuestion, field: Field): unknown {
  switch (field) {
    case 'hint':
    case 'success':
      return written(question[field])
    case 'options':
      return question.options?.map((option) => optionForm(question.type, option))
    case 'picture':
      return question.picture && pictureForm(question.picture)
    case 'checks':
      return question.checks?.length === 0
        ? undefined
        : question.checks?.map(({ title, hidden, ...check }) => ({
            ...plain(check),
            ...present('title', written(title)),
            ...(hidden ? { hidden } : {}),
          }))
    case 'captions':
    case 'words': {
      const value = plain(question[field] ?? {})
      return Object.keys(value).length === 0 ? undefined : value
    }
    case 'solution':
      return question.solution && Object.keys(question.solution).length === 0 ? undefined : question.solution
    default:
      return question[field]
  }
}

function optionForm(type: QuestionType, option: NonNullable<DraftQuestion['options']>[number]): object {
  if (type === 'selected-code-drag') return { id: option.id, ...present('code', option.code) }
  return {
    id: option.id,
    ...present('text', written(option.text)),
    ...present('picture', option.picture && pictureForm(option.picture)),
    ...(option.right && type !== 'selected-drag' ? { right: true } : {}),
  }
}

function pictureForm({ file, alt }: NonNullable<DraftQuestion['picture']>): object {
  return { file, ...present('alt', written(alt)) }
}

/** Undefined where nothing is written; a Russian that is empty is none. */
export function written(text: Localized | undefined): Localized | undefined {
  const ru = text?.ru?.trim() ? text.ru : undefined
  if (!text || (text.uz.trim() === '' && ru === undefined)) return undefined
  return ru === undefined ? { uz: text.uz } : { uz: text.uz, ru }
}

function present(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value }
}

function plain(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** What a course archive brought, to be worked on. */
export function draftForm(lesson: Omit<ArchiveLesson, 'id'>): object {
  return plain(lesson)
}
