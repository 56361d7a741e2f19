import type { AnswerOf, DraftQuestion, Lang, QuestionType, ShownOf, TypeOfSet } from '@qadam/contract'
import type { ArchiveQuestion } from '@qadam/course-archive'
import type * as z from 'zod'
import type { StoredMedia } from '../../../files/media-store.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { FilmRecord } from '../films/index.ts'

/** What a type may use while an author's question is turned into what is stored. */
export interface Loading {
  /** Authored Markdown as sanitised HTML in each language. */
  html: (text: Localized, kind: 'block' | 'inline') => Localized
  media: (path: string) => StoredMedia
  /** The id dealt to an authored option: random at the first load, the same for ever after. */
  optionId: (stableId: string) => number
}

/** What a student did with an exercise. */
export interface ExerciseProgress {
  solved: boolean
  /** Honest ones that failed. */
  tries: number
}

/** What a type may use while it shows a question to one student. */
export interface Showing {
  lang: Lang
  /** Constant for one attempt, so that the order of options is stable. */
  seed: number
  mediaUrl: (key: string) => string
  /** Where students load a film, and what sizes of it there are; as `mediaUrl` has it where absent. */
  films?: { url: (key: string) => string; of: ReadonlyMap<string, FilmRecord> } | undefined
  /** What this student did with the question so far. */
  video?: { watched_s: number; position_s: number; completed: boolean } | undefined
  read?: boolean | undefined
  /** By the exercise's id: what was done with those of an info. */
  exercises?: ReadonlyMap<string, ExerciseProgress> | undefined
}

/** What a practice question requires of what is handed in. */
export type PracticeDemands =
  | { kind: 'text'; words: { min: number | null; max: number | null } | null }
  /** `recording`: one recording of one's voice; else any files. */
  | { kind: 'files'; recording: { max_s: number } | null }
  | { kind: 'project'; language: 'python' | 'web' }

interface Stored<Type extends QuestionType, Content, Key> {
  /** What a student may see, in both languages. */
  content: z.ZodType<Content>
  /** The right answer; null for types that are not graded at once. */
  key: z.ZodType<Key>
  /** What of a draft the course archive writes otherwise than it is: without what is empty. */
  archiveForm?: (draft: DraftQuestion) => object
  /** Turns the author's question into what is stored. */
  load: (
    question: Extract<ArchiveQuestion, { type: Type }>,
    loading: Loading,
  ) => { content: Content; key: Key }
  /** What this student sees of it. */
  show: (content: Content, showing: Showing) => ShownOf<Type>
}

interface Graded<Answer, Content, Key> {
  /** What exports call the type. */
  name: { uz: string; ru: string }
  grade: (key: Key, answer: Answer, content: Content) => boolean
  /** Whether a wrong answer is right as far as it goes. It must reveal nothing of what is missing. */
  isPartly?: (key: Key, answer: Answer) => boolean
  /** Whether a wrong answer is almost right. A student is told so, and no more. */
  isNear?: (key: Key, answer: Answer, content: Content) => boolean
  /** The right answer in the shape a student would have sent. */
  reveal: (key: Key, lang: Lang) => Answer
}

interface Practised<Content> {
  demands: (content: Content) => PracticeDemands
}

/** A question type on the server: what is stored, what the student sees, and what the types of its set need beside. */
export type QuestionTypeDefinition<Type extends QuestionType, Content, Key> = Stored<Type, Content, Key> &
  (Type extends TypeOfSet<'test'> ? Graded<AnswerOf<Type>, Content, Key> : unknown) &
  (Type extends TypeOfSet<'practice'> ? Practised<Content> : unknown)

/** A type whose shapes are parsed away. */
export type AnyQuestionType = Stored<QuestionType, unknown, unknown> &
  Partial<Graded<unknown, unknown, unknown> & Practised<unknown>>

export function defineQuestionType<const Type extends QuestionType, Content, Key>(
  type: Type,
  definition: QuestionTypeDefinition<Type, Content, Key>,
): QuestionTypeDefinition<Type, Content, Key> & { type: Type } {
  return { type, ...definition }
}
