import type { Lang, Question, QuestionType } from '@qadam/contract'
import type { ArchiveQuestion } from '@qadam/course-archive'
import type * as z from 'zod'
import type { StoredMedia } from '../../files/media-store.ts'
import type { Localized } from '../../i18n/localized.ts'

/** What a type may use while an author's question is turned into what is stored. */
export interface Loading {
  /** Authored Markdown as sanitised HTML in each language. */
  html: (text: Localized, kind: 'block' | 'inline') => Localized
  media: (path: string) => StoredMedia
  /** The id dealt to an authored option: random at the first load, the same for ever after. */
  optionId: (stableId: string) => number
}

/** What a type may use while it shows a question to one student. */
export interface Showing {
  lang: Lang
  /** Constant for one attempt, so that the order of options is stable. */
  seed: number
  mediaUrl: (key: string) => string
  /** What this student did with the question so far. */
  video?: { watched_s: number; position_s: number; completed: boolean } | undefined
  read?: boolean | undefined
}

/** The part of `question.other` that one type fills. */
export type TypeFields = Partial<Omit<Question['other'], 'answer_id' | 'hint' | 'success_message'>>

/**
 * A question type on the server: what is stored, what the student sees and how it is graded. A new type is one file
 * that calls this, named in question-types.ts.
 */
export interface QuestionTypeDefinition<
  Type extends QuestionType = QuestionType,
  Content = unknown,
  Key = unknown,
  Answer = unknown,
> {
  type: Type
  /** What a student may see, in both languages. */
  content: z.ZodType<Content>
  /** The right answer; null for types that are not graded at once. */
  key: z.ZodType<Key>
  /** Turns the author's question into what is stored. */
  load: (
    question: Extract<ArchiveQuestion, { type: Type }>,
    loading: Loading,
  ) => { content: Content; key: Key }
  /** What this student sees of it. */
  show: (content: Content, showing: Showing) => TypeFields
  /** Grading: absent for types that a teacher decides or that have no answer. */
  grade?: (key: Key, answer: Answer, content: Content) => boolean
  /** Whether a wrong answer is right as far as it goes. It must reveal nothing of what is missing. */
  isPartly?: (key: Key, answer: Answer) => boolean
  /** The right answer in the shape a student would have sent. */
  reveal?: (key: Key) => number | number[]
}

export function defineQuestionType<Type extends QuestionType, Content, Key, Answer>(
  definition: QuestionTypeDefinition<Type, Content, Key, Answer>,
): QuestionTypeDefinition<Type, Content, Key, Answer> {
  return definition
}
